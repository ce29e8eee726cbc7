import type { Path, ValueProblem } from '../../model/diagnostic.ts';
import type { Shown } from '../base/shown.ts';
import { isFirstPicture } from './pictures/first-picture.ts';
import { joined, type PictureOrder } from './pictures/order.ts';
import { type NameKind, noteReference, type Reference } from './references.ts';
import { isThere, report, type SectionScope, schemaAt } from './section-scope.ts';
import type { SiteContext } from './site-context.ts';
import type { PicturePlace, ValueScope } from './value-scope.ts';

/** What one value is compiled within: a section or page, and the path of the value. Thousands are made, so it is a class. */
export class PlacedValue implements ValueScope {
  readonly #scope: SectionScope;
  readonly #path: Path;

  constructor(scope: SectionScope, path: Path) {
    this.#scope = scope;
    this.#path = path;
  }

  get pagePath(): string {
    return this.#scope.pagePath;
  }

  get context(): SiteContext {
    return this.#scope.context;
  }

  get shown(): Shown {
    return this.#scope.shown;
  }

  get isFollowing(): boolean {
    return this.#scope.isFollowing?.(this.#path) ?? false;
  }

  refer(kind: Reference['kind'], name: string): void {
    const { references } = this.#scope;
    noteReference(references, { kind, name, path: this.#path });
    if (kind === 'file') references.files[isThere(this.#scope) ? 'shown' : 'absent'].add(name);
  }

  report(problem: ValueProblem, missing?: MissingName): void {
    const diagnostic = report(this.#scope, { ...problem, path: this.#path, mark: 'value' });
    if (diagnostic && missing) this.#scope.references.missing.push({ ...missing, diagnostic });
  }

  noteForm(name: string): void {
    if (isThere(this.#scope)) this.#scope.forms.add(name);
  }

  picturePlace(): PicturePlace {
    const slot = schemaAt(this.#path, this.#scope)?.['slot'];
    const isFirst = isFirstPicture(this.#path, this.#scope.parsed.data);
    return { slot: typeof slot === 'string' ? slot : undefined, isFirst };
  }

  notePicture(order: PictureOrder): void {
    const { pictures } = this.#scope.references;
    if (isThere(this.#scope)) pictures.set(order.stem, joined(order, pictures.get(order.stem)));
  }
}

/** The name that was missing where a problem was reported. */
export type MissingName = { kind: NameKind; name: string };
