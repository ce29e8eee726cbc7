import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Mark, removeManaged } from '#builder/files';
import { mediaFolder } from '#engine/base';
import { Records } from '../base/records.ts';
import { newName } from '../base/secrets.ts';
import { laidOver, type Overlay, overlaid } from './overlay.ts';

/** What somebody is changing: nothing of it is public. */
export type Draft = {
  /** What it is called, in its author's words. */
  name: string;
  /** Whose it is, and who else works on it. */
  owner: string;
  members: readonly string[];
  at: number;
  changed: number;
  overlay: Overlay;
};

export type NamedDraft = Draft & { id: string };

/** How much one draft and one person may hold. */
const mostTextBytes = 32 * 1024 * 1024;
const mostPictureBytes = 512 * 1024 * 1024;
const mostPictures = 2000;
const mostDrafts = 50;

const mediaMark: Mark = { name: mediaFolder, kind: 'folder' };

/**
 * Drafts, a file each that holds all of its texts: one is written whole, so that of several files that are saved together all are
 * there or none. Names of drafts are ours, so that none goes through `inside.ts`; its pictures lie in a folder beside it.
 */
export class Drafts {
  readonly #folder: string;
  readonly #records: Records<Draft>;
  readonly #now: () => number;

  constructor(studioFolder: string, now: () => number = Date.now) {
    this.#folder = join(studioFolder, 'drafts');
    this.#records = new Records(this.#folder);
    this.#now = now;
  }

  /** The drafts that somebody works on, the last changed first. */
  of(person: string): NamedDraft[] {
    return this.#records
      .all()
      .flatMap(([id, draft]) => (isOn(draft, person) ? [{ ...draft, id }] : []))
      .toSorted((one, other) => other.changed - one.changed);
  }

  /** A draft that somebody works on; nothing where there is none, or it is not theirs. */
  get(id: string, person: string): NamedDraft | undefined {
    const draft = this.find(id);
    return draft && isOn(draft, person) ? draft : undefined;
  }

  /** A draft, whoever works on it: for what the server does by itself, and for who has a link to it. */
  find(id: string): NamedDraft | undefined {
    const draft = this.#records.get(id);
    return draft && { ...draft, id };
  }

  begin(owner: string, name: string): NamedDraft | { refused: string } {
    if (this.isFull(owner))
      return { refused: `There are ${mostDrafts} drafts already. Publish one or delete it first.` };
    const now = this.#now();
    const draft: Draft = { name, owner, members: [], at: now, changed: now, overlay: {} };
    const id = newName(now);
    this.#records.put(id, draft);
    return { ...draft, id };
  }

  /** True for somebody who has as many drafts as one may; those of others, on which they only work too, don't count. */
  isFull(owner: string): boolean {
    return this.of(owner).filter((draft) => draft.owner === owner).length >= mostDrafts;
  }

  /** Keeps a draft as it is now; why not, where it is too large. */
  put({ id, ...draft }: NamedDraft): { refused: string } | undefined {
    const length = Object.values(draft.overlay).reduce(
      (sum, { base = '', mine = '' }) => sum + base.length + mine.length,
      0,
    );
    if (length > mostTextBytes) return { refused: 'This draft is too large. Publish a part of it first.' };
    this.#records.put(id, { ...draft, changed: this.#now() });
    return undefined;
  }

  /**
   * Takes out of a draft what was published of it; `texts` are those that are public now. What was written while it was published
   * stays, as a change of these. `pictures` are the files of those that are public now.
   */
  published(
    id: string,
    before: Overlay,
    texts: ReadonlyMap<string, string | undefined>,
    pictures: Iterable<string>,
  ): void {
    const draft = this.#records.get(id);
    if (!draft) return;
    const overlay = Object.fromEntries(
      Object.entries(draft.overlay).flatMap(([path, file]) => {
        if (!texts.has(path)) return [[path, file]];
        const text = texts.get(path);
        const sent = before[path]?.mine;
        const laid = laidOver(overlaid(sent, file.mine) ?? {}, text);
        const next = sent === file.mine ? undefined : 'text' in laid ? overlaid(text, laid.text) : file;
        return next ? [[path, next]] : [];
      }),
    );
    this.#records.put(id, { ...draft, overlay, changed: this.#now() });
    for (const file of pictures) rmSync(file, { force: true });
  }

  /** Has all that is somebody's belong to somebody else: nothing is lost with who goes. */
  handOver(from: string, to: string): void {
    for (const [id, draft] of this.#records.all())
      if (draft.owner === from)
        this.#records.put(id, { ...draft, owner: to, members: draft.members.filter((one) => one !== to) });
  }

  remove(id: string): boolean {
    if (!this.#records.remove(id)) return false;
    removeManaged(this.placeOf(id), mediaMark);
    return true;
  }

  /** The folder of a draft, in which `_media` holds its pictures as a content folder does. */
  placeOf(id: string): string {
    return join(this.#folder, id);
  }

  /** Its pictures, by their names. */
  pictures(id: string): Map<string, string> {
    const folder = join(this.placeOf(id), mediaFolder);
    const names = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
    return new Map(
      names.flatMap((entry) =>
        entry.isFile() && !entry.name.startsWith('.') ? [[entry.name, join(folder, entry.name)]] : [],
      ),
    );
  }

  /** Makes the folder of a draft, by which it is known as ours: its pictures', in which none may be. */
  makePlace(id: string): void {
    mkdirSync(join(this.placeOf(id), mediaFolder), { recursive: true, mode: 0o700 });
  }

  /** Makes room for a picture; why not, where the draft has too many. */
  makeRoom(id: string, bytes: number): { refused: string } | undefined {
    this.makePlace(id);
    const pictures = this.pictures(id);
    const held = [...pictures.values()].reduce((sum, file) => sum + statSync(file).size, 0);
    return pictures.size >= mostPictures || held + bytes > mostPictureBytes
      ? { refused: 'This draft holds as many pictures as one may. Publish it, or remove some.' }
      : undefined;
  }
}

function isOn({ owner, members }: Draft, person: string): boolean {
  return owner === person || members.includes(person);
}
