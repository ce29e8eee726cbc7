import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTwoFilesPatch } from 'diff';
import { copySampleSite } from '../../support/content.ts';

/** A page as a careful person keeps it: with comments, each block of a few lines, figures taken from the list of facts. */
const workshop = `# yaml-language-server: $schema=../schema/bundle.schema.json
#
# Kept by the office. Ask Ada before you change the prices.
title: A workshop for boats
description: What the workshop mends, who works in it, and what people ask before they come.
sections:
  - type: hero
    heading: We mend bots of wood  # set in capitals on the sign
    text: Bring yours on any morning.

  # The figures come from the list of facts.
  - type: prose
    id: waiting
    heading: How long it takes
    paragraphs: |
      A boat waits ((facts.boat_time)) for its turn.

      We write when it is done.

  - type: accordion
    heading: What people ask
    items:
      # Asked most in spring.
      - question: May I help?
        answer: Yes, on Fridays.
      - question: Is there a crane?
        answer: There is, for up to two tons.

  - type: people
    heading: Who works here
    items:
      - name: Ada Holm
        role: Carpenter
        link: https://profiles.sample.example/ada-holm  # her own page
`;

const prices = `title: Prices of the workshop
description: What mending a boat costs, and how long it takes.
sections:
  - { type: hero, heading: What we charge }
  - type: prose
    heading: What it costs
    paragraphs: >-
      It costs less than a new one, and takes ((facts.boat_time)).
      [Who does it](/workshop) says more.
`;

const fact = `
# Counted every winter.
boat_time:
  value: 3 weeks
  meaning: How long a boat waits.
  source: The book by the door
  checked: 2026-01-01
`;

/** Writes the sample site with two pages more, of which one leads to the other, into a folder. */
export function writeWorkshop(folder: string): string {
  const pages = join(folder, 'pages');
  copySampleSite(pages);
  appendFileSync(join(pages, '_facts.yaml'), fact);
  writeFileSync(join(pages, 'workshop.yaml'), workshop);
  writeFileSync(join(pages, 'prices.yaml'), prices);
  return pages;
}

/** All texts of a content folder, by their names in it. */
export function textsOf(pages: string): Map<string, string> {
  const files = readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter((name) => /\.ya?ml$/.test(name));
  return new Map(files.toSorted().map((name) => [name, readFileSync(join(pages, name), 'utf8')]));
}

/** What is another in the files, as a reviewer sees it: one line around each change, a file of another name in a line. */
export function diffOf(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string {
  const files = [...new Set([...before.keys(), ...after.keys()])].toSorted();
  const gone = files.filter((file) => !after.has(file));
  const renamed = gone.flatMap((from) => {
    const to = files.find((file) => !before.has(file) && after.get(file) === before.get(from));
    return to === undefined ? [] : [[from, to] as const];
  });
  const patches = files
    .filter((file) => before.get(file) !== after.get(file) && !renamed.flat().includes(file))
    .map((file) => {
      const [from, to] = [before.get(file), after.get(file)];
      const names = [from === undefined ? 'nothing' : file, to === undefined ? 'nothing' : file] as const;
      const patch = createTwoFilesPatch(...names, from ?? '', to ?? '', '', '', { context: 1 });
      return patch.replaceAll(/^(?:Index: .*|=+)\n/gm, '').replaceAll(/^(---|\+\+\+) (.*?)\t*$/gm, '$1 $2');
    });
  return [...renamed.map(([from, to]) => `rename ${from} ${to}\n`), ...patches].join('');
}
