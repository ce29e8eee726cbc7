import { expect, it } from 'vitest';
import { changesBetween, plainWords, sentenceOf } from '#engine/changes';
import { checker, contentOf, textsWith } from '../refactor/support/small-site.ts';

const page = `path: /plans
title: Our plans
sections:
  - type: prose
    heading: Plans
    paragraphs: 'Ask [who](/who#door) or [how](/plans).'
`;

const edition = (text: string, path = '/who') => ({
  files: contentOf(
    textsWith({
      'plans.yaml': text,
      'who.yaml': `path: ${path}\ntitle: Who we are\nsections:\n  - { type: prose, heading: Door, id: door, paragraphs: Here. }\n`,
    }),
  ),
  digests: new Map(),
});

it('pages are called by their titles where people read it who know no addresses, but an address that changes', () => {
  const told = (after: ReturnType<typeof edition>, namesPages = true) =>
    changesBetween({ before: edition(page), after, checker, namesPages }).flatMap(({ changes }) =>
      changes.map((change) => plainWords(sentenceOf(change))),
    );
  const led = edition(page.replace('[how](/plans)', '[how](/who#door)'));
  expect(told(led)).toEqual(['Plans: the link of ‘how’ leads to ‘Who we are’ (door) now, no longer to ‘Our plans’']);
  expect(told(led, false)).toEqual(['Plans: the link of ‘how’ leads to /who#door now, no longer to /plans']);
  expect(told(edition(page, '/us')).join()).toContain('/who → /us');
});
