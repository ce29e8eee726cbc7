import { isFields, type Path, type Said, type SourceFile, sampleDescription, valueAt, withoutBrand } from '#kit/model';
import { typographyOf } from '../base/typography/typography.ts';
import { either, say } from '../catalogue/say.ts';
import { kindTextsOf } from '../kinds/kind-texts.ts';
import { typeset } from '../kinds/text/typeset.ts';
import { languageFolder, originalOf } from '../links/languages/languages.ts';
import { fillPlaceholders } from '../links/placeholders.ts';
import { addressesIn } from './addresses.ts';
import type { PlannedTexts } from './planned-texts.ts';

/** What a page is called besides its address: another title, and other words on what leads there from the menu and the foot. */
export type PageNames = { title?: string; label?: { from: string; to: string } };

/**
 * Gives a page another title, and its first heading and what a new page says of itself where they are the title's words, or those of
 * the menu; the site's name stays behind the title where it stands there. Returns what is told of that.
 */
export function setNames(draft: PlannedTexts, file: string, { title, label }: PageNames): Said[] {
  const { placeholders } = draft.site.content.context;
  const { data } = draft.document(file);
  const old = isFields(data) && typeof data['title'] === 'string' ? data['title'] : '';
  const brands = ['((product))', placeholders.get('product') ?? ''];
  const bare = brands.map((brand) => withoutBrand(old, brand)).find((one) => one !== old) ?? old;
  // What says the title goes with the title, also where that stays.
  const names = [{ from: bare, to: title ?? bare }, ...(label ? [label] : [])];
  const follow = (path: Path, called: string, written: (name: string) => string): Said[] => {
    const name = names.find(({ from }) => valueAt(data, path) === written(from));
    if (!name || name.from === name.to) return [];
    draft.edit(file, { op: 'set', path, value: written(name.to) });
    // The forms list each change itself.
    return [say`${either(`Its ${called} says “${name.to}”, too.`, '')}`];
  };
  if (title !== undefined) draft.edit(file, { op: 'set', path: ['title'], value: `${title}${old.slice(bare.length)}` });
  return [
    ...follow(['description'], 'sample description', sampleDescription),
    ...follow(['sections', 0, 'heading'], 'first heading', (name) => name),
  ];
}

/** Gives the entries of the site's menu and foot that lead to a page other words, where they are called by the old ones, as visitors see them. */
export function setLabels(draft: PlannedTexts, page: SourceFile, { from, to }: { from: string; to: string }): void {
  const { files, content } = draft.site;
  const { context } = content;
  const folder = languageFolder(page.file, context);
  const site = folder === '' ? files.site : files.overlays?.find((overlay) => overlay.folder === folder)?.site;
  if (!site) return;
  // What a language says leads to the translation by the address of its original.
  const own = [page.file, originalOf(page, files.pages, context)?.file];
  const paths = [...context.routes].flatMap(([path, { file }]) => (own.includes(file) ? path : []));
  const code = context.languages.find((language) => language.folder === folder)?.code;
  const typography = folder === '' || code === undefined ? context.typography : typographyOf(code);
  const shown = (label: string) => typeset(fillPlaceholders(label, context).text, typography);
  const document = draft.document(site.file);
  for (const text of kindTextsOf(document)) {
    if (text.kind !== 'link') continue;
    const leadsThere = addressesIn(text, context).some(({ path, section }) => paths.includes(path) && !section);
    const path = [...text.path.slice(0, -1), 'label'];
    const label = valueAt(document.data, path);
    if (leadsThere && typeof label === 'string' && shown(label) === shown(from))
      draft.edit(site.file, { op: 'set', path, value: to });
  }
}
