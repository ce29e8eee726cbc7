import type { Path } from '#engine/edit';
import { siteFolders } from '../store/site-folders.ts';
import type { Selection, StudioState } from '../store/types.ts';
import type { Said } from './candidates.ts';
import type { PagePlace } from './messages.ts';

/** Where it is written what a form says that a section shows, by the words that were clicked there, or those around an answer. */
export function questionAt(
  { pageView, page, texts }: Pick<StudioState, 'pageView' | 'page' | 'texts'>,
  place: PagePlace,
  said: readonly Said[],
): Selection | undefined {
  const section = typeof place === 'number' ? pageView?.page.sections[place] : undefined;
  if (section?.type !== 'form') return undefined;
  const { title, submit, fields = [] } = pageView?.forms[section.form] ?? {};
  const questions = fields.map(({ label }, index) => [label, ['fields', index, 'label']] as const);
  const choices = fields.flatMap(({ options = [] }, index) =>
    options.map(({ label }, at) => [label, ['fields', index, 'options', at, 'label']] as const),
  );
  const all: (readonly [words: string | undefined, path: Path])[] = [
    ...questions,
    ...choices,
    [submit, ['submit']],
    [title, ['title']],
  ];
  const near = said.filter(({ isNear }) => isNear);
  const found = near
    .map(
      ({ words }) =>
        all.find(([own]) => own === words) ??
        questions.find(([label]) => label !== undefined && words.startsWith(label)),
    )
    .find(Boolean);
  if (!found) return undefined;
  const [folder = '', ...outer] = siteFolders(page, texts.keys());
  // A translation has its questions in an order of its own.
  const path = outer.length > 0 ? found[1].slice(0, 1) : found[1];
  return { file: `${folder}_site.yaml`, path: ['forms', section.form, ...path] };
}
