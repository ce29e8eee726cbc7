import type { OutsideAnswer } from '#engine';
import type { Reply } from './request.ts';
import type { Answer, Servers } from './servers.ts';

type WithoutSince<Told> = Told extends unknown ? Omit<Told, 'since'> : never;

/** Why nothing can be said of an address: programs are sent away, there was no time, it can't be judged from here, or it is a sample. */
export type Unknown = 'robots' | 'refuses' | 'busy' | 'offline' | 'inside' | 'untold' | 'sample';

/** Names that no server has: they are kept for examples and tests (RFC 2606, 2). */
const sampleName = /\.(?:example|test|invalid)$/i;

/** What became of a link: it leads to a page, or what is told of it, or nobody knows. */
export type Found = { what: 'fine' } | { what: 'unknown'; why: Unknown } | WithoutSince<OutsideAnswer>;

/** As many as browsers follow (Fetch, 4.4). */
const mostRedirects = 20;

/** What says that programs, or people who haven't signed in, aren't served: the page is there for all we know. */
const refusals = new Set([401, 402, 403, 405, 406, 407, 418, 451, 999]);

/**
 * Where a link to elsewhere leads: asks for the address, without its page where the server can do that, and follows where it is led.
 * Only an answer to the same request that browsers make (`GET`) is told as a mistake: many servers know no other.
 */
export async function lookAt(address: string, servers: Servers): Promise<Found> {
  const first = new URL(address);
  const seen = new Set<string>();
  let isForGood = true;
  let hasCookies = false;
  for (let url = first; ; ) {
    // Who keeps the cookies that were set on the way may well be led out of the circle.
    if (seen.has(url.href))
      return hasCookies ? { what: 'unknown', why: 'refuses' } : { what: 'unreachable', why: 'loop' };
    if (seen.size > mostRedirects) return { what: 'unreachable', why: 'too-many' };
    if (sampleName.test(url.hostname)) return { what: 'unknown', why: 'sample' };
    seen.add(url.href);
    const answer = await pageAt(url, servers);
    const next = typeof answer === 'string' ? undefined : redirectOf(answer);
    if (typeof answer === 'string' || next === undefined) {
      const found = judged(answer);
      return found.what === 'fine' && seen.size > 1 && isForGood ? movedTo(first, url) : found;
    }
    if (!URL.canParse(next.location, url)) return { what: 'unreachable', why: 'astray' };
    isForGood &&= next.isForGood;
    hasCookies ||= next.setsCookies;
    url = new URL(next.location, url);
    if (!/^https?:$/.test(url.protocol)) return { what: 'unreachable', why: 'astray' };
    url.hash = '';
  }
}

/** The answer to `HEAD`, or where that isn't one that a page or a redirect gives, the answer to `GET`. */
async function pageAt(url: URL, servers: Servers): Promise<Answer> {
  const head = await servers.ask(url, 'HEAD');
  const isDecided =
    typeof head === 'string' ? head !== 'broken-off' && head !== 'slow' : head.status < 400 && !isEmptyRedirect(head);
  return isDecided ? head : servers.ask(url, 'GET');
}

function isEmptyRedirect({ status, location }: Reply): boolean {
  return status >= 300 && status < 400 && location === undefined;
}

function redirectOf({ status, location, setsCookies }: Reply) {
  if (location === undefined || ![301, 302, 303, 307, 308].includes(status)) return undefined;
  return { location, setsCookies, isForGood: status === 301 || status === 308 };
}

function judged(answer: Answer): Found {
  if (answer === 'certificate') return { what: 'certificate' };
  if (answer === 'no-host' || answer === 'refused' || answer === 'broken-off' || answer === 'slow')
    return { what: 'unreachable', why: answer };
  if (typeof answer === 'string') return { what: 'unknown', why: answer };
  const { status } = answer;
  if (status >= 200 && status < 300) return { what: 'fine' };
  if (status === 404 || status === 410) return { what: 'gone' };
  if (status === 429) return { what: 'unknown', why: 'busy' };
  if (refusals.has(status)) return { what: 'unknown', why: 'refuses' };
  if (status >= 500 && status < 600) return { what: 'unreachable', why: 'server-error' };
  // A redirect to nowhere leads no browser on; of what is left, nobody can say what a browser would get.
  return isEmptyRedirect(answer) && status !== 304
    ? { what: 'unreachable', why: 'astray' }
    : { what: 'unknown', why: 'refuses' };
}

/** An address that has moved for good. A front page is hardly the page that was meant, and neither is one where people sign in. */
function movedTo(first: URL, to: URL): Found {
  const isFront =
    /^\/(?:index\.\w+)?$/.test(to.pathname) && to.search === '' && !/^\/(?:index\.\w+)?$/.test(first.pathname);
  const isEntrance = /(?:^|[/_-])(?:log-?in|sign-?in|auth|sso|session|404|not-?found|error)(?:$|[/._-])/i.test(
    to.pathname,
  );
  const target = new URL(to);
  target.hash = first.hash;
  return { what: 'moved', to: target.href, isSure: !isFront && !isEntrance };
}
