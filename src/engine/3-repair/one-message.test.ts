import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '#kit/model';
import { checker, sampleFiles } from '../../../tests/diagnostics/support/samples.ts';
import { diagnosticAt } from '../1-parse/diagnostic-at.ts';
import { finding } from '../catalogue/index.ts';
import { compileContent } from '../pipeline.ts';
import { draftOf, lineFix } from './draft.ts';
import { onePerLine } from './one-per-line.ts';

const files = sampleFiles('');
const file = 'pages/page.yaml';
const page = files.pages.find((source) => source.file === file)?.text ?? '';

function check(text: string): Diagnostic[] {
  const pages = files.pages.map((source) => (source.file === file ? { file, text } : source));
  return compileContent({ ...files, pages }, checker).diagnostics.filter(({ severity }) => severity !== 'note');
}

/** The page with one line in place of another, which must be there. */
function changed(from: string, to: string): string {
  expect(page).toContain(from);
  return page.replace(from, to);
}

describe('one slip, one message', () => {
  it('tells entries that are all wrong in one way once, and how many more there are, to who sees forms too', () => {
    const [first, ...more] = check(
      `${page}  - type: stats\n    items:\n      - { value: One }\n      - { value: Two }\n      - { value: Three }\n`,
    );
    expect(more).toEqual([]);
    expect(first?.message).toMatch(/ has no `label`, which it needs\. So it is in 2 more places of this list\.$/);
    expect(first?.inForms?.message).toMatch(
      / has no “Label”, which it needs\. So it is in 2 more places of this list\.$/,
    );
  });

  it('tells what can be fixed at each place, for each has its fix', () => {
    const found = check(
      `${page}  - type: stats\n    items:\n      - { value: One, lable: A }\n      - { value: Two, lable: B }\n`,
    );
    expect(found.map(({ code, fix }) => [code, fix?.text])).toEqual([
      ['field/unknown', 'label'],
      ['field/unknown', 'label'],
    ]);
  });

  it('names all fields that an entry needs in one message', () => {
    const found = check(
      `${page}  - type: stats\n    items:\n      - {}\n      - value: One\n        label: Two\n      - value: Three\n        label: Four\n`,
    );
    expect(found.map(({ code }) => code)).toEqual(['field/missing']);
    expect(found[0]?.message).toContain('`value` or `label`');
    expect(found[0]?.help).toBe('Add the lines `value: …` and `label: …`.');
  });

  it('tells of a link in a text between braces what ends the text, and writes the quotes', () => {
    const text = `${page}  - type: accordion\n    items:\n      - { question: When?, answer: By hand. [Write](/about). }\n`;
    const [first, ...more] = check(text);
    expect(more).toEqual([]);
    expect(first?.message).toBe('Between braces the bracket in `By hand. [Write](/about).` ends the text.');
    expect(first?.help).toContain('answer: "By hand. [Write](/about)." }');
  });

  it('tells of two slips of one line once', () => {
    const found = check(changed('        icon: identity', '       i con: identity'));
    expect(found).toHaveLength(1);
    expect(found[0]?.line).toBe(14);
  });

  it('writes a line that was fixed twice as it is in the end', () => {
    const draft = draftOf(['icon: mail'], checker);
    const what = finding('syntax/colon-space', { name: 'icon', line: 'icon: mail' });
    const told = ['icon:  mail', 'icon: mail'].map((text) => ({
      fix: { ...lineFix(0, text, 0, what, 0, 1), before: draft },
      diagnostic: diagnosticAt({ source: { file, text: ' icon:mail' } }, { start: 0, end: 1 }, what),
    }));
    const [only, ...others] = onePerLine(told, draft, { text: ' icon:mail', lines: [' icon:mail'], starts: [0] });
    expect(others).toEqual([]);
    expect(only?.fix).toEqual({ range: [0, 10], text: 'icon: mail' });
  });

  it('leaves out a line that cannot be read, and does not miss what stood there', () => {
    const found = check(changed('      - title: Identity', '      - ti'));
    expect(found.map(({ line, code }) => `${line} ${code}`)).toEqual(['12 syntax/yaml']);
  });

  it('tells of a stray line and not of the field above it, which took it in', () => {
    const found = check(changed('        icon: identity', '        icon: identity\n          asdf'));
    expect(found.map(({ line, code }) => `${line} ${code}`)).toEqual(['15 syntax/yaml']);
  });

  it('does not make words that stand alone part of the text above them', () => {
    const found = check(changed('    heading: Our services', '    heading: Our services\n    asdf'));
    expect(found.map(({ line, code }) => `${line} ${code}`)).toEqual(['11 layout/text-indent']);
    expect(found[0]?.help).toContain('Delete it');
    expect(found[0]?.fix).toBeUndefined();
  });

  it('says where a name is given wrong, if all formulas agree on another', () => {
    const calculator = (name: string) => `${page}  - type: calculator
    result: shown
    inputs:
      - { name: ${name}, label: Claims a year }
    results:
      - { name: one, label: One, formula: claims * 2, format: "0" }
      - { name: two, label: Two, formula: claims * 3, format: "0" }
`;
    const right = check(calculator('claims')).map(({ code }) => code);
    expect(right).toEqual([]);
    const found = check(calculator('cliams'));
    expect(found.map(({ code }) => code)).toEqual(['name/unreached']);
    expect(found[0]?.message).toContain('`claims`');
  });

  it('asks for the lines below a field that are still comments', () => {
    const text = `${page}  - type: call-to-action\n    heading: Write to us\n    buttons:\n    #  - label: Contact\n`;
    const found = check(text);
    expect(found.map(({ code }) => code)).toEqual(['field/empty']);
    expect(found[0]?.help).toContain('Take away the `#` also from the lines below');
    const empty = check(text.replace('    #  - label: Contact\n', ''));
    expect(empty[0]?.help).toBe('Write `buttons:` with entries below, such as `- label: …`.');
  });

  it('takes away a single quote at the end of a text, but not behind a digit', () => {
    const withQuote = (text: string) => check(changed('Our services', text));
    expect(withQuote('Our services"')[0]?.fix?.text).toBe('');
    expect(withQuote('A screen of 27"')[0]).toMatchObject({ code: 'text/stray-quote' });
    expect(withQuote('A screen of 27"')[0]?.fix).toBeUndefined();
  });
});
