import { createTwoFilesPatch } from 'diff';
import { counted } from '../catalogue/words.ts';
import type { FileChange, UsePlace, WrittenPlan } from './types.ts';

/** A plan as people read it: what happens, where, and what they may want to look at. */
export function describePlan({ title, changed, mentions, notes }: WrittenPlan): string {
  return [
    title,
    ...group(`Changed in ${counted(changed.length, 'place')}:`, changed),
    ...group('Left as it is, since it only mentions the old name:', mentions),
    ...(notes.length > 0 ? ['', 'Worth knowing:', ...notes.map((note) => `  ${note}`)] : []),
  ].join('\n');
}

function group(heading: string, places: readonly UsePlace[]): string[] {
  return places.length === 0 ? [] : ['', heading, ...placeLines(places)];
}

/** Places as people read them, one a line. */
export function placeLines(places: readonly UsePlace[]): string[] {
  return places.map(({ file, line, where }) => `  ${file}:${line}  ${where}`);
}

/** What a change does to its files, line by line, as `git diff` shows it. A file that moves is compared with what it was. */
export function diffOf(changes: readonly FileChange[]): string {
  const old = new Map(changes.map(({ file, before }) => [file, before]));
  const moved = new Set(changes.flatMap(({ from }) => from ?? []));
  return changes
    .filter(({ file, after }) => after !== undefined || !moved.has(file))
    .map(({ file, before, after, from }) => {
      const [oldName, text] = from !== undefined && old.has(from) ? [from, old.get(from)] : [file, before];
      const names = [text === undefined ? '/dev/null' : oldName, after === undefined ? '/dev/null' : file] as const;
      const patch = createTwoFilesPatch(...names, text ?? '', after ?? '', undefined, undefined, { context: 2 });
      const head = names[0] !== names[1] && text === after ? `rename ${oldName} to ${file}` : patch;
      return head.replace(/^(?:Index: .*\n)?=+\n/, '').trimEnd();
    })
    .join('\n');
}
