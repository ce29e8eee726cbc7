import type { Context, Hono, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { atMost, ofType, type Served } from '#builder/dev';
import { clientAddress, type RateLimit, type TrustedProxy } from '#contact-function';
import { tokenHeader } from '#kit/preview';
import { newSecret } from '../base/secrets.ts';
import type { NamedPerson } from '../people/people.ts';
import type { NamedSession } from '../people/sessions.ts';
import { type Asked, type Route, refused } from './route.ts';
import type { StudioAddress } from './studio-address.ts';
import type { StudioParts } from './studio-parts.ts';

/** The names of cookies, behind their prefix: who is signed in, and which browser has asked for a mail. */
const sessionCookie = 'studio-session';
const browserCookie = 'studio-browser';
/** The same at the address of previews: which link was opened. */
const lookCookie = 'look';

/** What a request's body may hold, where its route names nothing else. */
const usualBytes = 64 * 1024;

/** How long a confirmation counts for what needs one of a moment ago, in ms. */
const justNow = 10 * 60_000;

/**
 * Lets in what the Studio's own pages ask for: by the exact `Origin`, or where a browser sends none, by `Sec-Fetch-Site` (W3C Fetch
 * Metadata). What changes something always needs the origin.
 */
export function fromStudio({ origin }: StudioAddress): MiddlewareHandler<Served> {
  return async (context, next) => {
    const asked = context.req.header('origin');
    const site = context.req.header('sec-fetch-site');
    const isReading = context.req.method === 'GET' || context.req.method === 'HEAD';
    const isOwn = asked === undefined ? isReading && site === 'same-origin' : asked === origin;
    if (isOwn && (site === undefined || site === 'same-origin')) return next();
    return context.json({ message: 'Another website asked for this, so it was refused.' }, 403);
  };
}

/** Has a route that takes a body take only what its own pages send: of its type, and not more than it needs. */
export function takeBodies(app: Hono<Served>, { method, type, mostBytes }: Route, path: string): void {
  if (method === 'GET') return;
  const tooMuch = 'This is too much at once.';
  app.on(method, path, ofType(type ?? 'application/json'), atMost(mostBytes ?? usualBytes, tooMuch));
}

/** The answer to a sender who tries too often; nothing for everybody else. */
export function tooMany(
  context: Context<Served>,
  tries: RateLimit,
  trustProxy: TrustedProxy | undefined,
): Response | undefined {
  const { remoteAddress = '' } = context.env.incoming.socket;
  const wait = tries.take(clientAddress(context.req.raw.headers, remoteAddress, trustProxy), newSecret());
  if (wait === 0) return undefined;
  context.header('retry-after', String(wait));
  return refused(context, 'Too many tries. Wait a minute.', 429);
}

/** Who has sent a request by what the browser and its tab hold; nothing where nobody is signed in. */
export function signedIn(
  context: Context<Served>,
  parts: StudioParts,
): { person: NamedPerson; session: NamedSession } | undefined {
  const [tab, ...more] = context.env.incoming.headersDistinct[tokenHeader] ?? [];
  if (more.length > 0) return undefined;
  return personOf(parts.sessions.find(cookieOf(context, parts, sessionCookie), tab), parts);
}

/** The same for what elements of the Studio's own pages load, pictures, which send no header; nothing that changes anything. */
export function signedInByCookie(context: Context<Served>, parts: StudioParts): NamedPerson | undefined {
  if (context.req.header('sec-fetch-site') !== 'same-origin') return undefined;
  return personOf(parts.sessions.ofCookie(cookieOf(context, parts, sessionCookie)), parts)?.person;
}

function personOf(session: NamedSession | undefined, { people }: StudioParts) {
  const person = session && people.get(session.person);
  return session && person ? { session, person } : undefined;
}

/** Signs somebody in: the cookie goes with the answer, which holds what the tab keeps. */
export function signIn(context: Context<Served>, parts: StudioParts, person: NamedPerson): Response {
  const { cookie, tab } = parts.sessions.begin(person.id, context.req.header('user-agent') ?? '');
  putCookie(context, parts, sessionCookie, cookie);
  parts.log.add(person, 'signed in');
  return context.json({ token: tab });
}

/** Forgets who is signed in. */
export function signOut(context: Context<Served>, parts: StudioParts): void {
  putCookie(context, parts, sessionCookie, '', 0);
}

/** Which browser this is, for mails that it asks for. */
export function browserOf(context: Context<Served>, parts: StudioParts): string | undefined {
  return cookieOf(context, parts, browserCookie);
}

export function putBrowser(context: Context<Served>, parts: StudioParts, secret: string): void {
  putCookie(context, parts, browserCookie, secret, 15 * 60);
}

/** True where somebody has confirmed that it is they, as a route wants it. */
export function isConfirmed(wanted: 'once' | 'now' | undefined, { confirmed }: NamedSession, now: number): boolean {
  if (wanted === undefined) return true;
  if (confirmed === undefined) return false;
  return wanted === 'once' || now - confirmed <= justNow;
}

/** What somebody without a passkey is told where nothing can be mailed. */
export const noMails =
  'Confirm that it is you: add a passkey on the Studio’s first page, then try it again. Where that doesn’t let you, ask an owner for a link: this Studio sends no mails.';

/** Says by what somebody can confirm that it is they: `passkey` or `mail`; where nothing is left, what to do. */
export function confirmFirst({ context, parts, person }: Asked): Response {
  const confirm = person.passkeys.length > 0 ? 'passkey' : parts.sendMail ? 'mail' : 'nothing';
  return context.json({ confirm, message: confirm === 'nothing' ? noMails : 'Confirm that it is you first.' }, 401);
}

/** Has a browser show the draft that a link leads to, until `maxAge` seconds are over: also where a mail has led to it. */
export function openLook(context: Context<Served>, address: StudioAddress, token: string, maxAge: number): void {
  const secure = address.cookiePrefix !== '';
  setCookie(context, address.cookiePrefix + lookCookie, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure,
    maxAge,
  });
}

/** What the link holds that a browser has opened. */
export function openedLook(context: Context<Served>, address: StudioAddress): string | undefined {
  return cookieOf(context, { address }, lookCookie);
}

/** Two of one name say that somebody else has set one: then there is none. */
function cookieOf(
  context: Context<Served>,
  { address }: Pick<StudioParts, 'address'>,
  name: string,
): string | undefined {
  const full = address.cookiePrefix + name;
  const count = (context.req.header('cookie') ?? '')
    .split(';')
    .filter((part) => part.trim().startsWith(`${full}=`)).length;
  return count === 1 ? getCookie(context, full) : undefined;
}

function putCookie(
  context: Context<Served>,
  { address }: StudioParts,
  name: string,
  value: string,
  maxAge = 60 * 24 * 3600,
): void {
  setCookie(context, address.cookiePrefix + name, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'Strict',
    secure: address.cookiePrefix !== '',
    maxAge,
  });
}
