import { describe, expect, it } from 'vitest';
import { readYaml } from '#engine';
import { applyEdit, entryTexts } from '#engine/edit';
import { sectionsOf } from '#kit/model';
import { shippedTexts } from './support/texts.ts';

const page = `title: One

sections:
  - type: hero
    heading: One

  # Asked for by the board.
  - type: prose   # short
    # Said so at the fair.
    heading: "Prices"
    paragraphs: >-
      First words
      and more of them.

      A second one.
    # The end of it.

  # Alone.

  - { type: cta, heading: Now } # soon
`;

const copied = `# Asked for by the board.
- type: prose   # short
  # Said so at the fair.
  heading: "Prices"
  paragraphs: >-
    First words
    and more of them.

    A second one.
  # The end of it.
`;

const list = ['sections'];

/** What becomes of a text when an entry of another one is put into its sections. */
function pasted(from: string, index: number, into: string, at: number): string {
  const value = sectionsOf(readYaml(from, new Set()).data)[index];
  const text = entryTexts(from, list)[index];
  const result = applyEdit(into, {
    op: 'insert',
    path: list,
    index: at,
    value,
    ...(text === undefined ? {} : { text }),
  });
  return 'text' in result ? result.text : `refused: ${result.refused}`;
}

describe('an entry as it is written', () => {
  it('has its own comments and is written as it was, without the margin', () => {
    expect(entryTexts(page, list)).toEqual([
      '- type: hero\n  heading: One\n',
      copied,
      '- { type: cta, heading: Now } # soon\n',
    ]);
    expect(entryTexts(`\uFEFF${page.replaceAll('\n', '\r\n')}`, list)[1]).toBe(copied);
  });

  it('is none in brackets, and none where its lines lead elsewhere', () => {
    expect(entryTexts('{ "sections": [{ "type": "cta" }] }', list)).toEqual([]);
    expect(entryTexts('sections: []\n', list)).toEqual([]);
    expect(entryTexts('title: "x\n', list)).toEqual([]);
    expect(entryTexts('a: &a x\nsections:\n  - type: cta\n    heading: *a\n  - type: prose\n', list)).toEqual([
      undefined,
      '- type: prose\n',
    ]);
  });

  it('is put beside others, however they are indented', () => {
    expect(pasted(page, 1, 'sections:\n- type: cta\n\n- type: logos\n', 1)).toBe(
      `sections:\n- type: cta\n\n${copied}\n- type: logos\n`,
    );
    const deeper = copied.replace(/^(?=.)/gm, '    ');
    expect(pasted(page, 1, 'sections:\n    -   type: cta\n', 1)).toBe(`sections:\n    -   type: cta\n${deeper}`);
    expect(pasted(page, 1, 'sections:\r\n    -   type: cta\r\n', 1)).toBe(
      `sections:\r\n    -   type: cta\r\n${deeper.replaceAll('\n', '\r\n')}`,
    );
  });

  it('is the first of a list that was empty', () => {
    const inner = copied.replace(/^(?=.)/gm, '  ');
    expect(pasted(page, 1, 'title: Two\nsections: []\n', 0)).toBe(`title: Two\nsections:\n${inner}`);
    expect(pasted(page, 1, 'sections: [] # none yet\ntitle: Two', 0)).toBe(`sections: # none yet\n${inner}title: Two`);
    expect(pasted(page, 1, 'a:\n    b: 1\nsections: []', 0)).toBe(
      `a:\n    b: 1\nsections:\n${copied.replace(/^(?=.)/gm, '    ').trimEnd()}`,
    );
  });

  it('is written as brackets are, where the others stand in some', () => {
    expect(pasted(page, 2, '{"sections":[{"type":"prose"}]}', 1)).toBe(
      '{"sections":[{"type":"prose"},{"type":"cta","heading":"Now"}]}',
    );
    expect(pasted(page, 2, '{\n  "sections": []\n}\n', 0)).toContain('"type": "cta"');
  });

  it('is put as a value where its own lines would say something else there', () => {
    const ends = 'sections:\n  - type: prose\n    paragraphs: |+\n      Words.\n\n\ntitle: One\n';
    expect(pasted(ends, 0, 'sections:\n  - type: cta\n', 1)).toBe(
      'sections:\n  - type: cta\n  - type: prose\n    paragraphs: "Words.\\n\\n\\n"\n',
    );
  });

  it.each(shippedTexts)('in $name says the same elsewhere', ({ text }) => {
    const sections = sectionsOf(readYaml(text, new Set()).data);
    const comments = (of: string) => of.match(/(?<=^\s*)#.*/gm)?.join('\n') ?? '';
    entryTexts(text, list).forEach((own, index) => {
      const after = pasted(text, index, 'title: Two\n\nsections:\n    -   type: cta\n        heading: Now\n', 0);
      expect(sectionsOf(readYaml(after, new Set()).data)[0]).toEqual(sections[index]);
      expect(comments(after)).toBe(comments(own ?? ''));
    });
  });
});
