import { copyFileSync, existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { UsageError } from '#builder/base';
import { contentsOf, gitBytes, isId, withoutFilters } from '#builder/change';
import { publicFolderOf, temporaryFolder } from '#builder/files';
import { namedFiles } from './named-files.ts';
import { must, text } from './plumbing.ts';

/** The state that the site's branch is at. */
export type Head = { ref: string; commit: string; tree: string };

/** A file that is to be another one: what it holds, by the name that Git has for it; nothing where it goes. */
export type TreeChange = { path: string; blob: string | undefined };

/** A file that differs between two states. One that `isBeside` those of this record is named by its path in the repository. */
type Difference = { path: string; before: string | undefined; after: string | undefined; isBeside: boolean };

/** Who a commit is of. Mail addresses are no part of it: a repository may be anybody's to read. */
export type Author = { name: string; id: string };

/** What Git writes where there is no commit or no file: a branch that has no commit yet is at this one. */
export const noCommit = '0'.repeat(40);

/**
 * The repository that is the record of a content folder. Only plumbing is asked for: nothing of it reads or changes the work tree but
 * what says so, and no program that its configuration names is run. Paths are those in the content folder; that of a file in a public
 * folder beside it is its address, which begins with a slash.
 */
export class Repository {
  readonly #top: string;
  /** Where the content folder lies in it, with a slash. */
  readonly #prefix: string;
  /** Where the public folder lies in it, with a slash; nothing where it is a part of the content folder, or lies elsewhere. */
  readonly #public: string | undefined;

  private constructor(top: string, prefix: string, publicPlace: string | undefined) {
    this.#top = top;
    this.#prefix = prefix;
    this.#public = publicPlace;
  }

  /**
   * The repository of a content folder, which is made in the folder of the site where there is none. Where it has no commit yet it gets
   * one, unless it `staysEmpty` until something is published. Throws UsageError where it can't be used.
   */
  static async open(root: string, pages: string, { staysEmpty = false } = {}): Promise<Repository> {
    if ((await text(root, ['--version'])) === undefined)
      throw new UsageError(
        'There is no `git` on this machine, and it keeps what was published: https://git-scm.com/downloads',
      );
    if ((await text(pages, ['rev-parse', '--git-dir'])) === undefined) {
      // A content folder that lies elsewhere is no part of the site's folder.
      const isElsewhere = relative(root, pages).startsWith('..');
      await must(isElsewhere ? dirname(pages) : root, ['init', '-q', '-b', 'main']);
    }
    const top = (await must(pages, ['rev-parse', '--show-toplevel'])).trim();
    const prefix = placeIn(top, realpathSync(pages));
    const shared = publicFolderOf(pages, join(root, 'public'));
    // By its own name: where it is a link, what it leads to is no part of this repository.
    const beside = placeIn(top, join(realpathSync(dirname(shared)), basename(shared)));
    const isBeside = beside !== '' && !beside.startsWith('..') && !beside.startsWith(prefix);
    const repository = new Repository(top, prefix, isBeside ? beside : undefined);
    const hasCommit = (await text(top, ['rev-parse', '--verify', '--quiet', 'HEAD'])) !== undefined;
    if (!hasCommit && !staysEmpty) await repository.#begin();
    return repository;
  }

  /** Where the branch is now. Throws UsageError where none is checked out. */
  async head(): Promise<Head> {
    const ref = (await text(this.#top, ['symbolic-ref', '--quiet', 'HEAD']))?.trim();
    if (ref === undefined)
      throw new UsageError(
        'Nothing can be published: the repository of the pages stands at a single state and on no branch. `git switch main` puts it on one.',
      );
    const commit = (await text(this.#top, ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`]))?.trim() ?? noCommit;
    return { ref, commit, tree: await this.treeOf(commit) };
  }

  async treeOf(commit: string): Promise<string> {
    if (commit === noCommit) return (await must(this.#top, ['mktree'], { input: '' })).trim();
    return (await must(this.#top, ['rev-parse', '--verify', `${commit}^{tree}`])).trim();
  }

  /** What the content folder is in a tree, by the name that Git has for it: two that are the same hold the same files. */
  async contentOf(tree: string): Promise<string> {
    const place = this.#prefix === '' ? tree : `${tree}:${this.#prefix.slice(0, -1)}`;
    return (await text(this.#top, ['rev-parse', '--verify', '--quiet', place]))?.trim() ?? noCommit;
  }

  /**
   * The tree of a head, with the content folder as it is on the disk, and with the public files that it names and Git doesn't have yet:
   * without letters or downloads nobody else could build what is published.
   */
  async treeOfDisk({ tree }: Head): Promise<string> {
    return this.#withIndex(tree, async (environment) => {
      const options = [...withoutFilters(this.#top, false), ...asTheyAre];
      const place = this.#prefix === '' ? '.' : this.#prefix;
      await must(this.#top, [...options, 'add', '-A', '--', place], { environment });
      if (this.#public === undefined) return;
      const named = await namedFiles(this.#top, { pages: place, publicFolder: this.#public, environment });
      const input = named.map((path) => `${path}\0`).join('');
      await must(this.#top, [...options, 'update-index', '--add', '-z', '--stdin'], { environment, input });
    });
  }

  /** A tree with some files of the content folder others. */
  async treeWith(tree: string, changes: readonly TreeChange[]): Promise<string> {
    return this.#withIndex(tree, async (environment) => {
      await must(this.#top, ['update-index', '-z', '--index-info'], { environment, input: this.#lines(changes) });
    });
  }

  /** The names that Git has for the files of the content folder in a tree, by their paths. */
  async blobsOf(tree: string): Promise<Map<string, string>> {
    const place = this.#prefix === '' ? [] : ['--', this.#prefix];
    const listed = await must(this.#top, ['ls-tree', '-r', '-z', '--full-tree', tree, ...place]);
    return new Map(
      listed.split('\0').flatMap((line): [string, string][] => {
        const [, kind, blob, path] = /^\d+ (\w+) (\w+)\t(.*)$/s.exec(line) ?? [];
        return kind === 'blob' && blob && path ? [[path.slice(this.#prefix.length), blob]] : [];
      }),
    );
  }

  /** What files hold, by the names that Git has for them; without those that are larger than content may be. */
  contents(blobs: Iterable<string>): Promise<Map<string, Buffer>> {
    return contentsOf(this.#top, blobs);
  }

  /** What one file holds, however large it is. */
  async content(blob: string): Promise<Buffer> {
    const bytes = isId(blob) ? await gitBytes(this.#top, ['cat-file', 'blob', blob]) : undefined;
    if (!bytes) throw new Error(`Git has no file ${blob}.`);
    return bytes;
  }

  /** Keeps a text, and returns the name that Git has for it. */
  async keepText(content: string): Promise<string> {
    return (await must(this.#top, ['hash-object', '-w', '--stdin'], { input: content })).trim();
  }

  /** Keeps what a file of this machine holds. */
  async keepFile(file: string): Promise<string> {
    return (await must(this.#top, ['hash-object', '-w', '--no-filters', '--', file])).trim();
  }

  /** True where a text of the content folder in a tree has a name in it. */
  async isNamed(tree: string, name: string): Promise<boolean> {
    const place = this.#prefix === '' ? [] : ['--', this.#prefix];
    return (await text(this.#top, ['grep', '-q', '-I', '-F', '-e', name, tree, ...place])) !== undefined;
  }

  /** Makes a commit that no branch has yet. */
  async commit(tree: string, parents: readonly string[], { name, id }: Author, message: string): Promise<string> {
    const said = {
      name: isTakenAsName.test(name) ? name.replaceAll(/[<>\n\0]/g, ' ').trim() : 'Somebody',
      mail: `${id}@studio.invalid`,
    };
    const environment = {
      GIT_AUTHOR_NAME: said.name,
      GIT_AUTHOR_EMAIL: said.mail,
      GIT_COMMITTER_NAME: 'Studio',
      GIT_COMMITTER_EMAIL: 'server@studio.invalid',
    };
    const from = parents.flatMap((parent) => (parent === noCommit ? [] : ['-p', parent]));
    return (await must(this.#top, ['commit-tree', tree, ...from, '-F', '-'], { environment, input: message })).trim();
  }

  /** Puts the branch at another commit, if it is where it was: of all who try at once, one succeeds. */
  async advance({ ref, commit }: Pick<Head, 'ref' | 'commit'>, next: string): Promise<boolean> {
    return (await gitBytes(this.#top, ['update-ref', '-m', 'publish', ref, next, commit])) !== undefined;
  }

  /** True where a commit is part of what the branch holds. */
  async isPublic(commit: string): Promise<boolean> {
    const { commit: now } = await this.head();
    return (await gitBytes(this.#top, ['merge-base', '--is-ancestor', commit, now])) !== undefined;
  }

  /** The last commit that two have in common; nothing where they have none, or one of them isn't here. */
  async commonOf(one: string, other: string): Promise<string | undefined> {
    return (await text(this.#top, ['merge-base', one, other]))?.trim();
  }

  /** The public files that have come from one commit to another, with the names that Git has for them. */
  async publicFilesSince(from: string, to: string): Promise<{ path: string; blob: string }[]> {
    const differences = await this.#differences(from, to);
    return differences.flatMap(({ path, after }) =>
      after !== undefined && path.startsWith('/') ? [{ path, blob: after }] : [],
    );
  }

  /** The files that differ between two commits, by their paths in the repository: without those of the content folder and new public ones. */
  async changedBeside(from: string, to: string): Promise<string[]> {
    return (await this.#differences(from, to)).flatMap(({ path, isBeside }) => (isBeside ? [path] : []));
  }

  /** The folder of all that Git keeps here. Throws UsageError where a part of the history isn't here, which no other repository takes. */
  async objectsFolder(): Promise<string> {
    if ((await must(this.#top, ['rev-parse', '--is-shallow-repository'])).trim() === 'true')
      throw new UsageError(
        'The repository of the pages holds only the last part of its history. `git fetch --unshallow` there brings the rest.',
      );
    return (await must(this.#top, ['rev-parse', '--path-format=absolute', '--git-path', 'objects'])).trim();
  }

  /** Has the index follow from one tree to another, where it still says what was there before: what somebody has staged stays theirs. */
  async follow(from: string, to: string): Promise<void> {
    const changes = (await this.#differences(from, to)).filter(({ isBeside }) => !isBeside);
    const names = changes.map(({ path }) => this.#inRepository(path));
    const listed = names.length === 0 ? '' : ((await text(this.#top, ['ls-files', '-s', '-z', '--', ...names])) ?? '');
    const staged = new Map(
      listed.split('\0').flatMap((line): [string, string][] => {
        const [, blob, path] = /^\d+ (\w+) 0\t(.*)$/s.exec(line) ?? [];
        return blob && path ? [[path, blob]] : [];
      }),
    );
    const own = changes.filter(({ path, before }) => staged.get(this.#inRepository(path)) === before);
    const lines = this.#lines(own.map(({ path, after }) => ({ path, blob: after })));
    // Another command may hold the index: `git status` shows it then, and nothing of what is published hangs on it.
    if (own.length > 0) await text(this.#top, ['update-index', '-z', '--index-info'], { input: lines });
  }

  /** The files that differ between two states. Of public files those that have come are this record's; others are somebody else's matter. */
  async #differences(from: string, to: string): Promise<Difference[]> {
    const asked = ['diff-tree', '-r', '-z', '--raw', '--no-abbrev', '--no-renames', from, to];
    const parts = (await must(this.#top, asked)).split('\0');
    return Array.from({ length: Math.floor(parts.length / 2) }, (_, at) => {
      const [, mode = '', old = '', next = ''] = /^:\d+ (\d+) (\w+) (\w+) /.exec(parts[2 * at] ?? '') ?? [];
      const place = parts[2 * at + 1] ?? '';
      const [before, after] = [old, next].map((blob) => (blob === noCommit ? undefined : blob));
      const isNewPublic = before === undefined && mode.startsWith('100') && place.startsWith(this.#public ?? '\0');
      if (isNewPublic) return { path: `/${place.slice(this.#public?.length)}`, before, after, isBeside: false };
      const isBeside = !place.startsWith(this.#prefix);
      return { path: isBeside ? place : place.slice(this.#prefix.length), before, after, isBeside };
    });
  }

  /** The first commit of a repository that has none: the content folder as it is. */
  async #begin(): Promise<void> {
    const head = await this.head();
    const tree = await this.treeOfDisk(head);
    const first = await this.commit(tree, [], { name: 'Studio', id: 'server' }, 'The site as it was found\n');
    await this.advance(head, first);
    await this.follow(head.tree, tree);
  }

  #inRepository(path: string): string {
    return path.startsWith('/') ? `${this.#public ?? ''}${path.slice(1)}` : `${this.#prefix}${path}`;
  }

  #lines(changes: readonly TreeChange[]): string {
    return changes
      .map(
        ({ path, blob }) => `${blob === undefined ? `0 ${noCommit}` : `100644 ${blob}`}\t${this.#inRepository(path)}\0`,
      )
      .join('');
  }

  /** Writes a tree from an index of its own, which begins with another tree. */
  async #withIndex(tree: string, change: (environment: Record<string, string>) => Promise<void>): Promise<string> {
    const { folder, remove } = temporaryFolder('publish-index-');
    try {
      const environment = { GIT_INDEX_FILE: join(folder, 'index') };
      await this.#readTree(tree, environment);
      await change(environment);
      return (await must(this.#top, ['write-tree'], { environment })).trim();
    } finally {
      remove();
    }
  }

  /** From a copy of the repository's own index, which knows of each file when it was last looked at: pictures aren't all read again. The copy has a name of ours, so it need not go through `inside.ts`. */
  async #readTree(tree: string, environment: { GIT_INDEX_FILE: string }): Promise<void> {
    const own = (await text(this.#top, ['rev-parse', '--path-format=absolute', '--git-path', 'index']))?.trim();
    if (own !== undefined && existsSync(own)) {
      copyFileSync(own, environment.GIT_INDEX_FILE);
      if ((await text(this.#top, ['read-tree', '-m', tree], { environment })) !== undefined) return;
    }
    await must(this.#top, ['read-tree', tree], { environment });
  }
}

/** Where a folder lies in a repository, with a slash; nothing where it is the repository itself. */
function placeIn(top: string, folder: string): string {
  const place = relative(realpathSync(top), folder).split(sep).join('/');
  return place === '' ? '' : `${place}/`;
}

/** Git takes no name that only these signs make up (its ident.c). */
const isTakenAsName = /[^\0- .,:;<>"\\']/;

/** Line breaks are what the files have: a commit is byte for byte what was published. */
const asTheyAre = ['-c', 'core.autocrlf=false', '-c', 'core.safecrlf=false'];
