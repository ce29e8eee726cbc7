import type { IncomingMessage } from 'node:http';
import { isAmbiguous } from '../../server/ambiguous.ts';
import type { IsOwnHost } from './own-hosts.ts';

/** Why a request is not answered: the status and one sentence for whoever reads it. */
export type Refusal = { status: 400 | 403; reason: string };

/** What of a request is judged. */
export type Judged = Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'headersDistinct'>;

const foreignHost: Refusal = { status: 403, reason: 'This server answers under its own address only.' };
const ambiguous: Refusal = { status: 400, reason: 'This request can be read in two ways.' };
const serviceWorker: Refusal = { status: 403, reason: 'Nothing of this server stays in a browser.' };
const oddTarget: Refusal = { status: 400, reason: 'This is no address of this server.' };
const foreignPage: Refusal = { status: 403, reason: 'Another website asked for this, so it was refused.' };

/**
 * Why a request must not be answered; nothing where it may be. Other websites can make the browser of an editor ask
 * for anything here, so:
 * - the host must be one of this server's names, which stops names that were made to lead here;
 * - an `Origin` must be exactly this server's, and whatever changes or opens something must have one;
 * - by `Sec-Fetch-Site` (W3C Fetch Metadata) only this site's own pages may load anything; a link from elsewhere may
 *   lead to a page, in a window of its own.
 */
export function refusalOf(request: Judged, isOwnHost: IsOwnHost): Refusal | undefined {
  const { method = 'GET', url = '', headers, headersDistinct } = request;
  if (isAmbiguous(request)) return ambiguous;
  const [host = ''] = headersDistinct['host'] ?? [];
  if (!isOwnHost(host)) return foreignHost;
  // A whole address (as proxies are sent), `//name/…` or a fragment would be read in two ways by two readers.
  if (!/^\/(?!\/)[^#\\]*$/.test(url)) return oddTarget;
  // One that is registered answers for this server in the browser, for all that is opened later (Service Workers, 4.3).
  if (headers['service-worker'] !== undefined || headers['sec-fetch-dest'] === 'serviceworker') return serviceWorker;
  const isReading = method === 'GET' || method === 'HEAD';
  if (!isOwnOrigin(headers.origin, host, isReading)) return foreignPage;
  return isOwnSite(headers, isReading) ? undefined : foreignPage;
}

/** Why a WebSocket must not be opened: it is told everything that is written, so it counts as a change. */
export function upgradeRefusalOf(request: Judged, isOwnHost: IsOwnHost): Refusal | undefined {
  const { headers } = request;
  const refusal = refusalOf(request, isOwnHost);
  if (refusal) return refusal;
  return isOwnOrigin(headers.origin, headers.host ?? '', false) ? undefined : foreignPage;
}

function isOwnOrigin(origin: string | undefined, host: string, mayBeMissing: boolean): boolean {
  return origin === undefined ? mayBeMissing : origin === `http://${host.toLowerCase()}`;
}

/** A browser without these headers is held by the other two checks. */
function isOwnSite(headers: IncomingMessage['headers'], isReading: boolean): boolean {
  const site = headers['sec-fetch-site'];
  if (site === undefined || site === 'same-origin') return true;
  if (!isReading) return false;
  const isOwnWindow = headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
  return site === 'none' || isOwnWindow;
}
