import { expect, it } from 'vitest';
import { compileContent } from '#engine';
import { messageWords } from '#kit/model';
import { checker } from '../languages/support/two-languages.ts';
import { smallFolder } from './support/small-folder.ts';

/** What a form says of an entry of the menu. */
function saidOf(entry: string) {
  const { site, ...files } = smallFolder({});
  const text = site?.text.replace('navigation:\n', `navigation:\n  - ${entry}\n`) ?? '';
  return compileContent({ ...files, site: { file: 'pages/_site.yaml', text } }, checker)
    .diagnostics.filter(({ code }) => ['field/no-effect', 'shown/empty'].includes(code))
    .map((diagnostic) => messageWords(diagnostic));
}

it('what is wrong with the links below an entry of the menu is told in the words of its form', () => {
  expect(saidOf('{ label: More, link: /about, items: [{ label: About, link: /about }] }')).toMatchObject([
    { message: '“Link” has no effect beside “Links below it”.', help: 'Take one of the two away.' },
  ]);
  expect(saidOf('{ label: More, items: [{ label: About, link: /about, hidden: true }] }')).toMatchObject([
    { message: 'No link is shown.', help: 'Show one of them, or add another.' },
  ]);
});
