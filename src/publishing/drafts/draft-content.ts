import { insideOf } from '#builder/base';
import { readMedia } from '#builder/files';
import { allFiles, type ContentFiles, decodeSource, withTexts } from '#engine';
import { bytesOf, readHosted, type StudioFolders, versionOf, type WantedChange } from '#studio/server';
import type { Drafts, NamedDraft } from './drafts.ts';
import { type Overlay, overlaid, rebased } from './overlay.ts';

/** A content folder as a draft shows it, with the version of each of its texts. */
export type ShownDraft = { content: ContentFiles; versions: ReadonlyMap<string, string> };

/** The content of drafts: the folder of today, with the texts and pictures of one over it. */
export class DraftContent {
  readonly #folders: StudioFolders;
  readonly #drafts: Drafts;

  constructor(folders: StudioFolders, drafts: Drafts) {
    this.#folders = folders;
    this.#drafts = drafts;
  }

  /** What somebody sees in a draft. What has been published since it was changed last is joined with it first. */
  open(draft: NamedDraft): ShownDraft {
    const hosted = readHosted(this.#folders);
    const texts = new Map(allFiles(hosted.content).map(({ file, text }) => [file, text]));
    const prefix = `${hosted.content.folder}/`;
    const overlay = this.#rebased(draft, (path) => texts.get(prefix + path));
    const versions = new Map(hosted.versions);
    const changed = new Map<string, string | undefined>();
    for (const [path, { mine }] of Object.entries(overlay)) {
      changed.set(prefix + path, mine);
      if (mine === undefined) versions.delete(prefix + path);
      else versions.set(prefix + path, textVersion(mine));
    }
    const content = withTexts(hosted.content, changed);
    const own = readMedia(this.#drafts.placeOf(draft.id), (path) => prefix + path);
    const media = new Map([...(content.media ?? []), ...own.media]);
    const problems = [...content.problems, ...own.problems];
    return { content: { ...content, media, problems }, versions };
  }

  /** What one file says in a draft, by its path in the content folder; nothing where it isn't there. */
  textOf({ overlay }: NamedDraft, path: string): string | undefined {
    const file = overlay[path];
    return file ? file.mine : this.#today(path)?.text;
  }

  /** Writes changes into a draft if every file is still as it was seen: all of them, or none. Of the folder it reads those files alone. */
  write(draft: NamedDraft, changes: readonly WantedChange[]): Written {
    const known = this.#rebased(draft, (path) => this.#today(path)?.text);
    const stale = changes.flatMap(({ file, path, version }) => {
      const mine = known[path];
      const now = mine ? shownText(mine.mine) : this.#today(path);
      if (now?.version === version) return [];
      return [now ? { file, ...now } : { file }];
    });
    if (stale.length > 0) return { stale };
    const overlay: Record<string, Overlay[string]> = { ...known };
    for (const { path, text } of changes) {
      const before = overlay[path];
      const next = overlaid(before ? before.base : this.#today(path)?.text, text);
      if (next) overlay[path] = next;
      else delete overlay[path];
    }
    const problem = this.#drafts.put({ ...draft, overlay });
    if (problem) return problem;
    return {
      written: changes.flatMap(({ file, text }): [string, string][] =>
        text === undefined ? [] : [[file, textVersion(text)]],
      ),
    };
  }

  /** The files of a draft joined with what the folder says today, and kept so. */
  #rebased(draft: NamedDraft, today: (path: string) => string | undefined): Overlay {
    const overlay = rebased(draft.overlay, today);
    if (!isSame(overlay, draft.overlay)) this.#drafts.put({ ...draft, overlay });
    return overlay;
  }

  /** A file of the folder as it is now; nothing where none is there, or it can't be read. */
  #today(path: string): ShownText | undefined {
    const bytes = bytesOf(insideOf(this.#folders.pages, path));
    const source = bytes && decodeSource(path, bytes);
    return bytes && source && 'text' in source ? { text: source.text, version: versionOf(bytes) } : undefined;
  }
}

/** A text with its version. */
type ShownText = { text: string; version: string };

function shownText(text: string | undefined): ShownText | undefined {
  return text === undefined ? undefined : { text, version: textVersion(text) };
}

/** What has come of a write: all of it, or nothing. */
export type Written =
  | { written: [string, string][] }
  | { stale: ({ file: string } | { file: string; text: string; version: string })[] }
  | { refused: string };

function textVersion(text: string): string {
  return versionOf(Buffer.from(text));
}

function isSame(one: Overlay, other: Overlay): boolean {
  const [names, others] = [Object.keys(one), Object.keys(other)];
  return (
    names.length === others.length &&
    names.every((name) => one[name]?.base === other[name]?.base && one[name]?.mine === other[name]?.mine)
  );
}
