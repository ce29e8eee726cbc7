import { sessionAddress, tokenHeader } from '#kit/preview';
import { HttpHost } from '#studio';

function wasClosed(error: unknown): boolean {
  return error instanceof Error && /other side closed|ECONNRESET|EPIPE/.test(String(error.cause));
}

/** The host of a Studio that is served somewhere, with what a browser's page of that origin would send. `url` has a key. */
export async function hostFromNode(url: string): Promise<HttpHost> {
  const { origin, hash } = new URL(url);
  const own = { origin, 'sec-fetch-site': 'same-origin' };
  const opened = await fetch(origin + sessionAddress, {
    method: 'POST',
    headers: { ...own, 'content-type': 'application/json' },
    body: JSON.stringify({ key: hash.replace('#key=', '') }),
  });
  const { token } = (await opened.json()) as { token: string };
  return new HttpHost({
    fetch: (address, init = {}) => {
      const headers = { ...Object.fromEntries(new Headers(init.headers)), ...own, [tokenHeader]: token };
      const ask = () => fetch(new URL(address, url), { ...init, headers });
      // A browser asks once more where a kept connection was closed while it had nothing to do (RFC 9112, 9.3.1); Node doesn't.
      return ask().catch((error: unknown) => (wasClosed(error) ? ask() : Promise.reject(error)));
    },
  });
}
