import type { Diagnostic } from '#kit/model';
import { atStart } from '../../1-parse/decode.ts';
import { englishName } from '../../base/language.ts';
import { nearest } from '../../base/nearest.ts';
import { finding } from '../../catalogue/index.ts';
import type { CheckedPage } from '../checked-page.ts';
import type { SiteContext } from '../site-context.ts';
import { languageFolder, nameInLanguage } from './languages.ts';
import { markNotes } from './mark-notes.ts';

/**
 * What translators want to know: pages that lack a sibling, and those whose original has changed since. `told` are places
 * (`file:line`) of which more has been said: an original that is gone.
 */
export function translationNotes(
  pages: readonly CheckedPage[],
  context: SiteContext,
  told: ReadonlySet<string>,
): Diagnostic[] {
  const { languages, folder: content } = context;
  const [original, ...others] = languages;
  if (!original) return [];
  const byFile = new Map(pages.map((page) => [keyOf(page, context), page]));
  const isUsed = (folder: string) => pages.some(({ source }) => languageFolder(source.file, context) === folder);
  const used = others.filter(({ folder }) => isUsed(folder));
  const renamed = renamedPages(pages, context);
  return pages.flatMap((page): Diagnostic[] => {
    const { file } = page.source;
    const name = nameInLanguage(file, context);
    const own = languages.find(({ folder }) => folder === languageFolder(file, context));
    if (own?.folder === '') {
      const route = page.page && context.routes.get(page.page.path);
      const missing =
        route?.shown.length === 0
          ? []
          : used.filter(({ folder }) => {
              const key = `${folder} ${name}`;
              return !byFile.has(key) && !renamed.has(key) && !told.has(`${content}/${folder}/${name}.yaml:1`);
            });
      if (missing.length === 0) return [];
      const names = missing.map(({ code }) => englishName(code));
      const files = missing.map(({ folder }) => `${content}/${folder}/${name}.yaml`);
      const translations = missing.map(({ folder }) => `${folder}/${name}`);
      return [atStart(file, finding('translation/missing', { names, files, pages: translations }))];
    }
    const source = byFile.get(` ${name}`);
    if (source) {
      const translation = {
        ...page,
        definition: 'PageSource' as const,
        state: page.state,
        asked: page.page?.path ?? '',
      };
      return markNotes(translation, { file: source.source.file, state: source.state }, context);
    }
    if (told.has(`${content}/${name}.yaml:1`) || told.has(`${file}:1`)) return [];
    const what = { name: englishName(own?.code ?? ''), file: `${content}/${name}.yaml`, original: original.name };
    return [atStart(file, finding('translation/no-original', what))];
  });
}

/**
 * The translations that are there under another name than that of their original, by the names that they lack: nearly the same,
 * or the only one that lacks an original where one original lacks it. That is told of the file alone.
 */
function renamedPages(pages: readonly CheckedPage[], context: SiteContext): Set<string> {
  const namesIn = (wanted: string) =>
    pages.flatMap(({ source: { file } }) =>
      languageFolder(file, context) === wanted ? nameInLanguage(file, context) : [],
    );
  const originals = namesIn('');
  return new Set(
    context.languages.slice(1).flatMap(({ folder }) => {
      const own = namesIn(folder);
      const strays = own.filter((name) => !originals.includes(name));
      const lacking = originals.filter((name) => !own.includes(name));
      const renamed = strays.flatMap((name) => nearest(name, lacking) ?? []);
      const rest = strays.length === 1 && lacking.length === 1 ? lacking : [];
      return [...renamed, ...rest].map((name) => `${folder} ${name}`);
    }),
  );
}

function keyOf({ source: { file } }: CheckedPage, context: SiteContext): string {
  return `${languageFolder(file, context)} ${nameInLanguage(file, context)}`;
}
