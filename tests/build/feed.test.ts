import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseXml, XmlElement } from '@rgrove/parse-xml';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { specification } from '../specification/folders.ts';
import { runScript } from '../support/command.ts';
import { edit, removeFolder, temporaryFolder, writeSmallSite } from '../support/content.ts';

const news = `title: News of the sample
description: What has happened since, in short notes that lead to the pages where all of it can be read.
sections:
  - { type: hero, heading: News }
  - type: articles
    filters: working
    items:
      - title: Less < more & "better" at 6"
        excerpt: It is **there**, see [all of it](/about).
        date: 2025-07-03
        readTime: 1 min read
        category: R&D
        link: /about
      - { title: A second note, excerpt: Short., date: 2025-09-30, readTime: 1 min read, category: Policy }
`;

let folder: string;
let out: string;

async function build(withFeed: boolean): Promise<void> {
  const pages = writeSmallSite(folder, 1);
  writeFileSync(join(pages, 'news.yaml'), news);
  if (withFeed)
    edit(join(pages, '_site.yaml'), /^labels:/m, 'feed: { title: News from ((product)), page: /news }\nlabels:');
  const { output } = await runScript('build', ['--pages', pages, '--public', specification.public, '--out', out]);
  expect(output).toMatch(/^Built /);
}

const page = (name: string) => readFileSync(join(out, name, 'index.html'), 'utf8');
const children = (element: XmlElement, name: string) =>
  element.children.filter((child): child is XmlElement => child instanceof XmlElement && child.name === name);
const text = (element: XmlElement, name: string) => children(element, name)[0]?.text;
const links = (element: XmlElement) => children(element, 'link').map(({ attributes }) => attributes);

beforeAll(() => {
  folder = temporaryFolder();
  out = join(folder, 'dist');
});
afterAll(() => removeFolder(folder));

it('an article leads to its page, and the one page with articles has a feed without being asked', async () => {
  await build(false);
  expect(page('news')).toMatch(/<h2[^>]*><a href="\/about">Less &lt; more &amp; “better” at 6&quot;<\/a><\/h2>/);
  const [, title] = /application\/atom\+xml" title="([^"]+)"/.exec(page('news')) ?? [];
  expect(title).not.toBe(undefined);
  expect(readFileSync(join(out, 'feed.xml'), 'utf8')).toContain(`<title>${title}</title>`);
}, 180_000);

describe('a feed', () => {
  let root: XmlElement;
  let origin: string;
  beforeAll(async () => {
    await build(true);
    root = parseXml(readFileSync(join(out, 'feed.xml'), 'utf8')).root ?? new XmlElement('none');
    origin = /rel="canonical" href="(https:\/\/[^/"]+)/.exec(page('news'))?.[1] ?? '';
  }, 180_000);

  it('is named where the site begins and where the news stand, by its absolute address', () => {
    expect(origin).not.toBe('');
    expect(page('page-1')).not.toContain('application/atom+xml');
    for (const name of ['', 'news'])
      expect(page(name)).toMatch(
        new RegExp(
          `<link rel="alternate" type="application/atom\\+xml" title="News from [^"]+" href="${origin}/feed.xml">`,
        ),
      );
  });

  it('says what RFC 4287 asks of a feed: name, author, when it changed, where it stands', () => {
    expect(root.name).toBe('feed');
    expect(root.attributes['xmlns']).toBe('http://www.w3.org/2005/Atom');
    for (const name of ['id', 'title', 'updated', 'author']) expect(children(root, name), name).toHaveLength(1);
    expect(text(root, 'id')).toBe(`${origin}/feed.xml`);
    expect(text(root, 'updated')).toBe('2025-09-30T00:00:00Z');
    expect(links(root)).toEqual([
      { rel: 'self', type: 'application/atom+xml', href: `${origin}/feed.xml` },
      { rel: 'alternate', type: 'text/html', href: `${origin}/news` },
    ]);
  });

  it('has an entry for each article, with a name for good and the way to its text', () => {
    const entries = children(root, 'entry');
    for (const entry of entries)
      for (const name of ['id', 'title', 'updated', 'published', 'summary'])
        expect(children(entry, name)).toHaveLength(1);
    expect(entries.map((entry) => text(entry, 'title'))).toEqual(['Less < more & “better” at 6"', 'A second note']);
    expect(new Set(entries.map((entry) => text(entry, 'id'))).size).toBe(2);
    for (const entry of entries) expect(text(entry, 'id')).toMatch(/^tag:[\w.-]+,\d{4}-\d\d-\d\d:[\w.!~*'()%-]+$/);
    expect(entries.map((entry) => links(entry)[0]?.['href'])).toEqual([`${origin}/about`, `${origin}/news`]);
    expect(text(entries[0] ?? root, 'summary')).toBe('It is there, see all of it.');
    expect(children(entries[0] ?? root, 'category')[0]?.attributes['term']).toBe('R&D');
  });
});
