import type { SourceFile } from '#kit/model';
import type { Definition } from '../2-validate/structure.ts';
import type { SourceDocument } from '../3-repair/source-document.ts';
import { fileCalled, say } from '../catalogue/say.ts';
import { type Applied, applyEdit, type Refused, spliceTexts, type TextSplices } from '../edit/index.ts';
import { type PlacedEdit, Refusal } from '../edit/types.ts';
import { allFiles, type ContentFiles, definitionOf } from '../links/content-files.ts';
import { withTexts } from '../links/with-texts.ts';
import type { ReadSite } from './read-site.ts';
import type { FileChange } from './types.ts';

/** The files of a content folder while a change of several of them is put together. Files keep their old names in it. */
export class PlannedTexts {
  readonly site: ReadSite;
  readonly #originals: ReadonlyMap<string, { source: SourceFile; definition: Definition }>;
  readonly #sources: Map<string, SourceFile>;
  readonly #names = new Map<string, string>();
  readonly #removed = new Set<string>();
  readonly #added: { file: string; text: string; from?: string }[] = [];

  constructor(site: ReadSite) {
    const { files } = site;
    this.site = site;
    this.#originals = new Map(
      allFiles(files).map((source) => [source.file, { source, definition: definitionOf(source, files) }]),
    );
    this.#sources = new Map([...this.#originals].map(([file, { source }]) => [file, source]));
  }

  /** The text of a file as it is by now. Throws Refusal where there is no such file. */
  text(file: string): string {
    const source = this.#sources.get(file);
    if (!source) throw new Refusal(say`There is no file ${fileCalled(file)}.`);
    return source.text;
  }

  definition(file: string): Definition {
    return this.#originals.get(file)?.definition ?? 'PageSource';
  }

  /** What a file says by now. */
  document(file: string): SourceDocument {
    const source = this.#sources.get(file) ?? { file, text: this.text(file) };
    return this.site.checker.read(source, this.definition(file));
  }

  /** Makes an edit of a file. Throws Refusal where it can't be made. */
  edit(file: string, edit: PlacedEdit): void {
    this.#take(file, applyEdit(this.text(file), edit));
  }

  /** Changes words inside of texts of a file. Throws Refusal where that can't be done. */
  splice(file: string, changes: readonly TextSplices[]): void {
    if (changes.length > 0) this.#take(file, spliceTexts(this.text(file), changes));
  }

  setText(file: string, text: string): void {
    if (text !== this.text(file)) this.#sources.set(file, { file, text });
  }

  rename(file: string, to: string): void {
    this.#names.set(file, to);
  }

  remove(file: string): void {
    this.#removed.add(file);
  }

  /** A new page, made from the text of another. */
  copy(from: string, file: string, text: string): void {
    this.#added.push({ file, text, from });
  }

  /** A new page. */
  add(file: string, text: string): void {
    this.#added.push({ file, text });
  }

  /** What a file is called in the end. */
  nameOf(file: string): string {
    return this.#names.get(file) ?? file;
  }

  /** The files that are still there, by their old names. */
  get files(): string[] {
    return [...this.#sources.keys()].filter((file) => !this.#removed.has(file));
  }

  /** What becomes of each file that changes. */
  changes(): FileChange[] {
    const changed = [...this.#originals].flatMap(([file, { source }]): FileChange[] => {
      const before = source.text;
      if (this.#removed.has(file)) return [{ file, before }];
      const after = this.text(file);
      const to = this.nameOf(file);
      if (to !== file)
        return [
          { file, before },
          { file: to, after, from: file },
        ];
      return after === before ? [] : [{ file, before, after }];
    });
    return [...changed, ...this.#added.map(({ text, ...names }) => ({ ...names, after: text }))];
  }

  /** The content folder as it is then. */
  after(): ContentFiles {
    return withTexts(this.site.files, new Map(this.changes().map(({ file, after }) => [file, after])));
  }

  #take(file: string, result: Applied | Refused): void {
    if ('refused' in result)
      throw new Refusal(say`${fileCalled(file)} can't be changed: ${result.said ?? result.refused}`);
    this.setText(file, result.text);
  }
}
