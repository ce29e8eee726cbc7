import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '#kit/model';
import { checker, sampleFiles } from '../../../tests/diagnostics/support/samples.ts';
import { compileContent } from '../pipeline.ts';
import { blockWords } from './block-words.generated.ts';
import { blocksCalled, fieldsWithWords, wordsForBlock } from './synonyms.ts';

const files = sampleFiles('');
const file = 'pages/page.yaml';

/** What is said of the sample page with another section below its hero. */
function check(section: string): Pick<Diagnostic, 'line' | 'code' | 'help'>[] {
  const text = `title: A page with other words for a thing
description: This page of the samples is right, but for a word that is another one than the block has.
sections:
  - type: hero
    heading: Everything in one place
    text: One sentence.
    id: cards
${section}`;
  const pages = files.pages.map((source) => (source.file === file ? { file, text } : source));
  return compileContent({ ...files, pages }, checker)
    .diagnostics.filter(({ severity }) => severity !== 'note')
    .map(({ line, code, help }) => ({ line, code, ...(help === undefined ? {} : { help }) }));
}

describe('the table of words', () => {
  it('has words for every block, and no block that there is not', () => {
    const blocks = [...checker.blockTypes, 'shared'].sort();
    expect([...new Set(blockWords.map(({ block }) => block))].sort()).toEqual(blocks);
    for (const block of blocks) expect(wordsForBlock(block), block).not.toEqual([]);
  });

  it('speaks of fields that there are', () => {
    for (const { block, field } of blockWords)
      if (field !== undefined) expect([...(checker.blockFields.get(block) ?? [])]).toContain(field);
    const known = checker.vocabulary.fields;
    expect(fieldsWithWords.filter((field) => !known.has(field) && field !== 'type')).toEqual([]);
  });

  it('has no word that is the name of a block', () => {
    const taken = [...checker.blockTypes].filter((type) => blocksCalled(type).some(({ block }) => block !== type));
    expect(taken).toEqual([]);
  });

  it('takes letter case, spaces, hyphens and "section" for nothing', () => {
    for (const word of ['faq', 'FAQ', 'faq-section', 'Q and A', 'q_and_a'])
      expect(blocksCalled(word), word).toEqual([{ block: 'accordion' }]);
    expect(blocksCalled('section')).toEqual([]);
    expect(blocksCalled('zebra')).toEqual([]);
  });
});

describe('one message for one word', () => {
  const cases: Record<string, { section: string; line: number; code: string; help: string }> = {
    'a block': {
      section: '  - type: faq\n    items:\n      - question: Why?\n        answer: Because.\n',
      line: 8,
      code: 'block/unknown',
      help: 'What people call “faq” is `type: accordion` here.',
    },
    'a block that several may be, told by its fields': {
      section:
        '  - type: team\n    items:\n      - name: Ada\n        role: Maths\n        link: https://ada.example.org\n',
      line: 8,
      code: 'block/unknown',
      help: 'What people call “team” is `type: people` here.',
    },
    'a block that several may be, one of them at the top of a page alone': {
      section: '  - type: banner\n    heading: So it is.\n',
      line: 8,
      code: 'block/unknown',
      help: 'What people call “banner” is `type: call-to-action` here.',
    },
    'a block that is a field': {
      section: '  - type: bullets\n    text: So it is.\n    by: Ada\n',
      line: 8,
      code: 'block/unknown',
      help: 'What people call “bullets” is `type: prose` with the field `points` here.',
    },
    'a field': {
      section: '  - type: prose\n    heading: One\n    subtitle: Two\n    paragraphs: Three\n',
      line: 10,
      code: 'field/unknown',
      help: 'Change it to `text`.',
    },
    'a field that is missing': {
      section: '  - type: accordion\n    items:\n      - question: Why?\n        a: Because.\n',
      line: 11,
      code: 'field/unknown',
      help: 'Change it to `answer`.',
    },
    'a heading that the entries have under this name': {
      section: '  - type: card-grid\n    title: All of it\n    items:\n      - title: One\n      - title: Two\n',
      line: 9,
      code: 'field/unknown',
      help: 'Change it to `heading`.',
    },
    'the link of a button': {
      section: '  - type: call-to-action\n    heading: Go\n    buttons:\n      - label: Go\n        link: /about\n',
      line: 12,
      code: 'field/unknown',
      help: 'Write `action: { link: /about }`',
    },
    'the address of a button': {
      section: '  - type: call-to-action\n    heading: Go\n    buttons:\n      - label: Go\n        action: /about\n',
      line: 12,
      code: 'action/form',
      help: 'Write `action: { link: /about }`',
    },
    'the form of a button': {
      section: '  - type: call-to-action\n    heading: Go\n    buttons:\n      - label: Go\n        dialog: inquiry\n',
      line: 12,
      code: 'field/unknown',
      help: 'Write `action: { dialog: inquiry }`',
    },
  };
  for (const [name, { section, ...expected }] of Object.entries(cases))
    it(name, () => {
      expect(check(section)).toEqual([expected]);
    });
});
