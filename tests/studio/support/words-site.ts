import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Frame, Locator } from 'playwright';
import { edit } from '../../support/content.ts';
import { writeWorkshop } from './workshop-site.ts';

/** A place of the page where words can be changed: where they are written, and where they stand. */
export type WordPlace = {
  name: string;
  file: string;
  path: readonly (string | number)[];
  at: (frame: Frame) => Locator;
  /** Whether it is running text, of which the first paragraph stands there. */
  isRunning?: boolean;
  /** Whether their field may be taken away. */
  canGo?: boolean;
};

const page = `title: Words of every kind
description: A page on which every kind of words stands once, so that each can be changed where it stands.
sections:
  - type: hero
    heading: Boats are built here
    text: We build **strong boats** of wood, and [mend old ones](https://boats.example/prices) too.
    buttons:
      - { label: Come and see us, action: { link: /contact } }
  - type: prose
    heading: How we work
    paragraphs: |
      Every boat waits ((facts.boat_time)) for its turn.

      Then *two of us* begin.

      - First comes the hull
      - Then come the sails
  - type: table
    caption: What boats cost
    columns: [Kind of boat, Whole price]
    rows:
      - [Small dinghy, Nine hundred]
      - [Old cutter, "**Much** more"]
  - type: accordion
    heading: What people ask
    items:
      - { question: May I help you, answer: "Yes, on Fridays." }
  - type: pricing
    heading: Two ways to pay
    items:
      - { name: At once, price: from $1900, period: a boat }
      - { name: In parts, price: $300, period: every month }
  - type: tabs
    items:
      - { label: In spring time, sections: [{ type: prose, paragraphs: We paint the boats. }] }
      - { label: In autumn time, sections: [{ type: prose, paragraphs: We bring them in. }] }
`;

const home = 'words.yaml';
const site = '_site.yaml';
const main = (frame: Frame, selector: string) => frame.locator(`main ${selector}`);

export const wordPlaces: readonly WordPlace[] = [
  {
    name: 'the menu, a link',
    file: site,
    path: ['navigation', 2, 'label'],
    at: (frame) => frame.locator('header nav > ul > li').nth(2).locator('a'),
  },
  {
    name: 'the menu, a button',
    file: site,
    path: ['navigation', 1, 'label'],
    at: (frame) => frame.locator('header nav > ul > li > button'),
  },
  { name: 'a notice', file: site, path: ['notices', 0, 'text'], at: (frame) => frame.locator('#root > aside span') },
  { name: 'the footer', file: site, path: ['footer', 'text'], canGo: true, at: (frame) => frame.locator('footer p') },
  {
    name: 'a title of the footer',
    file: site,
    path: ['footer', 'columns', 0, 'title'],
    at: (frame) => frame.locator('footer h2').first(),
  },
  {
    name: 'a link of the footer',
    file: site,
    path: ['footer', 'columns', 1, 'links', 1, 'label'],
    at: (frame) => frame.locator('footer li a').last(),
  },
  { name: 'a main heading', file: home, path: ['sections', 0, 'heading'], at: (frame) => main(frame, 'h1') },
  {
    name: 'words with a link',
    file: home,
    path: ['sections', 0, 'text'],
    canGo: true,
    at: (frame) => main(frame, '[data-block=hero] p'),
  },
  {
    name: 'a button',
    file: home,
    path: ['sections', 0, 'buttons', 0, 'label'],
    at: (frame) => main(frame, '[data-block=hero] a[href="/contact"]'),
  },
  {
    name: 'a heading',
    file: home,
    path: ['sections', 1, 'heading'],
    canGo: true,
    at: (frame) => main(frame, '[data-block=prose] h2').first(),
  },
  {
    name: 'a heading of a column',
    file: home,
    path: ['sections', 2, 'columns', 1],
    at: (frame) => main(frame, 'thead th').nth(1),
  },
  {
    name: 'a cell',
    file: home,
    path: ['sections', 2, 'rows', 0, 1],
    at: (frame) => main(frame, 'tbody tr').first().locator('td').last(),
  },
  {
    name: 'a question',
    file: home,
    path: ['sections', 3, 'items', 0, 'question'],
    at: (frame) => main(frame, 'summary h3'),
  },
  {
    name: 'a price',
    file: home,
    path: ['sections', 4, 'items', 0, 'price'],
    at: (frame) => main(frame, '.price').first(),
  },
  {
    name: 'a unit',
    file: home,
    path: ['sections', 4, 'items', 1, 'period'],
    canGo: true,
    at: (frame) => main(frame, '.price small').last(),
  },
  {
    name: 'a caption',
    file: home,
    path: ['sections', 2, 'caption'],
    at: (frame) => main(frame, 'caption'),
  },
  {
    name: 'a paragraph',
    file: home,
    path: ['sections', 5, 'items', 0, 'sections', 0, 'paragraphs'],
    isRunning: true,
    at: (frame) => main(frame, '[role=tabpanel] p').first(),
  },
  {
    name: 'a tab',
    file: home,
    path: ['sections', 5, 'items', 0, 'label'],
    at: (frame) => main(frame, '[role=tab]').first(),
  },
];

/** Writes the workshop's site with a page on which every kind of words stands. */
export function writeWordsSite(folder: string): string {
  const pages = writeWorkshop(folder);
  writeFileSync(join(pages, home), page);
  edit(
    join(pages, site),
    /^footer:$/m,
    'notices:\n  - text: We are closed on Monday, and [open again](/contact) then.\n\n$&',
  );
  return pages;
}

/** The bytes of the two files whose words are changed. */
export function wordFiles(pages: string): ReadonlyMap<string, string> {
  return new Map([home, site].map((file) => [file, readFileSync(join(pages, file), 'utf8')]));
}
