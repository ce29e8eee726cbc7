import { isLoopback, UsageError } from '#builder/base';

/** Where the Studio is, for people: an address of its own, which the site never shares. */
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
  const wanted = text || `http://studio.localhost:${port}`;
  const url = URL.canParse(wanted) ? new URL(wanted) : undefined;
  if (url === undefined || `${url.origin}/` !== url.href)
    throw new UsageError(
      `STUDIO_URL is the address of a host alone, such as https://studio.example.org, and not \`${wanted}\`.`,
    );
  const isHere = isLoopback(url.hostname) || url.hostname.endsWith('.localhost');
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isHere))
    throw new UsageError(`STUDIO_URL begins with https:// unless it is on this machine; it is \`${wanted}\`.`);
  if (/^[\d.]+$|^\[/.test(url.hostname))
    throw new UsageError(`STUDIO_URL needs a host’s name: browsers make no passkeys for \`${url.hostname}\`.`);
  return { origin: url.origin, host: url.host, cookiePrefix: url.protocol === 'https:' ? '__Host-' : '' };
}
