import { type Problem, refusal } from './refusals.ts';
import { elapsedHeader, trapHeader } from './signals.ts';

/** Who may send. */
export type AccessRules = {
  /** The anonymous keys that the client may show. */
  keys: readonly string[];
  /** Whether a page of this origin (`https://relaywell.example`) belongs to the site. */
  isOwnOrigin(origin: string, request: Request): boolean;
};

/** supabase-js sends the first five (its own list for functions); the others are this function's. */
const allowedHeaders = [
  'authorization',
  'x-client-info',
  'apikey',
  'content-type',
  'x-retry-count',
  'idempotency-key',
  elapsedHeader,
  trapHeader,
].join(', ');

/**
 * Whether a request may send: `undefined` if so, else why not.
 * A page must be one of the site's; a client that is no page names no origin. A form posted without script
 * can show no key, but its page is the site's.
 */
export function accessRefusal(request: Request, rules: AccessRules, isForm: boolean): Problem | undefined {
  const origin = request.headers.get('origin');
  const isForeign = origin !== null && !isSameOrigin(request) && !rules.isOwnOrigin(origin, request);
  if (isForeign && !(isForm && origin === 'null')) return refusal('foreign');
  if (isForm || rules.keys.includes(keyOf(request))) return undefined;
  return { status: 401, error: 'The request shows no valid key.' };
}

/**
 * Whether a browser hides the origin of a posted form (a referrer policy or a sandbox does that):
 * it may be the site's, so the message is taken, but not trusted.
 */
export function hidesOrigin(request: Request): boolean {
  return request.headers.get('origin') === 'null' && !isSameOrigin(request);
}

/** The answer to a browser's question whether a page of another origin may send (Fetch standard, CORS-preflight). */
export function preflight(request: Request, rules: AccessRules): Response {
  const headers = corsHeaders(request, rules);
  if (!headers.has('access-control-allow-origin')) return new Response(null, { status: 403, headers });
  headers.set('access-control-allow-methods', 'POST, OPTIONS');
  headers.set('access-control-allow-headers', allowedHeaders);
  headers.set('access-control-max-age', '86400');
  return new Response(null, { status: 204, headers });
}

/** The headers that let a page of the site read the answer. */
export function corsHeaders(request: Request, rules: AccessRules): Headers {
  const headers = new Headers({ vary: 'Origin' });
  const origin = request.headers.get('origin');
  if (origin !== null && rules.isOwnOrigin(origin, request)) {
    headers.set('access-control-allow-origin', origin);
    headers.set('access-control-expose-headers', 'retry-after');
  }
  return headers;
}

function isSameOrigin(request: Request): boolean {
  return request.headers.get('sec-fetch-site') === 'same-origin';
}

function keyOf(request: Request): string {
  const bearer = request.headers.get('authorization')?.replace(/^Bearer\s+/i, '');
  return request.headers.get('apikey') ?? bearer ?? '';
}
