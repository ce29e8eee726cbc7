import { type InvalidSection, kindCalled, type Page, type Path, type Problem, type Section } from '#kit/model';
import { type CheckedContent, findingsOf } from '../../2-validate/own-check.ts';
import { type KindValue, pathOf } from '../../2-validate/validators.ts';
import type { SourceDocument } from '../../3-repair/source-document.ts';
import type { Origin, SiteContext } from '../../links/site-context.ts';

/** What a page is checked as: its file, what it became, and where each of its sections is written. */
type Compiled = { parsed: SourceDocument; page: Page; origins: readonly Origin[]; context: SiteContext };

/** What the site's own checks find in a compiled page. They look only at pages without mistakes. */
export function ownProblems({ parsed, page, origins, context }: Compiled): Problem[] {
  const checks = Object.entries(context.checker.ownChecks);
  if (checks.length === 0) return [];
  const content: CheckedContent = {
    page,
    sections: page.sections.flatMap((section, index) =>
      isValid(section) ? [{ section, path: placeIn(parsed.source.file, origins[index]) }] : [],
    ),
    texts: textsIn(parsed),
    facts: Object.fromEntries(
      [...context.placeholders].flatMap(([name, value]) =>
        name.startsWith('facts.') ? [[name.slice('facts.'.length), value]] : [],
      ),
    ),
  };
  return checks.flatMap(([name, check]) => {
    const code = `own/${name}`;
    return findingsOf(`The check \`${code}\``, { code, path: ['title'], mark: 'key' }, () => check(content));
  });
}

function isValid(section: Section | InvalidSection): section is Section {
  return section.type !== 'invalid';
}

/** Where in a page's file a section comes from: what a shared file says, from the place that calls for it. */
function placeIn(file: string, origin: Origin | undefined): Path {
  return (origin?.file === file ? origin.path : origin?.entry?.path) ?? ['sections'];
}

/** The texts of a page's file: those of the page, then those of each section. */
function textsIn({ structure: { verdict, sections } }: SourceDocument): { text: string; path: Path }[] {
  const inSections = [...sections].flatMap(([place, { verdict: found }]) =>
    (found?.values ?? []).map((one) => ({ ...one, path: [...pathOf(`/${place}`), ...one.path] })),
  );
  return [...verdict.values, ...inSections].filter(({ kind }) => kindCalled(kind).isRead === true).flatMap(textsOf);
}

/** Running text may be a list of paragraphs. */
function textsOf({ path, value }: KindValue): { text: string; path: Path }[] {
  const parts: unknown[] = Array.isArray(value) ? value : [value];
  return parts.flatMap((text, index) =>
    typeof text === 'string' ? [{ text, path: Array.isArray(value) ? [...path, index] : path }] : [],
  );
}
