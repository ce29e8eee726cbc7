import type { Edit } from '#engine/edit';
import type { Path } from '#kit/model';
import { fileTitle } from '../../store/file-title.ts';
import type { Notice, StudioState, StudioStore } from '../../store/types.ts';
import type { SaidFigure } from '../../worker/figures-said.ts';
import type { Choices, Uses } from '../../worker/protocol.ts';
import { pages as counted } from './TextTools.tsx';

type Fact = Choices['facts'][number];

/** What a figure says on the page that is shown: in its language, where that has it itself, else in the original. */
export function saidHere(
  { said }: Fact,
  { page, choices }: Pick<StudioState, 'page' | 'choices'>,
): SaidFigure | undefined {
  const code = choices.pages.find(({ file }) => file === page)?.inLanguage?.code;
  return said.find((one) => one.code === code) ?? said[0];
}

/** A value set in a file. */
export function setting(file: string, path: Path, value: string): { file: string; edit: Edit } {
  return { file, edit: { op: 'set', path, value } };
}

/** A figure changed in the language of a page, and in each that says the same. */
export function figureEdits({ name, said }: Fact, here: SaidFigure, value: string): ReturnType<typeof setting>[] {
  const isOriginal = said[0] === here;
  return said
    .filter((one) => one.value === here.value)
    .flatMap(({ file, translated }) => [
      setting(file, [name, 'value'], value),
      ...(isOriginal && translated !== undefined ? [setting(file, [name, 'translated'], value)] : []),
    ]);
}

/** That other languages say a figure in words of their own, which stay, with the way to each; nothing where none does. */
export function noticeOfOthers(
  { name, said }: Fact,
  here: SaidFigure,
  store: Pick<StudioStore, 'select'>,
): Notice | undefined {
  const others = said.filter(({ value }) => value !== here.value);
  if (others.length === 0) return undefined;
  return {
    words: others.map(({ language, value }) => `${language} still says “${value}”.`).join(' '),
    ways: others.map(({ language, file }) => ({
      does: `Change it in ${language}`,
      take: () => store.select({ file, path: [name, 'value'] }),
    })),
    isEach: true,
  };
}

/** The pages that show something by their names, where those are few enough to be read at once; else how many there are. */
export function pagesShown({ uses, pages }: Uses, entries: Choices['pages']): string {
  if (uses !== pages.length || uses > 3) return counted(uses);
  return new Intl.ListFormat('en-GB').format(pages.map((file) => `“${fileTitle(file, entries)}”`));
}
