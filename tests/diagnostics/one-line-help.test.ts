import { describe, expect, it } from 'vitest';
import { compileContent } from '#engine';
import { checker, sampleFiles } from './support/samples.ts';

const files = sampleFiles('');
const head = `title: A page for one slip
description: This page has one slip, and what is said of it has to be of help to somebody who wrote it.
sections:
  - type: hero
    heading: Everything in one place
`;

/** What is said of a page that is right but for the lines that are added to it. */
function told(lines: string): string[] {
  const page = { file: 'pages/slip.yaml', text: head + lines };
  const { diagnostics } = compileContent({ ...files, pages: [...files.pages, page] }, checker);
  return diagnostics
    .filter(({ file, severity }) => file === page.file && severity !== 'note')
    .map(({ line, message, help }) => `${line} ${message} ${help}`);
}

describe('help for a slip', () => {
  const slips: readonly [name: string, lines: string, says: RegExp][] = [
    [
      'image for a picture, with the name of a file',
      '    image: harbour.jpg\n',
      /picture: \{ file: harbour.jpg, alt: … \}/,
    ],
    ['a picture below the public folder', '    picture: { file: public/boats.png, alt: Boats }\n', /write `boats.png`/],
    ['a picture below _media', '    picture: { file: /_media/boats.png, alt: Boats }\n', /write `boats.png`/],
    ['an hour with AM', '    from: 2027-05-01 09:30 AM\n', /Change it to `2027-05-01 09:30`/],
    ['an hour with PM', '    from: 2027-05-01 9:30 pm\n', /Change it to `2027-05-01 21:30`/],
    [
      'a city as a time zone',
      '    from: 2027-05-01 09:30 Berlin\n',
      /2027-05-01 09:30 Europe\/Berlin|`Europe\/Berlin`/,
    ],
    ['a day in words', '    from: 31 February\n', /year-month-day/],
    ['words that are struck through', '    text: It costs ~~nothing~~ little.\n', /not struck through/],
    [
      'the code of a film for another site',
      `  - type: video\n    film: '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>'\n    title: A tour\n`,
      /`https:\/\/www.youtube.com\/watch\?v=dQw4w9WgXcQ`/,
    ],
    ['a short address of no page', '    text: See [them](/x).\n', /Write the address of a page/],
    [
      'a colour where a choice belongs',
      '  - type: prose\n    paragraphs: Words.\n    background: #ffffff\n',
      /`background: plain`/,
    ],
    ['a colour as an id', '    id: #top\n', /`id: top`/],
    ['a page without its slash', '    text: See [them](prices).\n', /begins with a slash/],
  ];
  it.each(slips)('%s', (_, lines, says) => {
    const messages = told(lines);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatch(says);
  });
});
