import { anyOf, both, never, type Shown } from '../../base/shown.ts';
import type { Outline, Outlines } from '../outline.ts';
import { shownWhen, shownWithin } from './when.ts';

/** When the sections of each shared file are put in somewhere. A shared file can use those before it. */
export function sharedShown(pages: Outlines, files: ReadonlyMap<string, Outline>, zone: string): Map<string, Shown> {
  const shown = new Map<string, Shown>();
  const note = ({ shared, dates }: Outline, within: Shown) => {
    for (const [index, name] of shared.entries()) {
      const use = both(within, shownWithin(dates?.shared[index] ?? [], zone));
      shown.set(name, anyOf([shown.get(name) ?? never, use]));
    }
  };
  for (const page of pages.values()) note(page, shownWhen(page.dates?.page, zone));
  for (const [name, file] of [...files].reverse()) note(file, shown.get(name) ?? never);
  return shown;
}
