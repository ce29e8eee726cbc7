import { expect, it } from 'vitest';
import { checker, sampleFiles } from '../../../tests/diagnostics/support/samples.ts';
import { compileContent } from '../pipeline.ts';

const moved = `  - type: prose
    heading: What waiting costs
    paragraphs: It is on no invoice.
    drawing: waiting
`;
const pageOf = (section: string) => `title: Two slips
description: A page with a section that stands too far right, and another slip.
sections:
  - type: hero
    heading: Boats of wood
    buttons:
      - label: Come and see
        action: { link: /page }
${section}  - type: stats
    heading: Where the time goes
    items:
      - value: "22"
        label: days
        text: Until the wood is dry.
      - value: "3"
        label: weeks
        text: Until the hull stands.
`;

/** What is said of a page, as `line code message`. */
function said(text: string): string[] {
  const files = sampleFiles('');
  const pages = files.pages.map((page) => (page.file === 'pages/page.yaml' ? { file: page.file, text } : page));
  return compileContent({ ...files, pages }, checker)
    .diagnostics.filter(({ file, severity }) => file === 'pages/page.yaml' && severity !== 'note')
    .map(({ line, code, message }) => `${line} ${code} ${message}`);
}

const alone =
  '9 layout/indent This `prose` block is indented too far, so it became part of section 1 (hero "Boats of wood") › buttons.';
const page = pageOf(moved.replaceAll(/^/gm, '    ').trimEnd().concat('\n'));

it('a section in a list is told as one that stands too far right, and of which list it became part', () => {
  expect(said(pageOf(moved))).toEqual([]);
  expect(said(page)).toEqual([alone]);
});

const lines = page.split('\n');
const renamed = lines.flatMap((line, index) =>
  index > 7 && /^ {4,}(?:- )?(?!type)[a-z]+:/.test(line)
    ? [{ index, text: lines.with(index, line.replace(/[a-z]+:/, 'blub:')).join('\n') }]
    : [],
);

it.each(renamed)('so it is beside a wrong name on line $index', ({ index, text }) => {
  const both = said(text);
  expect(both).toContain(alone);
  expect(both.some((one) => one.startsWith(`${index + 1} field/`))).toBe(true);
});

it('a field that stands too far right is told with what it became part of', () => {
  const text = pageOf(moved).replace('        text: Until the hull stands.', '        eyebrow: Until the hull stands.');
  expect(said(text)).toEqual([
    '21 layout/indent `eyebrow` is indented too far, so it became part of section 3 (stats "Where the time goes"), figure 2.',
  ]);
});
