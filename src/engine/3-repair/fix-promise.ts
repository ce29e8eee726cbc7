import { type Diagnostic, isFields } from '#kit/model';
import { linesOfFix } from './fix.ts';

/**
 * A file as it was and as fixes made it: its text before, what was read from it before and after, and what it said as it was
 * written (nothing where it could only be guessed).
 */
export type FixedFile = {
  text: string;
  written: unknown;
  data: readonly [unknown, unknown];
  made: readonly Diagnostic[];
};

/**
 * True where fixes changed nothing but what they were for: only lines that a message named are other than before, no value
 * is of another kind, and the data differs in no more places than fixes changed a value or a name. Where lines were
 * moved, each value that could be read before stands at a path of the same names.
 */
export function isKept({ text, written, data: [before, after], made }: FixedFile): boolean {
  const isNamed = (at: number) =>
    made.some(({ line, endLine, relatedLine }) => (at >= line && at <= endLine) || at === relatedLine);
  const values = made.filter(({ code }) => !ofWriting.test(code));
  const found = differences(before, after);
  const isPlacing = made.some(({ code }) => code.startsWith('layout/'));
  return (
    made.every((one) => linesOfFix(text, one).every(isNamed)) &&
    found.length <= values.length &&
    [...found, ...(isPlacing ? [] : differences(written ?? before, after))].every(isSameKind) &&
    (!isPlacing || written === undefined || areAllThere(written, after))
  );
}

/** What is wrong with how a line is written or where it stands: what the file says was known before the fix. */
const ofWriting = /^(?:syntax|layout|file)\//;

/**
 * True where the mistakes that were fixed are gone and no error or warning has come. Messages may have moved.
 * A fix of how a file is written leaves what was known of it: what is then said of other files was only held back before.
 */
export function isBetter(
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
  made: readonly Diagnostic[],
): boolean {
  const counts = new Map<string, number>();
  const files = new Set(made.map(({ file }) => file));
  const isOfWriting = made.every(({ code }) => ofWriting.test(code));
  const isConcerned = ({ file, severity }: Diagnostic) => severity !== 'note' && (!isOfWriting || files.has(file));
  const count = (diagnostics: readonly Diagnostic[], by: number) => {
    for (const diagnostic of diagnostics.filter(isConcerned)) {
      const key = keyOf(diagnostic);
      counts.set(key, (counts.get(key) ?? 0) + by * (1 + (diagnostic.more ?? 0)));
    }
  };
  count(before, 1);
  count(made, -1);
  count(after, -1);
  return [...counts.values()].every((left) => left >= 0);
}

function keyOf({ file, code, message }: Diagnostic): string {
  return `${file} ${code} ${message.replaceAll(/line \d+/g, 'line')}`;
}

/** Two values that differ; the first of a field under another name, or of one that is gone, stands beside that of the other name. */
type Difference = readonly [unknown, unknown];

/** Where two values differ; a field under another name is one place. */
function differences(before: unknown, after: unknown): Difference[] {
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return before.flatMap((item: unknown, index) => differences(item, after[index]));
  if (!isFields(before) || !isFields(after)) return Object.is(before, after) ? [] : [[before, after]];
  const names = Object.keys(before);
  const lost = names.filter((name) => !Object.hasOwn(after, name));
  const come = Object.keys(after).filter((name) => !Object.hasOwn(before, name));
  return [
    ...names.filter((name) => Object.hasOwn(after, name)).flatMap((name) => differences(before[name], after[name])),
    ...Array.from(
      { length: Math.max(lost.length, come.length) },
      (_, index): Difference => [
        lost[index] === undefined ? undefined : before[lost[index]],
        come[index] === undefined ? undefined : after[come[index]],
      ],
    ),
  ];
}

/**
 * True where a value is of the kind that it was: a list or a switch in quotes would be shown with its signs. A number in quotes
 * is shown as it is written, and what stood in quotes may be a number or a switch.
 */
function isSameKind([before, after]: Difference): boolean {
  const [was, is] = [kindOf(before), kindOf(after)];
  return was === is || is === 'nothing' || was === 'nothing' || was === 'text' || (was === 'number' && is === 'text');
}

function kindOf(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'object') return 'fields';
  return typeof value === 'string' ? 'text' : typeof value;
}

/**
 * True where every text, number and switch stands again at a path of the same names; the places in lists may be others, and a text
 * that had taken in the lines below it may be without them.
 */
function areAllThere(before: unknown, after: unknown): boolean {
  const there = leavesOf(after, '', new Map());
  return [...leavesOf(before, '', new Map())].every(([path, texts]) => {
    const now = [...(there.get(path) ?? [])];
    return texts.every((text) => {
      const same = now.indexOf(text);
      const place = same < 0 ? now.findIndex((other) => other !== '' && text.startsWith(`${other} `)) : same;
      if (place >= 0) now.splice(place, 1);
      return place >= 0;
    });
  });
}

/** The single values of some data by the names that lead to them. */
function leavesOf(value: unknown, path: string, leaves: Map<string, string[]>): Map<string, string[]> {
  if (Array.isArray(value)) for (const item of value) leavesOf(item, path, leaves);
  else if (isFields(value))
    for (const [name, inner] of Object.entries(value)) leavesOf(inner, `${path}/${name}`, leaves);
  else if (value !== null) {
    const known = leaves.get(path);
    if (known) known.push(String(value));
    else leaves.set(path, [String(value)]);
  }
  return leaves;
}
