import { readFileSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { type Hosting, hostingFolder, isHostFile } from '../hosting/hosting.ts';
import { UsageError } from '../usage-error.ts';
import { FormCache } from './form-cache.ts';

/** The encodings of a file, those that make it smallest first. */
export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

const suffixes: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' };

/** A built site as it was at one moment. */
export type Snapshot = {
  /** Which folder it is: a build makes a new one. */
  id: string;
  hosting: Hosting;
  /** Files that visitors may have, by their path below the folder; each with its encodings. */
  files: ReadonlyMap<string, readonly Encoding[]>;
  forms: FormCache;
};

const checkInterval = 1000;

/**
 * The folder of a built site. Only what was listed in it can be asked for, so no path leads out of it.
 * When a build has replaced the folder, the new one is listed and served; until then the old one is.
 */
export class SiteFolder {
  readonly #root: string;
  #snapshot: Snapshot;
  #checkedAt: number;
  #refreshing: Promise<void> | undefined;

  private constructor(root: string, snapshot: Snapshot) {
    this.#root = root;
    this.#snapshot = snapshot;
    this.#checkedAt = Date.now();
  }

  /** Lists a built site. Throws UsageError where there is none. */
  static async open(root: string): Promise<SiteFolder> {
    const snapshot = await list(root).catch(() => undefined);
    if (!snapshot)
      throw new UsageError(
        `There is no built site in ${relative(process.cwd(), root) || root}/. Run \`npm run build\` first.`,
      );
    return new SiteFolder(root, snapshot);
  }

  /** The site as it was when it was last looked at. */
  get snapshot(): Snapshot {
    return this.#snapshot;
  }

  /**
   * Looks, at most once a second, whether the site was built anew. A request waits for it: the page of an older build
   * would ask for scripts that are gone.
   */
  async look(): Promise<void> {
    await (Date.now() - this.#checkedAt > checkInterval ? this.refresh() : this.#refreshing);
  }

  /** Looks whether the folder was replaced, and lists it if so. A folder that can't be listed changes nothing. */
  refresh(): Promise<void> {
    this.#checkedAt = Date.now();
    this.#refreshing ??= this.#relist().finally(() => {
      this.#refreshing = undefined;
    });
    return this.#refreshing;
  }

  async #relist(): Promise<void> {
    try {
      if ((await identify(this.#root)) !== this.#snapshot.id) this.#snapshot = await list(this.#root);
    } catch {
      // Between the two renames of a build there is no folder for a moment: the next look finds it.
    }
  }
}

/** The file that holds one form of a page or picture. */
export function formFile(path: string, encoding: Encoding): string {
  return path + suffixes[encoding];
}

async function list(root: string): Promise<Snapshot> {
  const id = await identify(root);
  const hosting = JSON.parse(readFileSync(join(root, hostingFolder, 'site.json'), 'utf8')) as Hosting;
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const names = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')),
  );
  const files = new Map<string, readonly Encoding[]>();
  for (const name of names) {
    if (isHostFile(name) || isCompressedForm(name, names)) continue;
    files.set(
      name,
      encodings.filter((encoding) => names.has(formFile(name, encoding))),
    );
  }
  return { id, hosting, files, forms: new FormCache(root, async () => (await identify(root)) === id) };
}

function isCompressedForm(name: string, names: ReadonlySet<string>): boolean {
  return /\.(br|gz)$/.test(name) && names.has(name.replace(/\.(br|gz)$/, ''));
}

async function identify(root: string): Promise<string> {
  const { ino, mtimeMs } = await stat(join(root, hostingFolder, 'site.json'));
  return `${ino} ${mtimeMs}`;
}
