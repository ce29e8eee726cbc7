import type { SentFile } from './own-form/files.ts';
import type { HeldForms } from './own-form/held-forms.ts';
import type { Project } from './project.ts';
import { bytesOnDisk } from './room.ts';

/** Whose files are to be kept, and what they may take. `network` is a digest. */
type Taking = { message: string; network: string; limit: number; networkLimit: number };

/** So many files are removed by one request. */
const batch = 100;

/**
 * Keeps files of forms in Storage. A row of the database says of each that it is to come, before it comes; its message is what makes
 * it count. So whatever is interrupted leaves a file that no message has, and `removeLoose` removes it.
 */
export class StorageFiles {
  readonly #project: Project;
  readonly #held: HeldForms;

  constructor(project: Project, held: HeldForms) {
    this.#project = project;
    this.#held = held;
  }

  /** Puts files in. `known`: a message of this id has its files already; `full` and `crowded`: there is no room for them. */
  async put(files: readonly SentFile[], taking: Taking): Promise<'taken' | 'known' | 'full' | 'crowded'> {
    const answer = await this.#project.call('contact_take_files', {
      p_message: taking.message,
      p_files: files.map(({ id, bytes }) => ({ id, bytes: bytesOnDisk(bytes) })),
      p_network: taking.network,
      p_limit: taking.limit,
      p_network_limit: taking.networkLimit,
    });
    if (answer === 'known' || answer === 'full' || answer === 'crowded') return answer;
    if (answer !== 'taken') throw new Error('The database gave an unknown answer.');
    for (const { id, type } of files) await this.#project.putFile(id, type, this.#held.bytesOf(id));
    return answer;
  }

  /** Removes files that were to be a message's, unless it has got them after all. */
  async letGo(files: readonly SentFile[]): Promise<void> {
    await this.#remove(await this.#project.call('contact_let_go', { p_files: files.map(({ id }) => id) }));
  }

  /** Removes files whose message is deleted or never came; some of them, where there are many. */
  async removeLoose(): Promise<void> {
    await this.#remove(await this.#project.call('contact_loose_files', { p_limit: batch }));
  }

  /** Storage first: what is forgotten before it is removed would lie there for ever. */
  async #remove(found: unknown): Promise<void> {
    const ids = Array.isArray(found) ? found.map(String) : [];
    if (ids.length === 0) return;
    await this.#project.removeFiles(ids);
    await this.#project.call('contact_forget_files', { p_files: ids });
  }
}
