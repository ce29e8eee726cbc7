import { existsSync, lstatSync, mkdirSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { hostingFolder } from '#builder/base';
import { syncFolder } from '#builder/files';
import { Records } from '../base/records.ts';
import { removeSite } from './remove-site.ts';
import type { ChangeWords } from './words.ts';

/** Something that was published. */
export type Release = {
  /** When it was, in ms since 1970. */
  at: number;
  /** What it is called, in its author's words. */
  title: string;
  author: { id: string; name: string };
  words: readonly ChangeWords[];
  /** The commit, and the one before, from which it can be told what it has changed. */
  commit: string;
  parent: string;
  /** What the content folder is in it, and with what else the site was built: the same make the same site. */
  content: string;
  key: string;
  /** The name of the folder of its site: that of an earlier release where both are the same. */
  site: string;
  /** The release that this one takes back. */
  takesBack?: string;
  /** When it was to be public, where a day and an hour were set for it. */
  due?: number;
};

export type NamedRelease = Release & { name: string };

/** How many releases keep their sites, and how many are listed and can be taken back; the record in Git holds all. */
const mostSites = 10;
const mostReleases = 200;

/**
 * What was published, the newest last, and which of it visitors see: `live` is a link to the folder of one site. Names of releases
 * are ours alone, so that none needs `inside.ts`.
 */
export class Releases {
  readonly #folder: string;
  readonly #records: Records<Release>;
  /** Those that were read before: what was published doesn't change. */
  #known = new Map<string, NamedRelease>();
  readonly live: string;

  constructor(studioFolder: string) {
    this.#folder = join(studioFolder, 'releases');
    this.#records = new Records(this.#folder);
    this.live = join(studioFolder, 'live');
  }

  /** All releases, the newest first. */
  all(): NamedRelease[] {
    const all = this.#records.names().flatMap((name): NamedRelease[] => {
      const known = this.#known.get(name);
      if (known) return [known];
      const release = this.#records.get(name);
      return release ? [{ ...release, name }] : [];
    });
    this.#known = new Map(all.map((release) => [release.name, release]));
    return all.reverse();
  }

  /** The name of the newest; nothing before the first. */
  get newest(): string | undefined {
    return this.#records.names().at(-1);
  }

  get(name: string): Release | undefined {
    return this.#records.get(name);
  }

  put(name: string, release: Release): void {
    this.#records.put(name, release);
  }

  /** Where the site of a release is. */
  siteFolder(name: string): string {
    return join(this.#folder, name);
  }

  /** The name of a site that was made of the same, and is still there. */
  siteOf(content: string, key: string): string | undefined {
    return this.all().find((one) => one.content === content && one.key === key && this.hasSite(one.site))?.site;
  }

  hasSite(name: string): boolean {
    return existsSync(join(this.siteFolder(name), hostingFolder));
  }

  /** The name of the site that visitors see; nothing before the first. */
  get liveSite(): string | undefined {
    const link = lstatSync(this.live, { throwIfNoEntry: false });
    return link?.isSymbolicLink() ? basename(readlinkSync(this.live)) : undefined;
  }

  /** Shows visitors a site: in one step, so that there is always one. */
  show(site: string): void {
    if (this.liveSite === site) return;
    const aside = `${this.live}.next`;
    rmSync(aside, { force: true });
    symlinkSync(join('releases', site), aside);
    renameSync(aside, this.live);
    syncFolder(join(this.live, '..'));
  }

  /** Deletes what is too old: of releases, and the sites that none keeps any more, but never the one that visitors see. */
  prune(): void {
    const all = this.all();
    for (const { name } of all.slice(mostReleases)) this.#records.remove(name);
    const recent = all.slice(0, mostSites);
    const kept = new Set([this.liveSite, ...recent.map(({ site }) => site)]);
    for (const entry of readdirSync(this.#folder, { withFileTypes: true }))
      if (entry.isDirectory() && !entry.name.endsWith('.coming') && !kept.has(entry.name)) this.discard(entry.name);
  }

  /** Deletes a site. */
  discard(name: string): void {
    removeSite(this.siteFolder(name));
  }

  /** Makes the folder, where nothing was published yet. */
  static in(studioFolder: string): Releases {
    mkdirSync(studioFolder, { recursive: true, mode: 0o700 });
    return new Releases(studioFolder);
  }
}
