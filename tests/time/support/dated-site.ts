import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#builder/base';
import { copySampleSite } from '../../support/content.ts';

/** What a day of the table shows: the addresses of pages, and the words of what comes and goes. */
export type DatedRow = { at: string; pages: string; words: string };

/** Words that only stand in what is never shown. */
export const hiddenWords = [
  'Hidden page',
  'Hidden section',
  'Hidden news',
  'Hidden entry',
  'Hidden shared',
  'Hidden notice',
];

/** The words that come and go, and where visitors read them. */
export const datedWords = [
  'Winter hero',
  'Summer hero',
  'Sale section',
  'First news',
  'Second news',
  'Spring entry',
  'Spring notice',
  'Holiday entry',
  'Shared section',
  'Tab section',
];

const always = '/ /about /contact /news';

/**
 * What the site shows at 21 times: at its ten boundaries, between them, before and after. New York's clocks are put forward on
 * March 8 at 2:00 and back on November 1 at 2:00; the seventh boundary has a zone of its own.
 */
export const datedRows: readonly DatedRow[] = [
  { at: '2026-01-15T12:00:00Z', pages: always, words: 'Winter hero, First news' },
  {
    at: '2026-03-01T05:00:00Z',
    pages: `${always} /spring`,
    words: 'Winter hero, First news, Spring entry, Spring notice',
  },
  {
    at: '2026-03-08T12:59:59Z',
    pages: `${always} /spring`,
    words: 'Winter hero, First news, Spring entry, Spring notice',
  },
  {
    at: '2026-03-08T13:00:00Z',
    pages: `${always} /spring`,
    words: 'Winter hero, Sale section, First news, Spring entry, Spring notice',
  },
  {
    at: '2026-04-01T03:59:59Z',
    pages: `${always} /spring`,
    words: 'Winter hero, Sale section, First news, Spring entry, Spring notice',
  },
  {
    at: '2026-04-01T04:00:00Z',
    pages: `${always} /spring`,
    words: 'Winter hero, First news, Spring entry, Spring notice',
  },
  {
    at: '2026-04-15T11:59:59Z',
    pages: `${always} /spring`,
    words: 'Winter hero, First news, Spring entry, Spring notice',
  },
  {
    at: '2026-04-15T12:00:00Z',
    pages: `${always} /spring`,
    words: 'Winter hero, First news, Second news, Spring entry, Spring notice',
  },
  {
    at: '2026-05-01T03:59:59Z',
    pages: `${always} /spring`,
    words: 'Winter hero, First news, Second news, Spring entry, Spring notice',
  },
  {
    at: '2026-05-01T04:00:00Z',
    pages: `${always} /spring`,
    words: 'Summer hero, First news, Second news, Spring entry, Spring notice',
  },
  {
    at: '2026-06-01T03:59:59Z',
    pages: `${always} /spring`,
    words: 'Summer hero, First news, Second news, Spring entry, Spring notice',
  },
  { at: '2026-06-01T04:00:00Z', pages: `${always} /summer`, words: 'Summer hero, First news, Second news' },
  { at: '2026-07-03T21:59:59Z', pages: `${always} /summer`, words: 'Summer hero, First news, Second news' },
  {
    at: '2026-07-03T22:00:00Z',
    pages: `${always} /summer`,
    words: 'Summer hero, First news, Second news, Holiday entry',
  },
  { at: '2026-07-05T04:00:00Z', pages: `${always} /summer`, words: 'Summer hero, First news, Second news' },
  { at: '2026-08-15T12:00:00Z', pages: `${always} /summer`, words: 'Summer hero, First news, Second news' },
  {
    at: '2026-09-01T04:00:00Z',
    pages: `${always} /summer`,
    words: 'Summer hero, First news, Second news, Shared section, Tab section',
  },
  {
    at: '2026-10-31T12:00:00Z',
    pages: `${always} /summer`,
    words: 'Summer hero, First news, Second news, Shared section, Tab section',
  },
  {
    at: '2026-11-01T05:29:59Z',
    pages: `${always} /summer`,
    words: 'Summer hero, First news, Second news, Shared section, Tab section',
  },
  {
    at: '2026-11-01T05:30:00Z',
    pages: `${always} /summer`,
    words: 'Summer hero, Second news, Shared section, Tab section',
  },
  {
    at: '2030-01-01T00:00:00Z',
    pages: `${always} /summer`,
    words: 'Summer hero, Second news, Shared section, Tab section',
  },
];

/** The ten boundaries, in UTC. */
export const datedBoundaries = [
  '2026-03-01T05:00:00Z',
  '2026-03-08T13:00:00Z',
  '2026-04-01T04:00:00Z',
  '2026-04-15T12:00:00Z',
  '2026-05-01T04:00:00Z',
  '2026-06-01T04:00:00Z',
  '2026-07-03T22:00:00Z',
  '2026-07-05T04:00:00Z',
  '2026-09-01T04:00:00Z',
  '2026-11-01T05:30:00Z',
];

