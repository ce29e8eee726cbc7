import { applySplices, isFields, isSame, type Path, valueAt } from '#kit/model';
import { readYaml } from '../1-parse/read-yaml.ts';
import { changedData } from './changed-data.ts';
import { editsBetween } from './difference.ts';
import { isJson, parseSource, type Source } from './source.ts';
import { composed, tidied } from './splices.ts';
import { type Applied, type Edit, type PlacedEdit, Refusal, type Refused, type Splice } from './types.ts';
import { waysTo } from './ways.ts';

/**
 * Makes one change of a YAML or JSON text. All that it doesn't speak of stays as it is, byte for byte: comments, quotes,
 * order, line breaks. The result is read again and says what the same change makes of the data; else nothing is changed,
 * and `refused` says why. Offsets of the splices are UTF-16 code units of `text`.
 */
export function applyEdit(text: string, edit: Edit): Applied | Refused {
  return applied(text, (source) => splicesFor(source, edit));
}

/** What splices of the text that is read make of a file's, or why there are none: `find` throws Refusal then. */
export function applied(text: string, find: (source: Source) => Splice[]): Applied | Refused {
  // A byte order mark is no part of what is read.
  const mark = text.startsWith('\uFEFF') ? 1 : 0;
  try {
    const splices = find(parseSource(text.slice(mark))).map((splice) => ({
      ...splice,
      start: splice.start + mark,
      end: splice.end + mark,
    }));
    return { text: applySplices(text, splices), splices };
  } catch (error) {
    if (error instanceof Refusal) return error.refused;
    throw error;
  }
}

/** The splices that make an edit. Throws Refusal where there are none. */
function splicesFor(source: Source, edit: PlacedEdit): Splice[] {
  const expected = changedData(source.data, edit);
  if (isSame(source.data, expected)) return [];
  const inside = edit.op === 'set' ? splicesInside(source, edit.path, expected) : undefined;
  if (inside) return inside;
  for (const way of waysTo(source, edit)) {
    const splices = tidied(source.text, way);
    if (saysTheSame(applySplices(source.text, splices), expected, source, edit.op === 'rename')) return splices;
  }
  throw new Refusal("This can't be changed without changing something else as well. Change it in the text.");
}

/**
 * True where a text says the expected data, in the same language and with nothing odd in it that wasn't there before.
 * `inAnyOrder`: a name such as `12` stands first in the data wherever its field is written.
 */
export function saysTheSame(text: string, expected: unknown, before: Source, inAnyOrder = false): boolean {
  const { data, problems } = readYaml(text, new Set());
  const codes = (all: readonly { code: string }[]) => all.map(({ code }) => code).join();
  return (
    isSame(data, expected, { inAnyOrder }) &&
    codes(problems) === codes(before.oddities) &&
    (!before.isJson || isJson(text))
  );
}

/**
 * A list or fields in place of others: the splices of only what is different, so that comments inside stay.
 * Nothing where that can't be done piece by piece.
 */
function splicesInside(source: Source, path: Path, expected: unknown): Splice[] | undefined {
  const [from, to] = [valueAt(source.data, path), valueAt(expected, path)];
  if (!(Array.isArray(from) && Array.isArray(to)) && !(isFields(from) && isFields(to))) return undefined;
  const edits = editsBetween(from, to, path);
  if (!edits) return undefined;
  try {
    let current = source;
    let splices: Splice[] = [];
    for (const edit of edits) {
      const next = splicesFor(current, edit);
      splices = composed(source.text, splices, next);
      current = parseSource(applySplices(current.text, next));
    }
    return isSame(current.data, expected) ? splices : undefined;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
