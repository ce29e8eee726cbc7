import { expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import { readContent } from '#builder/files';
import { compileContent } from '#engine';
import { specification } from '../specification/folders.ts';
import { isThorough } from '../support/extent.ts';
import { checker } from './support/samples.ts';

const files = readContent(projectRoot, specification.pages, specification.public);
const fields = [...checker.vocabulary.fields];

/** Wrong names for a field: another word, a slip of the fingers, a field of another block, and none at all. */
function wrongNames(name: string, line: number): string[] {
  const swapped = name.length > 3 ? `${name[0]}${name[2]}${name[1]}${name.slice(3)}` : `${name}e`;
  return ['wording', swapped, fields[(line * 7) % fields.length] ?? '', 'caption', 'blub'].filter(
    (one) => one !== name,
  );
}

/** A field of an entry, and the line with another name for it, as long as no field beside it is called so. */
function* renamed(text: string): Generator<{ line: number; wrong: string; text: string }> {
  const lines = text.split('\n');
  for (const [index, line] of lines.entries()) {
    const [, lead, name] = /^( {6,}(?:- )?| {4,}- )([a-z][A-Za-z]*):/.exec(line) ?? [];
    if (lead === undefined || name === undefined) continue;
    for (const wrong of wrongNames(name, index)) {
      if (
        lines
          .slice(Math.max(index - 8, 0), index + 9)
          .some((near) => near.trimStart().replace('- ', '').startsWith(`${wrong}:`))
      )
        continue;
      const changed = lead + wrong + line.slice(lead.length + name.length);
      yield { line: index + 1, wrong, text: lines.with(index, changed).join('\n') };
    }
  }
}

/** The fields of the block that a line stands in, and those of its lists and groups. */
function fieldsOf(text: string, line: number): { outside: ReadonlySet<string>; inside: ReadonlySet<string> } {
  const above = text.split('\n').slice(0, line).join('\n');
  const type = [...above.matchAll(/^ {2}- type: (\S+)/gm)].at(-1)?.[1] ?? '';
  const schema = checker.blockSchema(type);
  const outside = Object.keys(schema?.properties ?? {});
  const inside = outside.flatMap((field) => (schema ? checker.fieldsBelow(schema, field) : []));
  return { outside: new Set(outside), inside: new Set(inside) };
}

it('a wrong name in an entry is asked for as a name, not as lines in the wrong place', { timeout: 30 * 60_000 }, () => {
  const all = files.pages.flatMap((page) => [...renamed(page.text)].map((one) => ({ file: page.file, ...one })));
  const every = isThorough ? 1 : 211;
  const wrong = all.filter((_, index) => index % every === 0);
  const told = wrong.flatMap(({ file, line, wrong: name, text }) => {
    const pages = files.pages.map((page) => (page.file === file ? { file, text } : page));
    const found = compileContent({ ...files, pages }, checker).diagnostics;
    const own = found.filter((one) => one.file === file && one.severity === 'error');
    const { outside, inside } = fieldsOf(text, line);
    // One that its block has may be right where it is, or have been meant for the section.
    if (own.length === 0 && inside.has(name)) return [];
    if (own.length > 0 && own.every(({ code }) => code === 'layout/indent') && outside.has(name)) return [];
    return own.length === 0 || own.some(({ code }) => /^(?:layout|syntax)\//.test(code))
      ? [`${file}:${line} ${name}: ${own.map(({ code }) => code).join(', ')}`]
      : [];
  });
  expect(wrong.length).toBeGreaterThan(15);
  expect(told).toEqual([]);
});
