import type { Diagnostic, ThemeSource } from '#kit/model';
import { pageName } from '../2-validate/place.ts';
import { problemAt } from '../3-repair/problem-at.ts';
import { finding } from '../catalogue/index.ts';
import { allFiles, type ContentFiles, definitionOf } from '../links/content-files.ts';
import type { SiteContext } from '../links/site-context.ts';
import { kindTextsOf } from './kind-texts.ts';

/** The kinds of texts that visitors read as they are written. */
const read: ReadonlySet<string> = new Set(['text', 'rich-text', 'paragraphs']);

/**
 * What is to be said, once, of letters that texts have and the site's own haven't: where the first stands, and which they are. `theme` is what
 * the site's own theme says.
 */
export function lettersNotes(files: ContentFiles, theme: ThemeSource | undefined, context: SiteContext): Diagnostic[] {
  const { checker } = context;
  // Of a theme with mistakes nobody knows which letters it means.
  const missing = files.theme && !theme ? undefined : lettersWithout(theme, context);
  if (!missing) return [];
  const found = allFiles(files).flatMap((source) => {
    // Most files have none, and needn't be read for it.
    if (source.text.search(missing) < 0) return [];
    const texts = kindTextsOf(checker.read(source, definitionOf(source, files))).filter(({ kind }) => read.has(kind));
    return texts.flatMap(({ path, value }) =>
      [...value.normalize('NFC').matchAll(missing)].map(([letter]) => ({ source, path, letter })),
    );
  });
  const [first] = found;
  if (!first) return [];
  const { source, path, letter } = first;
  const definition = definitionOf(source, files);
  const letters = [...new Set(found.map((each) => each.letter))];
  const problem = { path, mark: 'value' as const, snippet: letter, ...finding('text/letters', { letters }) };
  const name = definition === 'SiteSource' || definition === 'SiteOverlay' ? 'Site' : pageName(source.file);
  return [problemAt(checker.read(source, definition), name, problem, checker)];
}

/**
 * Finds letters that a site's own haven't; nothing where it isn't known what those are. The design's are Latin: of what is written in
 * another script, nobody expects them.
 */
function lettersWithout(theme: ThemeSource | undefined, { checker, publicFiles }: SiteContext): RegExp | undefined {
  if (!theme?.font) {
    const own = Object.keys(checker.typeface.letters).map(codeOf);
    return new RegExp(`(?=\\p{L})(?=\\p{Script=Latin})[^${own.join('')}]`, 'gu');
  }
  const files = [theme.font.file, ...(theme.font.more ?? [])];
  const fonts = files.flatMap((file) => publicFiles.get(file)?.font ?? []);
  if (fonts.length === 0) return undefined;
  const own = fonts.map(({ letters }) => letters.replace(/[\da-f]+/g, '\\u{$&}').replaceAll(',', ''));
  return new RegExp(`(?=\\p{L})[^${own.join('')}]`, 'gu');
}

function codeOf(letter: string): string {
  return `\\u{${letter.codePointAt(0)?.toString(16)}}`;
}
