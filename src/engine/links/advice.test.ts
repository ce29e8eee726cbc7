import { afterAll, describe, expect, it } from 'vitest';
import type { Diagnostic } from '#kit/model';
import { carriedOut } from '../../../tests/diagnostics/support/carry-out.ts';
import { runCorpus } from '../../../tests/diagnostics/support/corpus.ts';
import { checker, readSamples } from '../../../tests/diagnostics/support/samples.ts';
import { removeFolder, temporaryFolder } from '../../../tests/support/content.ts';
import { isThorough } from '../../../tests/support/extent.ts';
import type { Times } from '../4-compile/site/compile-site.ts';
import { compileContent } from '../pipeline.ts';
import { allFiles, type ContentFiles } from './content-files.ts';
import { withTexts } from './with-texts.ts';

type Case = { name: string; files: ContentFiles; options: Times };

const work = temporaryFolder();
const samples = readSamples().map(({ code, ...sample }): Case => ({ name: code, ...sample }));
const slips = runCorpus(work, isThorough ? 1 : 10).map(
  ({ kind, slip, files }): Case => ({ name: `${kind}: ${slip.slip}`, files, options: {} }),
);

afterAll(() => {
  removeFolder(work);
});

describe('what a help tells to do', () => {
  it.each([
    ['of every code', samples],
    ['of every slip', slips],
  ])('%s leaves no mistake there, and no new one elsewhere', (_, cases) => {
    expect(cases.flatMap(ledAstray)).toEqual([]);
  });
});

/** Messages about a name that is used, where it stands elsewhere. */
const ofNames = [
  'link/unknown-anchor',
  'placeholder/unknown',
  'form/unknown',
  'formula/unknown-name',
  'link/not-shown',
];

/** What is told only then, and why it is no other mistake. */
const toldThen: Readonly<Record<string, string>> = {
  'language/unknown': 'language/no-pages', // The pages of the language are still to be written.
  'from-elsewhere: curly quotes in a JSON page': 'syntax/curly-quotes', // The same slip twice on a line.
  'other-words: image on a card, which has icons': 'picture/missing', // The file is still to be put there.
  'another-kind: yes and no of a spreadsheet as cells': 'value/text', // What it says of the other cell as well.
  'half-done: the columns of a table deleted': 'table/columns', // Only the editor knows how many there were.
};

/** Each advice of a case that leads to another mistake, with what is said then. */
function ledAstray({ name, files, options }: Case): string[] {
  const before = compileContent(files, checker, options).diagnostics;
  return before.flatMap((diagnostic) =>
    (diagnostic.advice ?? []).flatMap((advice): string[] => {
      const source = allFiles(files).find(({ file }) => file === diagnostic.file);
      if (!source) return [];
      const text = carriedOut(source.text, advice);
      const what = `${name}: ${diagnostic.help} (${advice.do})`;
      // A text with another slip in it, or with lines that follow from this one, is changed by hand, not by the program that changes data.
      if (text === undefined)
        return before.some(({ code }) => /^(?:syntax\/|layout\/|value\/fields$)/.test(code))
          ? []
          : [`${what} can't be done`];
      const changed = withTexts(files, new Map([[source.file, text]]));
      const after = compileContent(changed, checker, options).diagnostics;
      const found = newMistakes(before, after, diagnostic).filter(({ code }) => code !== toldThen[name]);
      return found.map(({ line, message, code }) => `${what}\n  → ${line} ${message} [${code}]`);
    }),
  );
}

function isMistake({ severity }: Diagnostic): boolean {
  return severity !== 'note';
}

/** What is said after a change and wasn't before, or still at the place that was changed. */
function newMistakes(before: readonly Diagnostic[], after: readonly Diagnostic[], done: Diagnostic): Diagnostic[] {
  const known = before.filter((one) => one !== done).map(keyOf);
  return after.filter(isMistake).filter((one) => {
    // What the editor was to write in place of the dots, and what was referred to all the time but couldn't be looked up.
    if (one.message.includes('`…`') || (ofNames.includes(one.code) && one.line !== done.line)) return false;
    const index = known.indexOf(keyOf(one));
    if (index >= 0) known.splice(index, 1);
    return index < 0;
  });
}

function keyOf({ file, code, message }: Diagnostic): string {
  return `${file} ${code} ${message}`;
}