/** A day on which each part of the site comes or goes that addresses can be asked for. */
const description = 'A page of a small site of which parts come and go, each on its day, to be looked at by a test.';

const files: Readonly<Record<string, string>> = {
  'home.yaml': `title: The home page of a dated site
description: ${description}
sections:
  - type: hero
    heading: Winter hero
    until: 2026-05-01
  - type: hero
    heading: Summer hero
    from: 2026-05-01
  - type: prose
    id: sale
    paragraphs: Sale section, with [all of it](/spring).
    from: 2026-03-08 09:00
    until: 2026-04-01
  - type: prose
    paragraphs: Hidden section, see [the draft](/draft).
    hidden: true
    from: 2026-02-20
  - type: shared
    name: ending
    from: 2026-09-01
`,
  'about.yaml': `title: About a dated site
description: ${description}
sections:
  - type: hero
    heading: About it
  - type: tabs
    items:
      - label: One
        sections:
          - type: prose
            paragraphs: It is always there.
          - type: prose
            paragraphs: Tab section
            from: 2026-09-01
      - label: Two
        sections:
          - type: prose
            paragraphs: It is there too.
  - type: shared
    name: ending
    hidden: true
`,
  'contact.yaml': `title: Contact for a dated site
description: ${description}
sections:
  - type: hero
    heading: Write to us
  - type: prose
    paragraphs: Hidden section, whatever the day.
    hidden: true
`,
  'news.yaml': `title: The news of a dated site
description: ${description}
sections:
  - type: hero
    heading: What is new
  - type: articles
    filters: working
    items:
      - { title: Second news, excerpt: It came in April., date: 2026-04-15, readTime: 1 min, category: One, from: 2026-04-15T12:00Z }
      - { title: Hidden news, excerpt: Nobody reads it., date: 2026-04-01, readTime: 1 min, category: Two, hidden: true }
      - { title: First news, excerpt: It goes in November., date: 2026-01-01, readTime: 1 min, category: One, until: 2026-11-01 01:30 }
`,
  'spring.yaml': `title: The spring of a dated site
description: ${description}
from: 2026-03-01
until: 2026-06-01
sections:
  - type: hero
    heading: Spring page
    buttons:
      - label: Download it
        action: { download: /due.pdf }
`,
  'summer.yaml': `title: The summer of a dated site
description: ${description}
from: 2026-06-01
sections:
  - type: hero
    heading: Summer page
`,
  'draft.yaml': `title: The draft of a dated site
description: ${description}
hidden: true
sections:
  - type: hero
    heading: Hidden page
    buttons:
      - label: Download it
        action: { download: /draft.pdf }
`,
  '_shared/ending.yaml': `sections:
  - type: prose
    paragraphs: Shared section, and [the summer](/summer).
  - type: prose
    paragraphs: Hidden shared
    hidden: true
`,
};

const navigation = `navigation:
  - label: About
    link: /about
    covers: [/spring]
  - label: Spring entry
    link: /spring
  - label: More
    items:
      - { label: Home, link: / }
      - { label: Holiday entry, link: /summer, from: '2026-07-04 00:00 Europe/Berlin', until: 2026-07-05 }
      - { label: Hidden entry, link: /about, hidden: true }
  - label: All of the draft
    items:
      - { label: Hidden entry, link: /draft }
  - label: News
    link: /news
`;

/**
 * Writes the content folder of a site with parts that are due at ten boundaries to `folder`/pages and returns its path. Of the
 * public folder a file belongs to the page that is hidden, and one to that of the spring.
 */
export function writeDatedSite(folder: string): { pages: string; publicFolder: string } {
  const pages = join(folder, 'pages');
  copySampleSite(pages);
  mkdirSync(join(pages, '_shared'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(pages, name), text);
  const site = readFileSync(join(pages, '_site.yaml'), 'utf8')
    .replace(/^navigation:\n(?: .*\n)+/m, () => navigation)
    .replace(/^language: en$/m, 'language: en\nzone: America/New_York');
  const more = 'feed:\n  title: News\n  page: /news\nredirects:\n  /spring: /summer\n  /old: /spring\n';
  const notices = `notices:
  - { text: 'Spring notice, see [what is open](/spring).', from: 2026-03-01, until: 2026-06-01 }
  - { text: Hidden notice, tone: important, hidden: true }
`;
  writeFileSync(join(pages, '_site.yaml'), `${site}\n${more}${notices}`);
  const publicFolder = join(folder, 'public');
  mkdirSync(publicFolder, { recursive: true });
  for (const name of ['draft.pdf', 'due.pdf', 'open.pdf', 'favicon.ico']) writeFileSync(join(publicFolder, name), name);
  cpSync(join(projectRoot, 'schema/sample-public'), publicFolder, { recursive: true });
  return { pages, publicFolder };
}
