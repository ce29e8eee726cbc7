import { join } from 'node:path';
import { Records } from '../base/records.ts';
import { hashOfSecret, newName, newSecret } from '../base/secrets.ts';
import type { Role } from './roles.ts';

/** A key by which somebody signs in: what the browser keeps the other half of (WebAuthn Level 3). */
export type Passkey = {
  id: string;
  /** In base64url. */
  publicKey: string;
  counter: number;
  transports?: readonly string[];
  /** When it was added, in ms since 1970. */
  at: number;
};

export type Person = {
  name: string;
  mail: string;
  role: Role;
  readsMessages: boolean;
  passkeys: readonly Passkey[];
  at: number;
};

export type NamedPerson = Person & { id: string };

/** A link that lets somebody in, once: for somebody new, or for `person`, who has lost the way in. */
export type Invitation = {
  mail: string;
  role: Role;
  readsMessages: boolean;
  person?: string;
  expires: number;
};

const day = 24 * 3_600_000;
const invitationDays = 7;

/** Who may come in, and who is invited. */
export class People {
  readonly #people: Records<Person>;
  readonly #invitations: Records<Invitation>;
  readonly #now: () => number;

  constructor(studioFolder: string, now: () => number = Date.now) {
    this.#people = new Records(join(studioFolder, 'people'));
    this.#invitations = new Records(join(studioFolder, 'invitations'));
    this.#now = now;
  }

  all(): NamedPerson[] {
    return this.#people.all().map(([id, person]) => ({ ...person, id }));
  }

  get(id: string): NamedPerson | undefined {
    const person = this.#people.get(id);
    return person && { ...person, id };
  }

  byMail(mail: string): NamedPerson | undefined {
    const wanted = plainMail(mail);
    return this.all().find((person) => plainMail(person.mail) === wanted);
  }

  byPasskey(passkey: string): NamedPerson | undefined {
    return this.all().find(({ passkeys }) => passkeys.some(({ id }) => id === passkey));
  }

  put({ id, ...person }: NamedPerson): void {
    this.#people.put(id, person);
  }

  /** Removes somebody. The last owner stays: nobody could invite anybody any more. */
  remove(id: string): { refused: string } | undefined {
    if (this.#isLastOwner(id))
      return { refused: 'This is the only owner, so they stay. Make somebody else an owner first.' };
    return this.#people.remove(id) ? undefined : { refused: 'There is nobody of this name.' };
  }

  /** Gives somebody another role; the last owner stays one. */
  change(id: string, to: Pick<Person, 'role' | 'readsMessages'>): { refused: string } | undefined {
    const person = this.get(id);
    if (!person) return { refused: 'There is nobody of this name.' };
    if (to.role !== 'owner' && this.#isLastOwner(id))
      return { refused: 'This is the only owner, so they stay one. Make somebody else an owner first.' };
    this.put({ ...person, ...to });
    return undefined;
  }

  #isLastOwner(id: string): boolean {
    const owners = this.all().filter(({ role }) => role === 'owner');
    return owners.length === 1 && owners[0]?.id === id;
  }

  /** Makes an invitation, and returns the secret of its link. */
  invite(invitation: Omit<Invitation, 'expires'>): string {
    const secret = newSecret();
    this.#invitations.put(hashOfSecret(secret), { ...invitation, expires: this.#now() + invitationDays * day });
    return secret;
  }

  /** Who is invited and hasn't come yet: by the names of their records, which open nothing. */
  invited(): [name: string, invitation: Invitation][] {
    return this.#invitations.all().filter(([, invitation]) => this.#isOpen(invitation));
  }

  /** Takes an invitation back: its link opens nothing any more. */
  withdraw(name: string): Invitation | undefined {
    const invitation = this.#invitations.get(name);
    return invitation && this.#invitations.remove(name) ? invitation : undefined;
  }

  /** What a link invites to, without using it up; nothing where it is used, expired or none. */
  invitation(secret: string): Invitation | undefined {
    const found = this.#invitations.get(hashOfSecret(secret));
    return found && this.#isOpen(found) ? found : undefined;
  }

  /** Each start prints a link for the first owner, which names no mail address: once there is an owner, none of them opens anything. */
  #isOpen({ mail, expires }: Invitation): boolean {
    return expires > this.#now() && (mail !== '' || !this.all().some(({ role }) => role === 'owner'));
  }

  /** Uses an invitation up: who is in by it; the first owner's names no mail address. Nothing where it is used, expired or none. */
  accept(secret: string, { name, mail: typed }: { name: string; mail: string }): NamedPerson | undefined {
    const invited = this.invitation(secret);
    const found = invited && { ...invited, mail: invited.mail || typed.trim() };
    if (!found || !isMail(found.mail) || !this.#invitations.remove(hashOfSecret(secret))) return undefined;
    const known = found.person === undefined ? this.byMail(found.mail) : this.get(found.person);
    if (found.person !== undefined || known) return known;
    const { mail, role, readsMessages } = found;
    const person = { id: newName(this.#now()), name, mail, role, readsMessages, passkeys: [], at: this.#now() };
    this.put(person);
    return person;
  }
}

/**
 * A name as somebody has typed it, on one line, without what turns the words around it about, and of a length that lists take; nothing
 * where it says nothing.
 */
export function plainName(value: unknown, most = 80): string | undefined {
  const name = typeof value === 'string' ? value.replaceAll(/[\s\p{Cc}\p{Cs}\p{Bidi_Control}]+/gu, ' ').trim() : '';
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(name) ? [...name].slice(0, most).join('').trim() : undefined;
}

/** A mail address as it is compared: nobody has two that differ in the case of their letters. */
export function plainMail(mail: string): string {
  return mail.trim().toLowerCase();
}

/** True for what can be a mail address, and that is written down without a second line. */
export function isMail(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length <= 254 &&
    /^[^\s\p{C}@<>",;:\\]+@[^\s\p{C}@<>",;:\\]+$/u.test(value.trim())
  );
}
