import type { Session } from '#kit';
import { ask, askConfirmed, type Said } from './account.ts';
import type { Present } from './content-host.ts';
import { apiAddress } from './http.ts';
import { HttpHost } from './http-host.ts';
import { Looking } from './looking.ts';
import type { ChangeWords, Choices, Delivery, Published, Publishing, Release, SetHour } from './publishing.ts';

/** A draft on a server for people with accounts: content as on a disk, and what makes it public. */
export class DraftHost extends HttpHost {
  readonly publishing: Publishing;
  readonly looking: Looking;
  readonly #own: Pick<Session, 'fetch'>;
  readonly #draft: string;

  constructor(session: Pick<Session, 'fetch'>, draft: string) {
    super(session, `${apiAddress}/drafts/${draft}`);
    this.#own = session;
    this.#draft = draft;
    this.publishing = publishingOf(session, draft);
    this.looking = new Looking(session, draft);
  }

  /** What visitors say of the draft is news, too. */
  override watch(onChange: () => void): () => void {
    return super.watch(() => {
      void this.looking.load();
      onChange();
    });
  }

  async here(file: string): Promise<readonly Present[]> {
    const { answer, message } = await ask(this.#own, 'POST', `/drafts/${this.#draft}/here`, { file });
    // The list as the server made it; what can't be reached is said where work is saved.
    return message === undefined ? (answer['list'] as readonly Present[]) : [];
  }

  async isSignedIn(): Promise<boolean> {
    return (await ask(this.#own, 'GET', '/me')).status !== 403;
  }
}

function publishingOf(session: Pick<Session, 'fetch'>, draft: string): Publishing {
  return {
    mayPublish: async () => {
      const { answer } = await ask(session, 'GET', '/me');
      return Array.isArray(answer['rights']) && answer['rights'].includes('publish');
    },
    review: async () => {
      const said = await ask(session, 'GET', `/drafts/${draft}/review`);
      // What the server sends is as it was made there.
      return said.status === 200 ? (said.answer as { words: readonly ChangeWords[] }) : outcomeOf(said);
    },
    publish: async (title, choices) =>
      outcomeOf(await askConfirmed(session, 'POST', `/drafts/${draft}/publish`, { title, choices })),
    hour: async () => {
      const { answer, message } = await ask(session, 'GET', `/drafts/${draft}/schedule`);
      if (message !== undefined) throw new Error(message);
      // What the server sends is as it was made there.
      return answer as SetHour;
    },
    publishAt: async (at, title, choices) =>
      outcomeOf(await askConfirmed(session, 'PUT', `/drafts/${draft}/schedule`, { at, title, choices })),
    callOff: async () => (await ask(session, 'DELETE', `/drafts/${draft}/schedule`)).message,
    step: async () => {
      const { answer } = await ask(session, 'GET', '/publishing');
      return typeof answer['step'] === 'string' ? answer['step'] : undefined;
    },
    releases: async () => {
      const { answer, message } = await ask(session, 'GET', '/releases');
      if (message !== undefined) throw new Error(message);
      // The list as the server made it.
      return answer['list'] as readonly Release[];
    },
    deliveries: async () => {
      const { answer, message } = await ask(session, 'GET', '/deliveries');
      // The list as the server made it; what can't be had is said of the releases.
      return message === undefined ? (answer['list'] as readonly Delivery[]) : [];
    },
    takeBack: async (release: string, choices: Choices) =>
      outcomeOf(await askConfirmed(session, 'POST', `/releases/${release}/take-back`, { choices })),
    mailCode: async () => (await ask(session, 'POST', '/confirm/mail')).message,
    confirmByCode: async (code) => (await ask(session, 'POST', '/confirm/code', { code })).message,
  };
}

function outcomeOf({ status, answer, message }: Said): Published {
  if (status === 401 && answer['confirm'] === 'mail') return { confirm: 'mail' };
  // As the server made it: one of these, or a sentence.
  if (['published', 'scheduled', 'unchanged', 'contradictions', 'problems'].some((key) => key in answer))
    return answer as Published;
  return { refused: message ?? 'The server’s answer can’t be read.' };
}
