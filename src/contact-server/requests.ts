import { isLoopback } from '#builder/base';

/** The anonymous key of a site that has no Supabase project; it is public, as every anonymous key is. */
export const localKey = 'local-anonymous-key';

/**
 * Whether a page of `origin` belongs to the site: its public address, the address that the request was sent to,
 * or a server on the same machine (a preview of the site).
 */
export function isSiteOrigin(origin: string, request: Request, siteUrl: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { host, hostname } = new URL(origin);
  return (
    siteUrl === origin ||
    siteUrl.startsWith(`${origin}/`) ||
    host === request.headers.get('host') ||
    isLoopback(hostname)
  );
}
