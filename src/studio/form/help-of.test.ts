import { expect, it } from 'vitest';
import { helpOf } from './help-of.ts';

it.each([
  ['The quotations.', 'Quotations', ''],
  ['The questions with their answers.', 'Questions and answers', ''],
  ['The people, in the order they are shown.', 'People', ''],
  ['Who runs the site.', 'Who runs the site', ''],
  ['The answer. A blank line begins a new paragraph.', 'Answer', 'A blank line begins a new paragraph.'],
  ['The articles, the newest first.', 'Articles', 'The articles, the newest first.'],
  ['One or two sentences below the heading.', 'Text', 'One or two sentences below the heading.'],
])('of “%s” at “%s” what the label doesn’t say is shown', (description, label, help) => {
  expect(helpOf({ description }, 'list', label)).toBe(help);
});
