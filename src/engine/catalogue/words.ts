import { type NameOf, type Piece, type Said, withoutMiddle } from '#kit/model';
import { among, instead, labelled, say } from './say.ts';

/** Names as they stand in messages: `` `a`, `b` or `c` ``; `called` says what they are names of. */
export function anyOf(names: Iterable<string>, called: (name: string) => Piece = labelled): Said {
  return among([...names].map(called), 'or');
}

/** The same with "and". */
export function allOf(names: Iterable<string>, called: (name: string) => Piece = labelled): Said {
  return among([...names].map(called), 'and');
}

/** "1 entry", "2 entries". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** A line as help shows it: without the space around it, and cut in the middle where it is long. */
export function shortLine(line: string): string {
  return withoutMiddle(line.trim().replaceAll(/(?<!\s)\s*\n\s*/g, ' '), 100);
}

/** What to do where the nearest known name may be the right one; where that is not sure, the editor chooses. */
export function changeTo(
  word: unknown,
  known: Iterable<unknown>,
  otherwise: string | Said,
  isSure = true,
  isNameOf?: NameOf,
): Said {
  const named = (name: unknown) => instead(name, isNameOf);
  if (word !== undefined)
    return isSure
      ? say`Change it to ${named(word)}.`
      : say`Change it to ${named(word)} if you mean that, or to another that exists.`;
  const names = [...known];
  return names.length > 0 && names.length <= 40
    ? say`Write ${names.length > 1 ? 'one of ' : ''}${among(names.map(named), 'or')}.`
    : say`${otherwise}`;
}
