/** The anonymous key of a site that has no Supabase project; it is public, as every anonymous key is. */
export const localKey = 'local-anonymous-key';

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * Whether a page of `origin` belongs to the site: its public address, the address that the request was sent to,
 * or a server on the same machine (a preview of the site).
 */
export function isSiteOrigin(origin: string, request: Request, siteUrl: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { host, hostname } = new URL(origin);
  return origin === siteUrl || host === request.headers.get('host') || loopback.test(hostname);
}

/** The sender's address: behind a trusted proxy the last one that it names, else the connection's. */
export function senderAddress(request: Request, connection: string, trustProxy: boolean): string {
  const named = trustProxy ? request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return named || connection;
}
