import { describe, expect, it } from 'vitest';
import { checker, contentOf, textsWith } from '../../../../tests/refactor/support/small-site.ts';
import { fixFiles } from '../../fixes/fix-files.ts';
import { compileContent } from '../../pipeline.ts';

const entries = (count: number) =>
  'sections:\n  - type: hero\n    heading: Cards\n  - type: card-grid\n    items:\n'.concat(
    '      - titel: A card\n'.repeat(count),
  );
const site = (text: string) =>
  contentOf(
    textsWith({ 'cards.yaml': `title: A page of cards\ndescription: Cards that somebody has pasted.\n${text}` }),
  );
const found = (text: string) =>
  compileContent(site(text), checker).diagnostics.filter(
    ({ file, severity }) => file === 'pages/cards.yaml' && severity === 'error',
  );

describe('what very many places of a page say alike is told', () => {
  it('with how many follow: 2,500 times one wrong name', () => {
    const diagnostics = found(entries(2500));
    expect(diagnostics.length).toBeLessThan(15);
    expect(diagnostics.reduce((sum, { more = 0 }) => sum + 1 + more, 0)).toBe(2500);
    expect(diagnostics.at(-1)?.help).toMatch(/The same stands on \d+ more lines, the next of them \d+\.$/);
  });

  it('at each of a few places, with its fix', () => {
    const diagnostics = found(entries(5));
    expect(diagnostics.map(({ fix, more }) => [fix?.text, more])).toEqual(Array(5).fill(['title', undefined]));
  });

  it('and all of it can be fixed', () => {
    const { diagnostics, fixed } = fixFiles(site(entries(40)), checker, { isWanted: () => true });
    expect(diagnostics.filter(({ file }) => file === 'pages/cards.yaml').map(({ code }) => code)).not.toContain(
      'field/unknown',
    );
    expect(fixed[0]?.after).toContain('      - title: A card\n'.repeat(40));
  });
});
