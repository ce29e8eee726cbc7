import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Diagnostic } from '#kit/model';
import { checker, sampleFiles } from '../../../tests/diagnostics/support/samples.ts';
import { isThorough } from '../../../tests/support/extent.ts';
import { decodeSource } from '../1-parse/decode.ts';
import { codes } from '../catalogue/index.ts';
import { compileContent } from '../pipeline.ts';
import { codeFrame } from './frame.ts';
import { formatText } from './text.ts';

const files = sampleFiles('');
const page = files.pages.find(({ file }) => file === 'pages/page.yaml')?.text ?? '';

function check(text: string): Diagnostic[] {
  const pages = files.pages.map((source) => (source.file === 'pages/page.yaml' ? { file: source.file, text } : source));
  return compileContent({ ...files, pages }, checker).diagnostics;
}

/** Every message has a known code and a place inside the text, and can be shown. */
function expectSound(text: string): void {
  const diagnostics = check(text).filter(({ file }) => file === 'pages/page.yaml');
  const lines = text.split('\n');
  for (const diagnostic of diagnostics) {
    const { line, column, code, fix } = diagnostic;
    expect(codes).toContain(code);
    expect(line).toBeGreaterThan(0);
    expect(line).toBeLessThanOrEqual(lines.length);
    expect(column).toBeLessThanOrEqual((lines[line - 1]?.length ?? 0) + 1);
    if (fix) expect(fix.range[0] >= 0 && fix.range[1] >= fix.range[0] && fix.range[1] <= text.length).toBe(true);
    expect(codeFrame(text, diagnostic).length).toBeGreaterThan(0);
  }
  formatText(diagnostics, { sources: new Map([['pages/page.yaml', text]]) });
}

describe('any input is answered', () => {
  const hostile: Record<string, string> = {
    'brackets five thousand deep': '['.repeat(5000),
    'braces five thousand deep': `a: ${'{a: '.repeat(5000)}`,
    'dashes in one line': '- '.repeat(20_000),
    'question marks in one line': '? '.repeat(20_000),
    'ever deeper lists': Array.from({ length: 300 }, (_, index) => `${' '.repeat(index)}-`).join('\n'),
    'ever deeper fields': Array.from({ length: 300 }, (_, index) => `${' '.repeat(index)}a:`).join('\n'),
    'aliases of aliases': Array.from(
      { length: 2000 },
      (_, index) => `a${index}: &a${index} [*a${index - 1}, *a${index - 1}]`,
    ).join('\n'),
    'fields in one line': `title: ${'title: '.repeat(9000)}`,
    'one long line': `title: ${'x'.repeat(60_000)}`,
    'a megabyte': 'title: x\n'.repeat(120_000),
    'names of the prototype': '__proto__:\n  a: 1\nconstructor: 2\nprototype: 3\ntitle: x\n',
    'nothing but quotes': '"\''.repeat(3000),
    'nothing but colons': ': '.repeat(9000),
    'nothing but tabs': '\t\n'.repeat(3000),
    'control characters': '\u001b[31mtitle\u0007: \u202e x\n',
    'NUL characters': 'title: \0\0\0',
    'half of a pair': 'title: \ud800\nx: \udc00',
    'every line broken': Array.from({ length: 400 }, (_, index) => `${' '.repeat(index % 7)}- x: "${index}: {`).join(
      '\n',
    ),
  };
  for (const [name, text] of Object.entries(hostile)) {
    it(name, () => {
      expectSound(text);
      expect(check(text).some(({ severity }) => severity === 'error')).toBe(true);
      expect(Object.getPrototypeOf({})).toBe(Object.prototype);
      expect(({} as Record<string, unknown>)['a']).toBeUndefined();
    });
  }

  it.runIf(isThorough)('random bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2000 }), (bytes) => {
        const source = decodeSource('pages/page.yaml', bytes);
        if ('text' in source) expectSound(source.text);
      }),
      { numRuns: isThorough ? 60 : 20 },
    );
  });

  it('random cuts and insertions in a page', () => {
    const piece = fc.constantFrom(
      '"',
      "'",
      ':',
      ': ',
      ' #',
      '- ',
      '\n',
      '\t',
      '{',
      '}',
      '[',
      ']',
      '|',
      '>',
      '&a',
      '*a',
      '!t',
      '---\n',
      '%',
      '@',
      '\u00a0',
      '  ',
      '((',
      '))',
      '<<<<<<< x\n',
    );
    fc.assert(
      fc.property(
        fc.nat({ max: page.length }),
        fc.nat({ max: 12 }),
        fc.array(piece, { maxLength: 3 }),
        (start, length, pieces) => {
          expectSound(page.slice(0, start) + pieces.join('') + page.slice(start + length));
        },
      ),
      { numRuns: isThorough ? 60 : 20 },
    );
  });
});

it('says the same of many slips on a machine that is slower by far', () => {
  const slip = (index: number) => `  - type: prose\n    heading Words ${index}\n    paragraphs: More words.\n`;
  const broken = `${page.trimEnd()}\n${Array.from({ length: 6 }, (_, index) => slip(index)).join('')}`;
  const said = check(broken);
  let now = 0;
  const later = () => {
    now += 1_000_000;
    return now;
  };
  vi.spyOn(performance, 'now').mockImplementation(later);
  vi.spyOn(Date, 'now').mockImplementation(later);
  vi.spyOn(process, 'cpuUsage').mockImplementation(() => ({ user: later(), system: 0 }));
  onTestFinished(() => void vi.restoreAllMocks());
  expect(check(broken)).toEqual(said);
  expect(said.length).toBeGreaterThan(3);
});
