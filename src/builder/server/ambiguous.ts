import type { IncomingMessage } from 'node:http';

/**
 * Headers that a request has once: who is asked, by whom, for what, and where its body ends. Of two values Node.js keeps the first
 * or joins them, and a proxy in front may believe the other one.
 */
const single = [
  'host',
  'origin',
  'content-length',
  'content-type',
  'idempotency-key',
  'sec-fetch-site',
  'sec-fetch-mode',
  'sec-fetch-dest',
];

/** A name or an address, with a port or without (RFC 9110, 7.2; RFC 3986, 3.2.2). */
const hostForm = /^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]*)(?::\d*)?$/i;

/** True for a request that two servers would read in two ways, which is answered by 400 (RFC 9112, 3.2). */
export function isAmbiguous({ headersDistinct }: Pick<IncomingMessage, 'headersDistinct'>): boolean {
  const isDoubled = single.some((name) => (headersDistinct[name]?.length ?? 0) > 1);
  return isDoubled || !hostForm.test(headersDistinct['host']?.[0] ?? '');
}
