import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { newSecret } from '../base/secrets.ts';
import type { NamedPerson, Passkey, People } from './people.ts';

/** What a passkey is asked for. A challenge for one is none for another. */
export type Purpose = 'sign-in' | 'confirm' | 'add';

type Pending = { challenge: string; purpose: Purpose; person?: string; expires: number };

/** How long an answer may take, in ms, and how many are waited for at once. */
const lasts = 5 * 60_000;
const mostPending = 10_000;

const siteName = 'Studio';

/** Asks browsers for passkeys and checks what they answer. A question is answered once. */
export class Ceremonies {
  readonly #pending = new Map<string, Pending>();
  readonly #people: People;
  readonly #origin: string;
  readonly #now: () => number;

  /** `origin` is the Studio's own: passkeys are of its host name. */
  constructor(people: People, origin: string, now: () => number = Date.now) {
    this.#people = people;
    this.#origin = origin;
    this.#now = now;
  }

  /** What the browser of somebody is asked who adds a passkey. */
  async toAdd(person: NamedPerson): Promise<{ ceremony: string; options: PublicKeyCredentialCreationOptionsJSON }> {
    const options = await generateRegistrationOptions({
      rpName: siteName,
      rpID: this.#host,
      userName: person.mail,
      userDisplayName: person.name,
      userID: new TextEncoder().encode(person.id),
      attestationType: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: person.passkeys.map(({ id }) => ({ id })),
    });
    return { ceremony: this.#begin({ challenge: options.challenge, purpose: 'add', person: person.id }), options };
  }

  /** Adds the passkey that a browser has made. False where it is not the answer to what was asked. */
  async add(person: NamedPerson, ceremony: unknown, response: RegistrationResponseJSON): Promise<boolean> {
    const pending = this.#take(ceremony, 'add', person.id);
    if (!pending) return false;
    const result = await verifyRegistrationResponse({
      response,
      expectedChallenge: pending.challenge,
      expectedOrigin: this.#origin,
      expectedRPID: this.#host,
      requireUserVerification: true,
    }).catch(() => undefined);
    if (!result?.verified) return false;
    const { id, publicKey, counter, transports } = result.registrationInfo.credential;
    // Whoever calls theirs by somebody else's name would be taken for them, or keep them out (WebAuthn Level 3, 7.1, step 26).
    if (this.#people.byPasskey(id)) return false;
    const passkey: Passkey = {
      id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      ...(transports ? { transports } : {}),
      at: this.#now(),
    };
    return this.#change(person.id, (passkeys) => [...passkeys, passkey]) !== undefined;
  }

  /** What a browser is asked for whoever signs in, or for somebody who confirms that it is they. */
  async toShow(
    purpose: 'sign-in' | 'confirm',
    person?: NamedPerson,
  ): Promise<{ ceremony: string; options: PublicKeyCredentialRequestOptionsJSON }> {
    const options = await generateAuthenticationOptions({
      rpID: this.#host,
      userVerification: 'required',
      ...(person ? { allowCredentials: person.passkeys.map(({ id }) => ({ id })) } : {}),
    });
    const { challenge } = options;
    return { ceremony: this.#begin({ challenge, purpose, ...(person ? { person: person.id } : {}) }), options };
  }

  /** Who has shown a passkey; nothing where it is not the answer to what was asked. */
  async shown(
    purpose: 'sign-in' | 'confirm',
    ceremony: unknown,
    response: AuthenticationResponseJSON,
    by?: NamedPerson,
  ): Promise<NamedPerson | undefined> {
    const pending = this.#take(ceremony, purpose, by?.id);
    const person = pending && this.#people.byPasskey(response.id);
    const passkey = person?.passkeys.find(({ id }) => id === response.id);
    if (!pending || !person || !passkey || (by && by.id !== person.id)) return undefined;
    const result = await verifyAuthenticationResponse({
      response,
      expectedChallenge: pending.challenge,
      expectedOrigin: this.#origin,
      expectedRPID: this.#host,
      requireUserVerification: true,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    }).catch(() => undefined);
    if (!result?.verified) return undefined;
    const counter = result.authenticationInfo.newCounter;
    return this.#change(person.id, (passkeys) =>
      passkeys.map((one) => (one.id === passkey.id ? { ...one, counter } : one)),
    );
  }

  /** Changes the passkeys of somebody as they are now: while one was checked, an owner may have changed or removed them. */
  #change(id: string, changed: (passkeys: readonly Passkey[]) => Passkey[]): NamedPerson | undefined {
    const person = this.#people.get(id);
    const now = person && { ...person, passkeys: changed(person.passkeys) };
    if (now) this.#people.put(now);
    return now;
  }

  get #host(): string {
    return new URL(this.#origin).hostname;
  }

  #begin(pending: Omit<Pending, 'expires'>): string {
    const now = this.#now();
    for (const [name, { expires }] of this.#pending) if (expires <= now) this.#pending.delete(name);
    // Who asks without end displaces the oldest of all: nobody is kept out for longer than one press more.
    const [oldest] = this.#pending.keys();
    if (this.#pending.size >= mostPending && oldest !== undefined) this.#pending.delete(oldest);
    const name = newSecret();
    this.#pending.set(name, { ...pending, expires: now + lasts });
    return name;
  }

  #take(name: unknown, purpose: Purpose, person: string | undefined): Pending | undefined {
    if (typeof name !== 'string') return undefined;
    const pending = this.#pending.get(name);
    this.#pending.delete(name);
    const isRight = pending?.purpose === purpose && pending.person === person && pending.expires > this.#now();
    return isRight ? pending : undefined;
  }
}
