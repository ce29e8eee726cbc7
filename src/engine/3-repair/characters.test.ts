import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '#kit/model';
import { checker, sampleFiles } from '../../../tests/diagnostics/support/samples.ts';
import { compileContent } from '../pipeline.ts';
import { applyFixes } from './fix.ts';

const files = sampleFiles('');
const page = files.pages.find(({ file }) => file === 'pages/page.yaml')?.text ?? '';

/** A page whose first heading is written like this in its file. */
function withHeading(written: string): string {
  return page.replace(/heading: .*/, () => `heading: ${written}`);
}

function check(text: string): Diagnostic[] {
  const pages = files.pages.map((source) => (source.file === 'pages/page.yaml' ? { file: source.file, text } : source));
  const { diagnostics } = compileContent({ ...files, pages }, checker);
  return diagnostics.filter(({ file, severity }) => file === 'pages/page.yaml' && severity !== 'note');
}

describe('characters that no visitor should get', () => {
  const raw: Record<string, [string, string | undefined]> = {
    'a sign for a lost letter': ['\ufffd', undefined],
    'a place of a picture': ['\ufffc', ''],
    'a line separator': ['\u2028', ' '],
    'a paragraph separator': ['\u2029', ' '],
    'a vertical tab': ['\v', ' '],
    'a form feed': ['\f', ' '],
    'a bell': ['\u0007', ''],
    'an escape': ['\u001b', ''],
    'a delete sign': ['\u007f', ''],
    'an old apostrophe of Windows': ['\u0092', '’'],
    'a noncharacter': ['\ufdd0', ''],
    'a noncharacter of a higher plane': ['\u{1fffe}', ''],
    'an override of direction': ['\u202e', ''],
    'an isolate that is not ended': ['\u2067', ''],
    'an end of direction without its beginning': ['\u202c', ''],
  };
  for (const [name, [character, replacement]] of Object.entries(raw)) {
    it(`${name} is reported where it stands, and fixed where that is sure`, () => {
      const text = withHeading(`All in${character}one place`);
      const found = check(text);
      expect(found).toMatchObject([
        { code: 'text/character', severity: 'error', line: 5, column: 20, where: expect.stringContaining('section 1') },
      ]);
      expect(found[0]?.message).toContain(`U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`);
      const fixed = replacement === undefined ? text : withHeading(`All in${replacement}one place`);
      expect(applyFixes(text, found).text).toBe(fixed);
    });
  }

  it('their codes are reported like themselves', () => {
    for (const written of ['\\ud800', '\\udc00 x', '\\u2028', '\\L', '\\v', '\\x07', '\\ufffd', '\\U0001FFFE'])
      expect(check(withHeading(`"All in ${written}"`)), written).toMatchObject([
        { code: 'text/character', line: 5, column: 22 },
      ]);
  });

  it('in facts, in the site and in JSON too', () => {
    const facts = { file: 'pages/_facts.yaml', text: 'hours:\n  value: "1\\u20286"\n  note: from a study\n' };
    const found = compileContent({ ...files, facts }, checker).diagnostics;
    expect(found.find(({ code }) => code === 'text/character')).toMatchObject({ file: facts.file, line: 2 });
    const site = { file: 'pages/_site.yaml', text: files.site?.text.replace(/name: (\w)/, 'name: $1\ufffd') ?? '' };
    expect(compileContent({ ...files, site }, checker).diagnostics.map(({ code }) => code)).toContain('text/character');
    const json = JSON.stringify({
      title: 'A page',
      description: 'x',
      sections: [{ type: 'hero', heading: 'a\ud800' }],
    });
    expect(check(json).map(({ code }) => code)).toContain('text/character');
  });

  it('an address holds nothing that can’t be seen', () => {
    for (const link of [
      'https://exam\u200bple.org',
      'mailto:a\u00adb@example.org',
      '/ab\u2060out',
      'tel:+1555\ufeff1234',
    ])
      expect(check(page.replace('link: /about', () => `link: "${link}"`)), link).toMatchObject([
        { code: 'text/character' },
      ]);
  });
});

it('characters that have their use stay: no message, no change', () => {
  for (const fine of [
    'Gesundheits\u00addaten',
    '16\u00a0hours, 5\u202f%',
    '👩\u200d⚕️ and 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    'می\u200cخواهم',
    'ภาษา\u200bไทย',
    'a \u200eb\u200f c',
    'isolated \u2068שלום\u2069 words',
    'embedded \u202bשלום\u202c words',
    'tabs\tinside',
    '"a pair by its codes \\ud83d\\ude00"',
    '😀 é ß 漢字 ½ – “quotes”',
  ])
    expect(
      check(withHeading(fine)).filter(({ code }) => code === 'text/character'),
      fine,
    ).toEqual([]);
  expect(check(page.replaceAll('\n', '\r\n'))).toEqual([]);
});
