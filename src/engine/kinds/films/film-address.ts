import type { OutsideFilm } from '#kit/model';

/** A film on another host, as an address of it says: its number there, what lets it be seen, and where it begins, in seconds. */
type Found = { id: string; key?: string | undefined; start: number };

/** The hosts whose films can be shown: by what their addresses look like, and how a frame and a link name a film. */
const hosts = {
  YouTube: {
    sites: ['youtube.com', 'youtu.be', 'youtube-nocookie.com'],
    read: youTube,
    origin: 'https://www.youtube-nocookie.com',
    player: ({ id, start }: Found, language: string) =>
      `/embed/${id}?autoplay=1&rel=0&hl=${language}${start > 0 ? `&start=${start}` : ''}`,
    page: ({ id, start }: Found) => `https://www.youtube.com/watch?v=${id}${start > 0 ? `&t=${start}s` : ''}`,
  },
  Vimeo: {
    sites: ['vimeo.com'],
    read: vimeo,
    origin: 'https://player.vimeo.com',
    player: ({ id, key, start }: Found) =>
      `/video/${id}?autoplay=1&dnt=1${key ? `&h=${key}` : ''}${start > 0 ? `#t=${start}s` : ''}`,
    page: ({ id, key, start }: Found) =>
      `https://vimeo.com/${id}${key ? `/${key}` : ''}${start > 0 ? `#t=${start}s` : ''}`,
  },
} as const;

/** The film that an address leads to, in whatever form people copy it; nothing where it is no film of these hosts. */
export function outsideFilm(address: string, language: string): OutsideFilm | undefined {
  const url = urlOf(address);
  if (!url) return undefined;
  const site = url.hostname.replace(/^(?:www|m|music|player)\./, '');
  for (const [name, host] of Object.entries(hosts)) {
    const found = host.sites.some((each) => each === site) ? host.read(url) : undefined;
    if (!found) continue;
    const { origin } = host;
    return { kind: 'film', host: name, origin, player: origin + host.player(found, language), page: host.page(found) };
  }
  return undefined;
}

/** The address of the film that a longer text has in it: the code for another site, an address without its beginning, or its number. */
export function filmIn(text: string): string | undefined {
  const plain = text.trim().slice(0, 2000);
  const addresses = plain.split(/["'\s<>]+/).map((word) => (word.startsWith('//') ? `https:${word}` : word));
  const tries = [
    ...addresses,
    ...addresses.map((word) => `https://${word}`),
    ...(/^[\w-]{11}$/.test(plain) ? [`https://youtu.be/${plain}`] : []),
  ];
  return tries.map((address) => outsideFilm(address, 'en')?.page).find((page) => page !== undefined);
}

function urlOf(address: string): URL | undefined {
  try {
    const url = new URL(address);
    return /^https?:$/.test(url.protocol) ? url : undefined;
  } catch {
    return undefined;
  }
}

/** youtu.be/ID, youtube.com/watch?v=ID, and the addresses of shorts, of live films and of frames. */
function youTube({ hostname, pathname, searchParams }: URL): Found | undefined {
  const [, kind = '', last = ''] = pathname.split('/');
  const isNamed = /^(?:embed|shorts|live|v)$/.test(kind);
  const id = hostname === 'youtu.be' ? kind : isNamed ? last : (searchParams.get('v') ?? '');
  if (!/^[\w-]{11}$/.test(id)) return undefined;
  return { id, start: secondsOf(searchParams.get('t') ?? searchParams.get('start')) };
}

/** vimeo.com/ID, with the key of a film that isn't listed, and the addresses of channels, of groups and of frames. */
function vimeo({ pathname, searchParams, hash }: URL): Found | undefined {
  const [, id, key] = /\/(\d{5,12})(?:\/([0-9a-f]{6,}))?\/?$/.exec(pathname) ?? [];
  if (id === undefined) return undefined;
  const [, start] = /^#t=(.+)$/.exec(hash) ?? [];
  return { id, key: key ?? keyOf(searchParams.get('h')), start: secondsOf(start) };
}

function keyOf(written: string | null): string | undefined {
  return written !== null && /^[0-9a-f]{6,}$/.test(written) ? written : undefined;
}

/** `90`, `90s` and `1h2m3s` as seconds. */
function secondsOf(written: string | null | undefined): number {
  const [, hours, minutes, seconds] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(written ?? '') ?? [];
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
}
