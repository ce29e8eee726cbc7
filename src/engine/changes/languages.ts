import type { SourceFile } from '#kit/model';
import { englishName } from '../base/language.ts';
import type { ContentFiles } from '../links/content-files.ts';
import { plainValue, type Words, words } from './words.ts';

/** What the pages of one language share. `folder` is empty for the original. */
export type SharedFiles = {
  folder: string;
  site: SourceFile | undefined;
  facts: SourceFile | undefined;
  theme?: SourceFile | undefined;
  shared: readonly SourceFile[];
};

const nothing = { site: undefined, facts: undefined, shared: [] };

/** What pages share, by languages, in both states; one that is new has nothing before. */
export function sharedByLanguage(before: ContentFiles, after: ContentFiles): { old: SharedFiles; now: SharedFiles }[] {
  const [olds, nows] = [allOf(before), allOf(after)];
  const folders = new Set([...nows, ...olds].map(({ folder }) => folder));
  return [...folders].map((folder) => ({
    old: olds.find((one) => one.folder === folder) ?? { folder, ...nothing },
    now: nows.find((one) => one.folder === folder) ?? { folder, ...nothing },
  }));
}

function allOf({ site, facts, theme, shared, overlays = [] }: ContentFiles): SharedFiles[] {
  return [{ folder: '', site, facts, theme, shared }, ...overlays];
}

/** A name with the language that it is of: "Figures", "Figures in Spanish". */
export function inLanguage(name: Words, folder: string): Words {
  return folder === '' ? name : words`${name} in ${plainValue(englishName(folder))}`;
}
