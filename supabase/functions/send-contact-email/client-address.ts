/**
 * Who names the visitor's address: nobody but the connection (`undefined`), so many proxies that each add to
 * `x-forwarded-for`, or a header that the proxy in front sets itself, whatever a visitor has put there.
 */
export type TrustedProxy = { hops: number } | { header: string } | undefined;

/**
 * What TRUST_PROXY says: nothing or `0` for no proxy, the number of proxies (`1`), or the name of a header
 * (`cf-connecting-ip`). Throws where it is neither.
 */
export function trustedProxy(text: string | undefined): TrustedProxy {
  const value = (text ?? '').trim().toLowerCase();
  if (value === '' || value === '0' || value === 'false') return undefined;
  if (value === 'true') return { hops: 1 };
  if (/^[1-9]$/.test(value)) return { hops: Number(value) };
  if (value === 'x-forwarded-for' || !/^[a-z][a-z0-9-]*$/.test(value)) throw new Error(explanation);
  return { header: value };
}

const explanation =
  'TRUST_PROXY must be the number of proxies in front that add to `x-forwarded-for` (mostly 1), or the name of a header ' +
  'that the proxy sets, such as `cf-connecting-ip` or `x-real-ip`.';

/**
 * The visitor's address. Of `x-forwarded-for` only what the trusted proxies have added counts, from its end: what
 * stands before them was written by the visitor. A request that comes without it has not come through
 * the proxies, so that its connection counts.
 */
export function clientAddress(headers: Pick<Headers, 'get'>, connection: string, proxy: TrustedProxy): string {
  if (!proxy) return connection;
  const [name, place] = 'header' in proxy ? [proxy.header, 1] : ['x-forwarded-for', proxy.hops];
  return headers.get(name)?.split(',').at(-place)?.trim() || connection;
}
