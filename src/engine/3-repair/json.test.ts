import { describe, expect, it } from 'vitest';
import { checker, sampleFiles } from '../../../tests/diagnostics/support/samples.ts';
import { compileContent } from '../pipeline.ts';
import { applyFixes } from './fix.ts';

const files = sampleFiles('');
const right = `{
  "title": "A page in JSON with one slip",
  "description": "This page is written in JSON, and is right but for the one slip that its test makes.",
  "sections": [
    {
      "type": "hero",
      "heading": "Everything in one place"
    },
    {
      "type": "card-grid",
      "items": [
        {
          "title": "Identity",
          "icon": "identity"
        },
        {
          "title": "Coverage",
          "link": "/about"
        }
      ]
    }
  ]
}
`;

function check(text: string) {
  const page = { file: 'pages/json.json', text };
  const { diagnostics } = compileContent({ ...files, pages: [...files.pages, page] }, checker);
  const own = diagnostics.filter(({ file, severity }) => file === page.file && severity !== 'note');
  return { codes: own.map(({ line, code }) => `${line} ${code}`), fixed: applyFixes(text, own).text };
}

describe('a page in JSON', () => {
  it('is right as it stands', () => {
    expect(check(right).codes).toEqual([]);
  });

  const slips: readonly [name: string, from: string, to: string, told: string][] = [
    ['a comma left out', '"type": "hero",', '"type": "hero"', '6 syntax/bracket'],
    ['a comma left out between sections', '    },\n', '    }\n', '8 syntax/bracket'],
    ['an equals sign for a colon', '"heading": ', '"heading" = ', '7 syntax/colon'],
    ['curly quotes', '"Coverage"', '“Coverage”', '17 syntax/curly-quotes'],
    ['quotes inside of a text', '"Everything in', '"Everything "in"', '7 syntax/after-quote'],
    [
      'an opening bracket left out',
      '        {\n          "title": "Identity"',
      '        \n          "title": "Identity"',
      '12 syntax/bracket',
    ],
    ['a closing bracket left out', '        }\n      ]', '        \n      ]', '19 syntax/bracket'],
  ];
  for (const [name, from, to, told] of slips)
    it(`${name}: one message, and it is fixed`, () => {
      const { codes, fixed } = check(right.replace(from, to));
      expect(codes).toEqual([told]);
      expect(check(fixed).codes).toEqual([]);
    });

  it('may be written without indents', () => {
    expect(check(JSON.stringify(JSON.parse(right))).codes).toEqual([]);
    expect(check(right.replaceAll(/^ +/gm, '')).codes).toEqual([]);
  });
});
