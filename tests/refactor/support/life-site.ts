import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { projectRoot } from '#builder/base';
import { readContent } from '#builder/files';
import type { ContentFiles } from '#engine';
import { writeManyPages } from '../../../scripts/bench/many-pages.ts';
import { specification } from '../../specification/folders.ts';
import { temporaryFolder } from '../../support/content.ts';

type Pick = (count: number) => number;

/** The shipped site, as the specification says it. */
export function shippedSite(): ContentFiles {
  return readContent(projectRoot, specification.pages, specification.public);
}

/**
 * A site of `count` pages on the disk, those of the shipped one and copies of them: in folders, as JSON, with the line ends of
 * Windows, with a `path` of their own. Each copy refers to five others in every way there is. Gives its folder.
 */
export function writeGeneratedSite(count: number, pick: Pick): string {
  const pages = writeManyPages(specification.pages, temporaryFolder(), count);
  const numbers = Array.from({ length: count }, (_, number) => number).filter((number) => number >= 20);
  const addresses = numbers.map((number) => addressOf(number));
  const menu: string[] = [];
  for (const number of numbers) {
    const file = join(pages, `page-${number}.yaml`);
    const targets = Array.from({ length: 5 }, () => addresses[pick(addresses.length)] ?? '/');
    if (number % 7 === 0) menu.push(written(addressOf(number)));
    const text = `${readFileSync(file, 'utf8').trimEnd()}\n${referringSections(number, targets, pick)}`;
    const own = number % 5 === 1 ? text.replace('sections:', `path: ${written(addressOf(number))}\nsections:`) : text;
    writeFileSync(
      file,
      number % 5 === 2
        ? `${JSON.stringify(parse(own), null, 2)}\n`
        : number % 5 === 3
          ? own.replaceAll('\n', '\r\n')
          : own,
    );
    const name =
      number % 5 === 1 ? `page-${number}.yaml` : `${addressOf(number).slice(1)}${number % 5 === 2 ? '.json' : '.yaml'}`;
    mkdirSync(join(pages, name, '..'), { recursive: true });
    renameSync(file, join(pages, name));
  }
  const site = join(pages, '_site.yaml');
  const columns = `    - title: More\n      links:\n${menu.map((link) => `        - label: A page\n          link: ${link}\n`).join('')}`;
  writeFileSync(site, readFileSync(site, 'utf8').replace('  copyright:', `${columns}  copyright:`));
  const ending = {
    sections: [
      {
        type: 'prose',
        paragraphs: addresses
          .slice(0, 9)
          .map((link) => `See [it](${written(link)}).`)
          .join('\n\n'),
      },
    ],
  };
  writeFileSync(join(pages, '_shared/further.yaml'), stringify(ending));
  return pages;
}

function addressOf(number: number): string {
  if (number % 5 === 0) return `/area-${number % 3}/page-${number}`;
  return number % 5 === 1 ? `/relaywell-${number}` : `/page-${number}`;
}

/** An address as an editor may write it. */
function written(address: string): string {
  return address.replace('/relaywell-', '/((product.slug))-');
}

/** Sections that refer to other pages in every way that sections can. */
function referringSections(number: number, targets: readonly string[], pick: Pick): string {
  const [a = '/', b = '/', c = '/', d = '/', e = '/'] = targets.map(written);
  return `
  # After ${a} comes this.
  - type: prose
    id: further-${number}
    heading: Where to go
    paragraphs: |
      - It goes [on on this page](#further-${number})
      - It goes [on by the whole address](((url))${c})

      To [one](${a}) and **[another](${b} "Another")**, not to ${a} in words.
  - type: call-to-action
    heading: And then
    text: >-
      A text that is folded over several lines goes to [the first](${d}), and to
      [the second](${e}), and back to [this one](${written(addressOf(number))}#further-${number}).
    buttons:
      - label: Go on
        action: { link: "${b}" } # stays
      - { label: Or here, action: { link: ${pick(2) === 0 ? `'${e}'` : `"${e}"`} } }
  - type: card-grid
    heading: Cards
    items:
      - title: A card
        text: It leads on.
        link: ${c}
        linkLabel: Go there
      - title: Another
        text: It leads nowhere.
${number % 11 === 0 ? '  - type: shared\n    name: further\n' : ''}`;
}
