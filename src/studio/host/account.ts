import type { Session } from '#kit';
import { isFields } from '#kit/model';
import { apiAddress } from './http.ts';

type Fetching = Pick<Session, 'fetch'>;

/** What the server said. `message` is a sentence where it refused. */
export type Said = { status: number; answer: Record<string, unknown>; message?: string };

/** Asks the server of the Studio for something. What can't be reached is told in a sentence, too. */
export async function ask(session: Fetching, method: string, address: string, body?: unknown): Promise<Said> {
  try {
    const response = await session.fetch(
      apiAddress + address,
      method === 'GET'
        ? {}
        : { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) },
    );
    const data: unknown = await response.json();
    const answer = isFields(data) ? data : { list: data };
    const message = response.ok ? undefined : String(answer['message'] ?? `The server answered ${response.status}.`);
    return { status: response.status, answer, ...(message === undefined ? {} : { message }) };
  } catch {
    return { status: 0, answer: {}, message: 'The server can’t be reached. Try it again in a moment.' };
  }
}

/** The same; where somebody has to confirm that it is they, and has a passkey, that is asked for in between. */
export async function askConfirmed(session: Fetching, method: string, address: string, body?: unknown): Promise<Said> {
  const first = await ask(session, method, address, body);
  if (first.status !== 401 || first.answer['confirm'] !== 'passkey') return first;
  const problem = await confirmByPasskey(session);
  return problem === undefined ? ask(session, method, address, body) : { status: 401, answer: {}, message: problem };
}

const cancelled = 'The passkey was not shown, so nothing was done.';

/** Confirms by a passkey that it is still the same person. Returns what is wrong. */
async function confirmByPasskey(session: Fetching): Promise<string | undefined> {
  const { answer, message } = await ask(session, 'POST', '/confirm/options');
  if (message !== undefined) return message;
  const response = await shownPasskey(answer['options']);
  if (!response) return cancelled;
  return (await ask(session, 'POST', '/confirm', { ceremony: answer['ceremony'], response })).message;
}

/** A code that is mailed to somebody without a passkey, and confirms by what they type that it is they. Each returns what is wrong. */
export type MailedCode = {
  mail: () => Promise<string | undefined>;
  confirm: (code: string) => Promise<string | undefined>;
};

export function mailedCode(session: Fetching): MailedCode {
  return {
    mail: async () => (await ask(session, 'POST', '/confirm/mail')).message,
    confirm: async (code) => (await ask(session, 'POST', '/confirm/code', { code })).message,
  };
}

/** Signs in by a passkey. Returns the token of this tab, or what is wrong. */
export async function signInByPasskey(session: Fetching): Promise<{ token: string } | { message: string }> {
  const asked = await ask(session, 'POST', '/sign-in/passkey/options');
  if (asked.message !== undefined) return { message: asked.message };
  const response = await shownPasskey(asked.answer['options']);
  if (!response) return { message: 'No passkey was shown. Sign in by a mail instead.' };
  const said = await ask(session, 'POST', '/sign-in/passkey', { ceremony: asked.answer['ceremony'], response });
  return tokenIn(said);
}

/** Adds a passkey to the account, with what `options` has asked the server for. Returns what is wrong. */
export async function addPasskey(session: Fetching, options: Promise<Said>): Promise<string | undefined> {
  const asked = await options;
  if (asked.message !== undefined) return asked.message;
  const { startRegistration } = await import('@simplewebauthn/browser');
  try {
    // The library checks what the server sent.
    const response = await startRegistration({ optionsJSON: asked.answer['options'] as never });
    return (await ask(session, 'POST', '/passkeys', { ceremony: asked.answer['ceremony'], response })).message;
  } catch {
    return 'No passkey was made. You can add one later.';
  }
}

/** What lets this tab in, of an answer that signs somebody in. */
export function tokenIn({ answer, message }: Said): { token: string } | { message: string } {
  const { token } = answer;
  if (message === undefined && typeof token === 'string') return { token };
  return { message: message ?? 'The server’s answer can’t be read.' };
}

async function shownPasskey(options: unknown): Promise<unknown> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  try {
    // The library checks what the server sent.
    return await startAuthentication({ optionsJSON: options as never });
  } catch {
    return undefined;
  }
}
