import { expect, it } from 'vitest';
import { checker, sampleFiles, sampleFolder } from '../../../../tests/diagnostics/support/samples.ts';
import { compileContent } from '../../pipeline.ts';

/** Where a comma before two digits is noted on a page of one plan, and in a figure of the site. */
function noted(language: string): string[] {
  const files = sampleFiles(sampleFolder('number/decimal'));
  const plans = `[{ name: "8,50", price: "95,50", points: ["8,50"] }]`;
  const page = files.pages.find(({ file }) => file === 'pages/page.yaml');
  const text = `${page?.text ?? ''}  - { type: pricing, heading: Prices, items: ${plans} }\n`;
  const site = {
    file: 'pages/_site.yaml',
    text: (files.site?.text ?? '').replace(/^language: .*$/m, `language: ${language}`),
  };
  const fact = 'value: "1.250,00", meaning: What it costs., source: Our books, checked: 2026-01-05';
  const facts = { file: 'pages/_facts.yaml', text: `cost: { ${fact} }\n` };
  const { diagnostics } = compileContent(
    { ...files, site, facts, pages: files.pages.map((each) => (each === page ? { ...each, text } : each)) },
    checker,
  );
  return diagnostics.filter(({ code }) => code === 'number/decimal').map(({ message }) => message.split(' ')[0] ?? '');
}

it('a comma before two digits is noted in a price and in a figure without a sign of money, and not among other words', () => {
  expect(noted('en').toSorted()).toEqual(['`1.250,00`', '`39,50`', '`95,50`']);
  expect(noted('de')).toEqual([]);
});
