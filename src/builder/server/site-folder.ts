import { readFile, realpath, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type BuiltContact, contactFile, parseBuiltContact } from '#contact-server';
import { siteRoot } from '../base/site-root.ts';
import { UsageError } from '../base/usage-error.ts';
import { isHostFile } from '../hosting/host-files.ts';
import { type Hosting, hostingFile } from '../hosting/hosting.ts';
import { FormCache } from './form-cache.ts';
import { filesAt, whereMissing } from './site-files-at.ts';

/** The encodings of a file, those that make it smallest first. */
export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

const suffixes: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' };

/** A built site as it was at one moment. */
export type Snapshot = {
  /** Which folder it is: a build makes a new one. */
  id: string;
  /** When the site is another one by itself, in ms since 1970: what was due then is there. */
  until: number;
  hosting: Hosting;
  /** Where its messages go; missing where an earlier version has built it. */
  contact: BuiltContact | undefined;
  /** Files that visitors may have, by their path below the folder; each with its encodings. */
  files: ReadonlyMap<string, readonly Encoding[]>;
  forms: FormCache;
};

type Shown = (hosting: Hosting) => Hosting;

const checkInterval = 1000;

/**
 * The folder of a built site. Only what was listed in it can be asked for, so no path leads out of it.
 * When a build has replaced the folder, or something is due that the build has written beside it, the site is listed again and
 * served as it is then; until then as it was.
 */
export class SiteFolder {
  readonly #root: string;
  readonly #shown: Shown;
  #snapshot: Snapshot;
  #checkedAt: number;
  #refreshing: Promise<void> | undefined;

  private constructor(root: string, shown: Shown, snapshot: Snapshot) {
    this.#root = root;
    this.#shown = shown;
    this.#snapshot = snapshot;
    this.#checkedAt = Date.now();
  }

  /** Lists a built site. Throws UsageError where there is none. `shown`: how it is served, where that isn't as it was built. */
  static async open(root: string, shown: Shown = (hosting) => hosting): Promise<SiteFolder> {
    const snapshot = await list(root, shown).catch(whereMissing(undefined));
    if (!snapshot)
      throw new UsageError(
        `There is no built site in ${relative(siteRoot(), root) || root}/. Run \`npm run build\` first.`,
      );
    return new SiteFolder(root, shown, snapshot);
  }

  /** The site as it was when it was last looked at. */
  get snapshot(): Snapshot {
    return this.#snapshot;
  }

  /**
   * Looks whether something is due and, at most once a second, whether the site was built again. A request waits for it: the page
   * of an older build would ask for scripts that are gone.
   */
  async look(): Promise<void> {
    const now = Date.now();
    const isTime = now >= this.#snapshot.until || now - this.#checkedAt > checkInterval;
    await (isTime ? this.refresh() : this.#refreshing);
  }

  /** Looks whether the folder was replaced or something is due, and lists it if so. A folder that can't be listed changes nothing. */
  refresh(): Promise<void> {
    this.#checkedAt = Date.now();
    this.#refreshing ??= this.#relist().finally(() => {
      this.#refreshing = undefined;
    });
    return this.#refreshing;
  }

  async #relist(): Promise<void> {
    try {
      const { id, until } = this.#snapshot;
      if (Date.now() >= until || (await identify(this.#root)) !== id)
        this.#snapshot = await list(this.#root, this.#shown);
    } catch {
      // Between the two renames of a build there is no folder for a moment: the next look finds it.
    }
  }
}

/** The file that holds one form of a page or picture. */
export function formFile(path: string, encoding: Encoding): string {
  return path + suffixes[encoding];
}

/** Lists a site. Where its folder is a link, that is followed here, once: what was listed is one site, whichever the link leads to later. */
async function list(given: string, shown: Shown): Promise<Snapshot> {
  const root = await realpath(given);
  const id = await identify(root);
  const { files: all, until } = await filesAt(root, Date.now());
  const fileOf = (path: string) => all.get(path) ?? join(root, path);
  const hosting = shown(JSON.parse(await readFile(fileOf(hostingFile), 'utf8')) as Hosting);
  const contact = all.has(contactFile) ? parseBuiltContact(await readFile(fileOf(contactFile), 'utf8')) : undefined;
  const files = new Map<string, readonly Encoding[]>();
  for (const name of all.keys()) {
    if (isHostFile(name) || isCompressedForm(name, all)) continue;
    files.set(
      name,
      encodings.filter((encoding) => all.has(formFile(name, encoding))),
    );
  }
  const forms = new FormCache(fileOf, async () => (await identify(root)) === id);
  return { id, until, hosting, contact, files, forms };
}

function isCompressedForm(name: string, names: Pick<ReadonlySet<string>, 'has'>): boolean {
  return /\.(br|gz)$/.test(name) && names.has(name.replace(/\.(br|gz)$/, ''));
}

async function identify(root: string): Promise<string> {
  const { ino, mtimeMs } = await stat(join(root, hostingFile));
  return `${ino} ${mtimeMs}`;
}
