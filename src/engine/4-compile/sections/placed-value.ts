import type { Path, ValueProblem } from '#kit/model';
import type { Shown } from '../../base/shown.ts';
import type { Slot } from '../../base/slot.ts';
import type { ValueScope } from '../../kinds/value-scope.ts';
import { joined, type PictureOrder } from '../../links/picture-order.ts';
import { type MissingName, noteReference, type Reference } from '../../links/references.ts';
import type { SiteContext } from '../../links/site-context.ts';
import { isThere, report, type SectionScope } from './section-scope.ts';
import { slotAt } from './slot-at.ts';

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

  get field(): string {
    return String(this.#path.findLast((part) => typeof part === 'string'));
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

  slot(): Slot {
    return slotAt(this.#path, this.#scope);
  }

  notePicture(order: PictureOrder): void {
    const { pictures } = this.#scope.references;
    if (isThere(this.#scope)) pictures.set(order.stem, joined(order, pictures.get(order.stem)));
  }
}
