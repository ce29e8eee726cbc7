import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { projectRoot } from '#builder/base';
import { compareWithSpecification, lineOf, statements } from '../../scripts/acceptance/compare.ts';
import { readAcceptanceSite } from '../../scripts/acceptance/site.ts';
import { copyPages, edit, removeFolder, temporaryFolder } from '../support/content.ts';
import { specification } from './folders.ts';

const frozen = readAcceptanceSite(specification.pages, specification.public);

describe('the frozen content keeps to the specification', () => {
  it.each(statements.map((statement) => ({ ...statement, line: lineOf(statement.quote, projectRoot) })))(
    'line $line: $quote',
    ({ differences }) => {
      expect(differences(frozen)).toEqual([]);
    },
  );
});

it('the report names what was changed on purpose, with its line, and nothing else', () => {
  const folder = temporaryFolder();
  onTestFinished(() => removeFolder(folder));
  const pages = copyPages(folder);
  edit(join(pages, 'news.yaml'), 'filters: inert', 'filters: working');
  edit(join(pages, '_facts.yaml'), '9 billion', '8 billion');
  cpSync(join(pages, 'about.yaml'), join(pages, 'history.yaml'));
  const found = compareWithSpecification(readAcceptanceSite(pages, specification.public), projectRoot);
  expect(found.map(({ differences }) => differences)).toEqual([
    ['There is another page, /history.'],
    ['/news: the filters are working.'],
    ['_facts.yaml has no 9 billion.', 'No page says 9 billion.'],
  ]);
  expect(found.map(({ line }) => line)).toEqual([...found.map(({ line }) => line)].sort((one, other) => one - other));
});
