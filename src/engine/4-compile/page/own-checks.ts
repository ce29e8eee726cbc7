import {
  type InvalidSection,
  isFields,
  kindCalled,
  type Page,
  type Path,
  type Problem,
  type Section,
} from '#kit/model';
import type { Check, CheckedContent, CheckFinding } from '../../2-validate/own-check.ts';
import { type KindValue, pathOf } from '../../2-validate/validators.ts';
import type { SourceDocument } from '../../3-repair/source-document.ts';
import { saidBy } from '../../catalogue/say.ts';
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
  return checks.flatMap(([name, check]) => problemsOf(`own/${name}`, check, content));
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

/** What a check of a site's own gives; that it fails is a mistake of the check, told on the first line of the page. */
function problemsOf(code: string, check: Check, content: CheckedContent): Problem[] {
  try {
    const found: unknown = check(content);
    if (!Array.isArray(found)) throw new Error('it returns no list');
    return found.map((one: unknown) => problemOf(code, one));
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    return [
      {
        path: ['title'],
        mark: 'key',
        severity: 'error',
        code,
        ...inBothVoices({ message: `The check \`${code}\` fails: ${words}.` }),
      },
    ];
  }
}

/** A finding as a problem. Whoever writes checks may write them without types. */
function problemOf(code: string, found: unknown): Problem {
  if (!isFinding(found)) throw new Error('what it finds needs a `message` and a `severity`: error, warning or note');
  const { path = ['title'], words, severity, message, help } = found;
  return {
    path,
    mark: 'value',
    severity,
    code,
    ...inBothVoices(help === undefined ? { message } : { message, help }),
    ...(words === undefined ? {} : { snippet: words }),
  };
}

/** Words of a site's own, in which what stands in marks of code is what a file says. */
function inBothVoices(words: { message: string; help?: string }): Pick<Problem, 'message' | 'help' | 'said'> {
  const { message, help } = words;
  return { ...words, said: { message: saidBy(message), ...(help === undefined ? {} : { help: saidBy(help) }) } };
}

function isFinding(found: unknown): found is CheckFinding {
  return (
    isFields(found) &&
    typeof found['message'] === 'string' &&
    ['error', 'warning', 'note'].includes(String(found['severity'])) &&
    (found['path'] === undefined || Array.isArray(found['path']))
  );
}
