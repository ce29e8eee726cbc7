import { isFields, type Page, type Path, type Problem, type Section, type Severity } from '#kit/model';
import { saidBy } from '../catalogue/say.ts';

/** What a check of a site's own has found. */
export type CheckFinding = {
  /**
   * Where: the keys and positions (from 0) of the page's file, as `['sections', 2, 'heading']`. Without it the page as a whole is meant.
   * What lies deeper than the file goes is told of the nearest place.
   */
  path?: Path;
  /** The words that are meant, of the text at that place. */
  words?: string;
  /** An `error` stops the build, a `warning` is a likely mistake, a `note` is worth knowing. */
  severity: Severity;
  /** What is wrong, in one sentence that an editor understands. */
  message: string;
  /** What to write instead. */
  help?: string;
};

/** What a check looks at: one page without mistakes. `Own` are the sections of the site's own blocks. */
export type CheckedContent<Own = never> = {
  /** The page as it is shown: links led somewhere, figures filled in, sections of shared files in their places. */
  page: Page;
  /** Its sections, each with the place of the file that it comes from. */
  sections: readonly { section: Section | Own; path: Path }[];
  /** All texts of the file as they are written, in their order, each with its place. */
  texts: readonly { text: string; path: Path }[];
  /** The figures of `_facts.yaml` as they are shown, by name. */
  facts: Readonly<Record<string, string>>;
};

/**
 * A check of a site's own: what it finds in a page. It has to be pure, for pages are checked in any order, in several threads and in the
 * browser, and what was found in a page that hasn't changed is kept. `Own` are the sections of the site's own blocks, `OwnSection` of
 * `.pagewright/blocks`.
 */
export type Check<Own = never> = (content: CheckedContent<Own>) => readonly CheckFinding[];

/** The checks of a site's own, by the name that their codes end with: `own/no-jargon`. */
export type Checks = Readonly<Record<string, Check>>;

/**
 * What code of a site's own gives, as problems of a code. That it fails is a mistake of that code, told where nothing else is said of the
 * place. `what` is that code in words.
 */
export function findingsOf(
  what: string,
  { code, path, mark }: Pick<Problem, 'code' | 'path' | 'mark'>,
  find: () => unknown,
): Problem[] {
  try {
    const found = find();
    if (!Array.isArray(found)) throw new Error('it returns no list');
    return found.map((one: unknown) => problemOf(code, path, one));
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    return [{ path, mark, severity: 'error', code, ...inBothVoices({ message: `${what} fails: ${words}.` }) }];
  }
}

/** A finding as a problem. Whoever writes checks may write them without types. */
function problemOf(code: string, place: Path, found: unknown): Problem {
  if (!isFinding(found)) throw new Error('what it finds needs a `message` and a `severity`: error, warning or note');
  const { path = place, words, severity, message, help } = found;
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
