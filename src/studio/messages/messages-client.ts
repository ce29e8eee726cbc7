import type { Session } from '#kit';
import type { InboxFile, InboxFilter, InboxLetter, InboxPage } from '#kit/model';
import { ask } from '../host/account.ts';
import { apiAddress } from '../host/http.ts';

/** An answer of the server, or a sentence that says why there is none. */
export type Got<Value> = { value: Value } | { problem: string; isSignedOut?: boolean };

/** What people may do with a message besides reading it. */
export type Wish = 'retry' | 'release' | 'delete';

/** Reads and changes the messages through the Studio's server, which checks whether that is allowed. */
export class MessagesClient {
  readonly #session: Pick<Session, 'fetch'>;

  constructor(session: Pick<Session, 'fetch'>) {
    this.#session = session;
  }

  list(filter: InboxFilter, from: number): Promise<Got<InboxPage>> {
    return this.#ask<InboxPage>('POST', '/list', { ...filter, from });
  }

  read(id: string): Promise<Got<InboxLetter>> {
    return this.#ask<InboxLetter>('GET', `/${id}`);
  }

  handle(id: string, handling: 'answered' | 'archived' | undefined): Promise<Got<InboxLetter>> {
    return this.#ask<InboxLetter>('PUT', `/${id}`, { handling: handling ?? null });
  }

  act(wish: Wish, id: string): Promise<Got<unknown>> {
    return wish === 'delete' ? this.#ask('DELETE', `/${id}`) : this.#ask('POST', `/${id}/${wish}`);
  }

  deletePerson(person: string): Promise<Got<unknown>> {
    return this.#ask('POST', '/person/delete', { person });
  }

  saveTable(filter: InboxFilter): Promise<string | undefined> {
    return this.#save('/table', `messages-${filter.box}.csv`, filter);
  }

  savePerson(person: string): Promise<string | undefined> {
    return this.#save('/person', 'messages-of-one-person.json', { person });
  }

  saveFile(id: string, { id: file, name }: InboxFile): Promise<string | undefined> {
    return this.#save(`/${id}/files/${file}`, name);
  }

  async #ask<Value>(method: string, address: string, body?: object): Promise<Got<Value>> {
    const { status, answer, message } = await ask(this.#session, method, `/messages${address}`, body);
    if (message !== undefined) return { problem: message, ...(status === 403 ? { isSignedOut: true } : {}) };
    // As the server has made it.
    return { value: answer as Value };
  }

  /** Has the browser save what the server answers. Returns what is wrong. */
  async #save(address: string, usualName: string, body?: object): Promise<string | undefined> {
    try {
      const headers = { 'content-type': 'application/json' };
      const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { method: 'GET' };
      const response = await this.#session.fetch(`${apiAddress}/messages${address}`, init);
      if (!response.ok) return `This can’t be saved now (${response.status}).`;
      const url = URL.createObjectURL(await response.blob());
      const link = document.createElement('a');
      link.href = url;
      link.download = nameIn(response) ?? usualName;
      link.click();
      URL.revokeObjectURL(url);
      return undefined;
    } catch {
      return 'The server can’t be reached. Try it again in a moment.';
    }
  }
}

/** The name that the server gives what is saved. */
function nameIn({ headers }: Response): string | undefined {
  const [, name] = /filename\*=UTF-8''([^;]+)/.exec(headers.get('content-disposition') ?? '') ?? [];
  return name === undefined ? undefined : decodeURIComponent(name);
}
