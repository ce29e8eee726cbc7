import type { Session } from '#kit';
import { ask } from './account.ts';
import type { Present } from './content-host.ts';
import { apiAddress } from './http.ts';
import { HttpHost } from './http-host.ts';
import { Looking } from './looking.ts';
import type { Publishing } from './publishing.ts';
import { publishingAt } from './publishing-at.ts';

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
    this.publishing = publishingAt(session, `/drafts/${draft}`);
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
