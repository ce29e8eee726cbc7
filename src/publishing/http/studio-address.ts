import { isLoopback, siteAddress, UsageError } from '#builder/base';

/** Where the Studio is, for people, or where drafts are looked at: an address of its own, which the site never shares. */
export type StudioAddress = {
  origin: string;
  /** As a `Host` header says it. */
  host: string;
  /** What begins the names of cookies: where there is TLS, one that no other host or path of the machine can set (RFC 6265bis, 4.1.3). */
  cookiePrefix: '__Host-' | '';
};

/**
 * The address in STUDIO_URL, or one of this machine with the port of the server. Throws UsageError for one without TLS, but on this
 * machine: browsers make no passkeys there, and whoever listens would be signed in.
 */
export function studioAddressOf(text: string | undefined, port: number): StudioAddress {
  const { address, hostname } = addressOf('STUDIO_URL', text || `http://studio.localhost:${port}`);
  if (/^[\d.]+$|^\[/.test(hostname))
    throw new UsageError(`STUDIO_URL needs a host’s name: browsers make no passkeys for \`${hostname}\`.`);
  return address;
}

/**
 * The address in PREVIEW_URL, where drafts are looked at, or one of this machine; nothing where the Studio is elsewhere and none is
 * named. Throws UsageError where its host is the site's or the Studio's: what is shown there could act for whoever uses those (ports
 * separate no cookies).
 */
export function previewAddressOf(
  text: string | undefined,
  { port, studio }: { port: number; studio: StudioAddress },
): StudioAddress | undefined {
  const studioHost = new URL(studio.origin).hostname;
  const isHere = isOfThisMachine(studioHost);
  if (!text && !isHere) return undefined;
  const { address, hostname } = addressOf('PREVIEW_URL', text || `http://preview.localhost:${port}`);
  const site = siteAddress();
  const others: readonly [string | undefined, string][] = [
    [studioHost, 'the Studio'],
    [site && new URL(site).hostname, 'the site'],
  ];
  const [, taken] = others.find(([host]) => host === hostname) ?? [];
  if (taken)
    throw new UsageError(
      `PREVIEW_URL needs a host of its own, such as https://preview.example.org: \`${hostname}\` is where ${taken} is.`,
    );
  return address;
}

function addressOf(name: string, text: string): { address: StudioAddress; hostname: string } {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || `${url.origin}/` !== url.href)
    throw new UsageError(
      `${name} is the address of a host alone, such as https://studio.example.org, and not \`${text}\`.`,
    );
  const isSecure = url.protocol === 'https:';
  if (!isSecure && !(url.protocol === 'http:' && isOfThisMachine(url.hostname)))
    throw new UsageError(`${name} begins with https:// unless it is on this machine; it is \`${text}\`.`);
  const address: StudioAddress = { origin: url.origin, host: url.host, cookiePrefix: isSecure ? '__Host-' : '' };
  return { address, hostname: url.hostname };
}

function isOfThisMachine(hostname: string): boolean {
  return isLoopback(hostname) || hostname.endsWith('.localhost');
}
