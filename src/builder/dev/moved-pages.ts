import { nearest } from '#engine/base';
import type { SourceFile } from '#kit/model';
import type { Missing } from '#kit/preview';

/** The pages of a moment by their address. */
export type PagesByPath = ReadonlyMap<string, SourceFile>;

type Gone = { source: SourceFile; movedTo?: string };

/**
 * Remembers what became of addresses while the preview is running, so that a page that was renamed says so:
 * a file of another name with the same text, or the same file with another `path`.
 */
export class MovedPages {
  readonly #gone = new Map<string, Gone>();

  /** Takes over that `before` became `after`. */
  note(before: PagesByPath, after: PagesByPath): void {
    for (const [path, source] of before) if (!after.has(path)) this.#gone.set(path, { source });
    for (const path of after.keys()) this.#gone.delete(path);
    const added = [...after].filter(([path]) => !before.has(path));
    for (const gone of this.#gone.values()) {
      const found = added.find(([, { file, text }]) => file === gone.source.file || text === gone.source.text);
      if (found) gone.movedTo = found[0];
      else if (gone.movedTo !== undefined && !after.has(gone.movedTo)) delete gone.movedTo;
    }
  }

  /** Why there is no page at an address, in the editor's words. `folder` is the content folder's name. */
  explain(path: string, pages: PagesByPath, folder: string): Missing {
    const gone = this.#gone.get(path);
    const target = gone?.movedTo === undefined ? undefined : this.#end(gone.movedTo);
    const moved = target === undefined ? undefined : pages.get(target);
    if (gone && target !== undefined && moved)
      return {
        why: [
          `The page ${path} is now ${target}, in \`${moved.file}\`.`,
          `Links and menu entries that lead to ${path} have to be changed: each is listed here as a mistake.`,
        ],
        links: [{ href: target, label: `Open ${target}` }],
      };
    if (gone)
      return {
        why: [
          `The page ${path} is gone: \`${gone.source.file}\` was removed or has another address.`,
          'Links and menu entries that lead to it are listed here as mistakes.',
        ],
        links: [{ href: '/', label: 'Open the home page' }],
      };
    const near = nearest(path, pages.keys());
    return {
      why: [`There is no page at ${path}: it would be \`${folder}${path}.yaml\`.`],
      links: near === undefined ? [] : [{ href: near, label: `Open ${near}` }],
    };
  }

  /** Where an address leads in the end, if pages were renamed more than once. */
  #end(path: string): string {
    const seen = new Set<string>();
    let end = path;
    for (let next = this.#gone.get(end)?.movedTo; next !== undefined && !seen.has(end); ) {
      seen.add(end);
      end = next;
      next = this.#gone.get(end)?.movedTo;
    }
    return end;
  }
}
