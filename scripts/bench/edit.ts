import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { applyEdit, type Edit } from '#engine/edit';

/** How long one change of a text takes, in ms: half of the changes take less than `median`, one in twenty more than `p95`. */
export type EditFigures = { written: string; changes: number; median: number; p95: number };

/** Changes of each page of a folder: its title, its last section moved, one put in, one taken out. */
export function benchEdits(folder: string): EditFigures[] {
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((text) => Array.isArray(parse(text).sections));
  return [
    timed('as it is', texts),
    timed(
      'Windows line ends',
      texts.map((text) => text.replaceAll('\n', '\r\n')),
    ),
    timed(
      'JSON',
      texts.map((text) => JSON.stringify(parse(text), null, 2)),
    ),
  ];
}

function timed(written: string, texts: readonly string[]): EditFigures {
  const once = () => texts.flatMap((text) => editsOf(parse(text).sections).map((edit) => millisecondsFor(text, edit)));
  once();
  const times = Array.from({ length: 5 }, once).flat();
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => Number((sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(2));
  return { written, changes: sorted.length, median: at(0.5), p95: at(0.95) };
}

function editsOf(sections: readonly unknown[]): Edit[] {
  const path = ['sections'];
  return [
    { op: 'set', path: ['title'], value: 'Another title' },
    { op: 'move', path, from: sections.length - 1, to: 0 },
    { op: 'insert', path, index: 1, value: { type: 'prose', heading: 'New', paragraphs: 'Some words.\n' } },
    { op: 'remove', path: [...path, 0] },
  ];
}

function millisecondsFor(text: string, edit: Edit): number {
  const started = performance.now();
  const result = applyEdit(text, edit);
  const taken = performance.now() - started;
  if ('refused' in result) throw new Error(`A change was refused: ${result.refused}`);
  return taken;
}
