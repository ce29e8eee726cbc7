import {
  appendFileSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { edit, writeSmallSite } from '../../support/content.ts';

/** Something done to a folder. `turn` makes each time another. */
export type Change = (folder: string, turn: number) => void;

/** A content folder below `folder` whose pages are made from everything that pages can be made from. Returns its path. */
export function writeVariedSite(folder: string): string {
  const pages = writeSmallSite(folder, 6);
  const add = (page: number, section: string) => appendFileSync(join(pages, `page-${page}.yaml`), `  - ${section}\n`);
  mkdirSync(join(pages, '_shared'));
  writeFileSync(
    join(pages, '_shared/note.yaml'),
    'sections:\n  - { type: prose, heading: A shared note, paragraphs: It says one thing on two pages. }\n',
  );
  for (const page of [1, 5]) add(page, '{ type: shared, name: note }');
  add(2, '{ type: prose, heading: How long, paragraphs: "It takes ((facts.waiting_time)), says ((organization))." }');
  add(3, '{ type: prose, id: part, heading: A part, paragraphs: "See [the fourth page](/page-4)." }');
  add(4, '{ type: prose, heading: A link, paragraphs: "See [the part](/page-3#part)." }');
  return pages;
}

/** Each changes a content folder of `writeVariedSite` and leaves it without mistakes. */
export const contentChanges: Record<string, Change> = {
  'nothing at all': () => undefined,
  'the text of a page': (pages, turn) =>
    edit(join(pages, 'page-1.yaml'), /It says \*\*1\*\*.*\."/, `It says **1** in turn ${turn}."`),
  'the title of a page': (pages, turn) =>
    edit(join(pages, 'page-2.yaml'), /^title: .*/, `title: Page 2 in turn ${turn}`),
  'the description of a page': (pages, turn) =>
    edit(join(pages, 'page-5.yaml'), /(description: .*?)( Turn \d+\.)?$/m, `$1 Turn ${turn}.`),
  'an anchor and the link to it': (pages, turn) => {
    edit(join(pages, 'page-3.yaml'), /id: part\w*/, `id: part${turn}`);
    edit(join(pages, 'page-4.yaml'), /#part\w*/, `#part${turn}`);
  },
  'a shared section': (pages, turn) =>
    edit(join(pages, '_shared/note.yaml'), /one thing.* on two/, `one thing (turn ${turn}) on two`),
  'a fact': (pages, turn) => edit(join(pages, '_facts.yaml'), /(waiting_time:\s+value: ).*/, `$1${turn} days`),
  'the name of the product': (pages, turn) =>
    edit(join(pages, '_site.yaml'), /name: Sample\d*$/m, `name: Sample${turn}`),
  'a redirect': (pages, turn) => appendRedirect(pages, turn),
  'the address of a page': (pages, turn) =>
    edit(join(pages, 'page-6.yaml'), /^(path: .*\n)?title/, `path: /six-${turn}\ntitle`),
  'a page more': (pages, turn) => copyPage(join(pages, 'page-1.yaml'), join(pages, `more-${turn}.yaml`), turn),
  'a page less, one more, one renamed': (pages, turn) => {
    for (let other = 0; other < turn; other += 1) rmSync(join(pages, `more-${other}.yaml`), { force: true });
    copyPage(join(pages, 'page-2.yaml'), join(pages, `more-${turn}.yaml`), turn);
    const [from, to] = ['about.yaml', 'about-us.yaml'].map((name) => join(pages, name));
    if (from === undefined || to === undefined) return;
    if (existsSync(to)) renameSync(to, from);
  },
};

function appendRedirect(pages: string, turn: number): void {
  const site = join(pages, '_site.yaml');
  const text = readFileSync(site, 'utf8');
  const line = `  /old-${turn}: /about\n`;
  if (/^redirects:/m.test(text)) edit(site, /^redirects:.*\n/m, `redirects:\n${line}`);
  else appendFileSync(site, `\nredirects:\n${line}`);
}

function copyPage(from: string, to: string, turn: number): void {
  writeFileSync(to, readFileSync(from, 'utf8').replace(/^title: .*/m, `title: A page of turn ${turn}`));
}

const page = (out: string, file: string) => join(out, 'page-1', file);

/** Each damages a built site, as somebody might who works in it by hand. */
export const damages: Record<string, Change> = {
  'a page deleted': (out) => rmSync(page(out, 'index.html')),
  'a compressed form deleted': (out) => rmSync(page(out, 'index.html.br')),
  'a page edited': (out) => edit(page(out, 'index.html'), 'It says', 'It SAYS'),
  'data cut off': (out) => truncateSync(page(out, 'page.json'), 10),
  'a compressed form emptied': (out) => truncateSync(page(out, 'page.json.gz')),
  'one page in the place of another': (out) => copyFileSync(join(out, 'page-5/index.html'), page(out, 'index.html')),
  'the same with its times': (out) =>
    cpSync(join(out, 'page-5'), join(out, 'page-1'), { recursive: true, preserveTimestamps: true }),
  'two pages swapped': (out) => {
    renameSync(join(out, 'page-1'), join(out, 'aside'));
    renameSync(join(out, 'page-5'), join(out, 'page-1'));
    renameSync(join(out, 'aside'), join(out, 'page-5'));
  },
  'the home page and the scripts deleted': (out) => {
    rmSync(join(out, 'index.html'));
    rmSync(join(out, 'assets'), { recursive: true });
  },
  'a file that does not belong there': (out) => writeFileSync(page(out, 'notes.txt'), 'mine'),
  'a folder where a page was': (out) => {
    rmSync(page(out, 'index.html'));
    mkdirSync(page(out, 'index.html'));
  },
  'all of it deleted': (out) => rmSync(out, { recursive: true }),
};
