import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { Publisher } from '#publishing';
import { removeFolder, temporaryFolder, writeSmallSite } from '../support/content.ts';
import { isThorough } from '../support/extent.ts';
import { gitIn } from '../support/git.ts';

const questions = 40;
const people = 50;

it.runIf(isThorough)(
  `${people} people publish at once from one base: all of their words are there or asked about, none twice`,
  async () => {
    const root = temporaryFolder();
    onTestFinished(() => removeFolder(root));
    const pages = writeSmallSite(root, 1);
    const file = join(pages, 'page-1.yaml');
    const items = Array.from(
      { length: questions },
      (_, at) => `      - { question: Question ${at}?, answer: Nobody ${at} }\n`,
    );
    writeFileSync(file, `${readFileSync(file, 'utf8')}  - type: accordion\n    items:\n${items.join('')}`);
    const publisher = await Publisher.open({ root, pages, studio: join(root, '.data/studio') });
    await publisher.update();
    const base = readFileSync(file, 'utf8');
    const outcomes = await Promise.all(
      Array.from({ length: people }, (_, who) =>
        publisher.publish({
          title: `Person ${who}`,
          author: { id: `p${who}`, name: `Person ${who}` },
          overlay: {
            'page-1.yaml': { base, mine: base.replace(`Nobody ${who % questions} }`, `Person ${who} }`) },
          },
          pictures: new Map(),
        }),
      ),
    );
    const published = outcomes.flatMap((outcome, who) => ('published' in outcome ? [who] : []));
    const asked = outcomes.flatMap((outcome, who) => ('contradictions' in outcome ? [who] : []));
    // The first of two who answer the same question is heard; the other one is asked.
    expect(published).toEqual(Array.from({ length: questions }, (_, who) => who));
    expect(asked).toEqual(Array.from({ length: people - questions }, (_, at) => questions + at));
    const said = (text: string) => [...text.matchAll(/Person (\d+)/g)].map(([, who]) => Number(who));
    expect(said(readFileSync(file, 'utf8'))).toEqual(published);
    const seen = readFileSync(join(root, '.data/studio/live/page-1/index.html'), 'utf8').replace(/^[\s\S]*<main/, '');
    expect([...new Set(said(seen.replace(/<script[\s\S]*$/, '')))]).toEqual(published);
    expect(gitIn(root)('log', '--reverse', '--format=%an').match(/Person \d+/g)).toHaveLength(questions);
  },
);
