import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { specification } from '../../specification/folders.ts';
import { type RunningCommand, startScript } from '../../support/command.ts';
import { removeFolder, temporaryFolder } from '../../support/content.ts';
import { freePort } from './free-port.ts';

/** The Studio's server on a copy of the frozen pages: it can be killed and started again at the same address. */
export class KillableStudio {
  readonly folder = temporaryFolder();
  readonly pages = join(this.folder, 'pages');
  #port = 0;
  #server: RunningCommand | undefined;

  /** The next address that lets a window in. */
  nextAddress(): Promise<string> {
    return this.#server?.nextAddress() ?? Promise.reject(new Error('It isn’t running.'));
  }

  async start(): Promise<void> {
    if (this.#port === 0) this.reset();
    this.#port ||= await freePort();
    const environment = { PORT: String(this.#port), DATA_DIR: join(this.folder, 'data') };
    this.#server = startScript('studio', ['--no-open', '--pages', this.pages], environment);
    await this.#server.waitFor(/The Studio is ready/);
  }

  /** Starts it again, with another token, and lets an open window in: by hand, the new window that opens does that. */
  async startAgain(page: Page): Promise<void> {
    await this.start();
    const { hash } = new URL(await this.nextAddress());
    if (!page.isClosed()) await page.evaluate((key) => location.assign(key), hash);
  }

  async kill(): Promise<void> {
    await this.#server?.stop('SIGKILL');
  }

  /** All files as they were first. */
  reset(): void {
    rmSync(this.pages, { recursive: true, force: true });
    cpSync(specification.pages, this.pages, { recursive: true });
  }

  /** What the files say, by their names. */
  texts(): Map<string, string> {
    const names = readdirSync(this.pages, { recursive: true, encoding: 'utf8' }).filter((name) => /\.yaml$/.test(name));
    return new Map(names.sort().map((name) => [name, readFileSync(join(this.pages, name), 'utf8')]));
  }

  async end(): Promise<void> {
    await this.kill();
    removeFolder(this.folder);
  }
}
