import { mkdirSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { UsageError } from '#builder/base';
import { tryToClaim } from '#builder/files';
import { Records } from '../base/records.ts';
import { newName } from '../base/secrets.ts';
import { basesOf, type Contradictions, laidOver } from '../drafts/overlay.ts';
import { type Author, type Head, Repository, type TreeChange } from '../git/repository.ts';
import { bringPublic, isPublicFile } from './bring-public.ts';
import { buildCandidate } from './build-candidate.ts';
import { finishPublication } from './finish.ts';
import { type Journal, journalName } from './journal.ts';
import type { Order, Outcome } from './order.ts';
import { Releases } from './releases.ts';
import { siteKey } from './site-key.ts';
import type { PublishFolders, Step } from './steps.ts';
import { type ChangeWords, commitMessage } from './words.ts';

/** How often a publication begins again because others were faster. */
const mostAttempts = 20;
/** How long it is waited for another process that publishes, in ms. */
const patience = 120_000;

const unpublished =
  'The pages hold changes that aren’t published yet, and they would become public with it. Publish them first, or take them back.';

const server: Author = { name: 'Studio', id: 'server' };

/**
 * Who is told of each step, and what time it is. `keepsWork`: somebody works in the folder itself, so that nothing of it is made public
 * unless they say so.
 */
type Watched = { onStep?: (step: Step) => void; now?: () => number; keepsWork?: boolean };

/** Publishes what drafts say, one after the other. */
export class Publisher {
  readonly folders: PublishFolders;
  readonly releases: Releases;
  readonly journal: Records<Journal>;
  repository: Repository;
  readonly #onStep: (step: Step) => void;
  readonly #now: () => number;
  readonly #keepsWork: boolean;
  #last: Promise<unknown> = Promise.resolve();

  private constructor(folders: PublishFolders, repository: Repository, { onStep, now, keepsWork }: Required<Watched>) {
    this.folders = folders;
    this.repository = repository;
    this.releases = Releases.in(folders.studio);
    this.journal = new Records(folders.studio);
    this.#onStep = onStep;
    this.#now = now;
    this.#keepsWork = keepsWork;
  }

  /** Opens the record of a site; what an earlier process has begun to publish is ended or dropped. */
  static async open(
    folders: PublishFolders,
    { onStep = () => undefined, now = Date.now, keepsWork = false }: Watched = {},
  ): Promise<Publisher> {
    mkdirSync(folders.studio, { recursive: true, mode: 0o700 });
    const repository = await Repository.open(folders.root, folders.pages, { staysEmpty: keepsWork });
    const publisher = new Publisher(folders, repository, { onStep, now, keepsWork });
    await publisher.#alone(() => publisher.#recover());
    return publisher;
  }

  /** Publishes an order, when those before it are done. */
  publish(order: Order): Promise<Outcome> {
    return this.#alone(() => this.#publish(order, false));
  }

  /** Has the live site be what the folder says now: at the first start, and after somebody has changed it or the builder. */
  update(): Promise<Outcome> {
    const order = { title: 'The site as it was found', author: server, overlay: {}, pictures: new Map() };
    return this.#alone(() => this.#publish(order, true));
  }

  /** What would change for visitors, in words; nothing is public. `preview` is a folder in which the site is kept, to be looked at. */
  review(
    order: Pick<Order, 'overlay' | 'pictures' | 'takesFolder' | 'choices'>,
    preview?: string,
  ): Promise<{ words: readonly ChangeWords[] } | Outcome> {
    return this.#alone(async () => {
      const head = await this.repository.head();
      const joined = await this.#join(head, { ...order, title: '', author: server });
      if (!('tree' in joined)) return joined;
      const { tree } = joined;
      return buildCandidate({
        ...this.folders,
        tree,
        ...(order.takesFolder && { before: head.tree }),
        ...(preview !== undefined && { site: preview, isPreview: true }),
      });
    });
  }

  /** Does all of a publication but what makes it public: what would change in words, or what stands in its way. */
  rehearse(order: Order): Promise<{ words: readonly ChangeWords[] } | Outcome> {
    return this.#alone(async () => {
      const joined = await this.#join(await this.repository.head(), order);
      if (!('tree' in joined)) return joined;
      if (joined.tree === joined.disk) return { unchanged: true };
      const content = await this.repository.contentOf(joined.tree);
      const made = await this.#make({ order, tree: joined.tree, content, key: siteKey(this.folders) });
      if ('site' in made && made.site === made.name) this.releases.discard(made.name);
      return made;
    });
  }

  async #publish(order: Order, isUpdate: boolean): Promise<Outcome> {
    await this.#recover();
    for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
      this.#onStep('joining');
      const head = await this.repository.head();
      const joined = await this.#join(head, order);
      if (!('tree' in joined)) return joined;
      const problem = await bringPublic(this.folders, this.repository, joined.changes);
      if (problem) return problem;
      const content = await this.repository.contentOf(joined.tree);
      const key = siteKey(this.folders);
      const live = this.releases.all().find(({ site }) => site === this.releases.liveSite);
      const { takesFolder = false } = order;
      // What somebody else sees as the site of before.
      const before = takesFolder ? head.tree : joined.disk;
      const isPublic = isUpdate
        ? live?.content === content && live.key === key
        : joined.tree === before && order.joins === undefined;
      if (isPublic) return { unchanged: true };
      const made = await this.#make({ order, tree: joined.tree, content, key, before });
      if (!('site' in made)) return made;
      const parent =
        before === head.tree
          ? head.commit
          : await this.repository.commit(joined.disk, [head.commit], server, 'Changed in the files\n');
      const { title, author, takesBack, due, joins } = order;
      const isSame = joined.tree === before && joins === undefined;
      const parents = joins === undefined ? [parent] : [parent, joins];
      const next = isSame
        ? parent
        : await this.repository.commit(joined.tree, parents, author, commitMessage(title, made.words));
      const release = {
        at: this.#now(),
        title,
        author,
        words: made.words,
        commit: next,
        // What was committed of the disk alone is this one's, too.
        parent: isSame ? head.commit : parent,
        content,
        key,
        site: made.site,
        ...(takesBack === undefined ? {} : { takesBack }),
        ...(due === undefined ? {} : { due }),
      };
      this.#onStep('noting');
      const changes = joined.changes.filter((change) => !isPublicFile(change));
      const note: Journal = { name: made.name, release, ref: head.ref, old: head.commit, changes };
      this.journal.put(journalName, note);
      this.#onStep('deciding');
      if (next !== head.commit && !(await this.repository.advance(head, next))) {
        this.#drop(note);
        continue;
      }
      await this.#finish(note);
      return { published: { ...release, name: made.name }, texts: joined.texts };
    }
    return {
      refused: 'Others publish at the same time, again and again. Nothing was published: try it again in a moment.',
    };
  }

  /** Lays an order over the content folder as it is on the disk. */
  async #join(head: Head, order: Order): Promise<Joined | Outcome> {
    const disk = await this.repository.treeOfDisk(head);
    if (this.#keepsWork && !order.takesFolder && disk !== head.tree) return { refused: unpublished };
    const blobs = await this.repository.blobsOf(disk);
    const paths = Object.keys(order.overlay);
    const contents = await this.repository.contents(paths.flatMap((path) => blobs.get(path) ?? []));
    const contradictions: Record<string, Contradictions[string]> = {};
    const changes: Journal['changes'] = [];
    const texts = new Map<string, string | undefined>();
    for (const [path, file] of Object.entries(order.overlay)) {
      const before = blobs.get(path);
      const bytes = before === undefined ? undefined : contents.get(before)?.toString('utf8');
      const mark = bytes?.startsWith('\uFEFF') ? '\uFEFF' : '';
      const laid = laidOver(file, bytes?.slice(mark.length), order.choices?.[path]);
      if ('contradictions' in laid) {
        contradictions[path] = laid.contradictions;
        continue;
      }
      texts.set(path, laid.text);
      const blob = laid.text === undefined ? undefined : await this.repository.keepText(mark + laid.text);
      if (blob !== before) changes.push({ path, blob, before });
    }
    if (Object.keys(contradictions).length > 0)
      return { contradictions, bases: basesOf(order.overlay, contradictions) };
    for (const [path, picture] of order.pictures) {
      if ('goes' in picture) continue;
      const before = blobs.get(path);
      const blob = 'blob' in picture ? picture.blob : await this.repository.keepFile(picture.file);
      if (blob !== before) changes.push({ path, blob, before });
    }
    const tree = changes.length === 0 ? disk : await this.repository.treeWith(disk, changes);
    const gone: typeof changes = [];
    for (const [path, picture] of order.pictures) {
      const before = blobs.get(path);
      if (!('goes' in picture) || before === undefined || (await this.repository.isNamed(tree, basename(path))))
        continue;
      gone.push({ path, blob: undefined, before });
    }
    if (gone.length === 0) return { disk, tree, changes, texts };
    return { disk, tree: await this.repository.treeWith(tree, gone), changes: [...changes, ...gone], texts };
  }

  /** Has the site of a tree: the one that was made of the same, or a new one. */
  async #make({ order, tree, content, key, before }: Making): Promise<Made | Outcome> {
    const { title, takesFolder } = order;
    const name = newName(this.#now(), this.releases.newest);
    const known = this.releases.siteOf(content, key);
    if (known !== undefined) return { name, site: known, words: [{ heading: title, sentences: [] }] };
    this.#onStep('building');
    const report = await buildCandidate({
      ...this.folders,
      tree,
      site: this.releases.siteFolder(name),
      ...(takesFolder && before !== undefined && { before }),
    });
    if ('words' in report) return { name, site: name, words: report.words };
    this.releases.discard(name);
    return report;
  }

  /** Ends what an interrupted process has decided, and drops what it hasn't. */
  async #recover(): Promise<void> {
    const note = this.journal.get(journalName);
    if (note && !(await this.repository.isPublic(note.release.commit))) this.#drop(note);
    else if (note) {
      if (!this.releases.hasSite(note.release.site)) await this.#rebuild(note);
      await this.#finish(note);
    }
    this.releases.prune();
  }

  /** The site of something that is decided is gone with the power, perhaps: it is made again of the same. */
  async #rebuild({ release }: Journal): Promise<void> {
    const tree = await this.repository.treeOf(release.commit);
    const report = await buildCandidate({ ...this.folders, tree, site: this.releases.siteFolder(release.site) });
    if (!('words' in report)) throw new UsageError('What was published last can’t be built any more.');
  }

  async #finish(note: Journal): Promise<void> {
    await finishPublication(note, this, this.#onStep);
    this.releases.prune();
  }

  #drop({ release, name }: Journal): void {
    if (release.site === name) this.releases.discard(name);
    this.journal.remove(journalName);
  }

  /** Does work while nobody else publishes: in this process one waits for the other, other processes are waited for. */
  #alone<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(async () => {
      const release = await claimed(this.folders.studio);
      try {
        return await work();
      } finally {
        release();
      }
    });
    this.#last = result.catch(() => undefined);
    return result;
  }
}

type Joined = {
  disk: string;
  tree: string;
  changes: (TreeChange & { before: string | undefined })[];
  texts: ReadonlyMap<string, string | undefined>;
};
/** What a site is made of; `before` is the tree of the site of before. */
type Making = { order: Order; tree: string; content: string; key: string; before?: string };
type Made = { name: string; site: string; words: readonly ChangeWords[] };

async function claimed(folder: string): Promise<() => void> {
  const until = Date.now() + patience;
  for (;;) {
    const release = tryToClaim(folder);
    if (typeof release === 'function') return release;
    if (Date.now() > until)
      throw new UsageError('Another program has been publishing for minutes. Nothing was published.');
    await setTimeout(20 + Math.random() * 80);
  }
}
