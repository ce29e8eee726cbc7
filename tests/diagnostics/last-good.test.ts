import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import { DevContent } from '#builder/dev';
import { edit, removeFolder, temporaryFolder } from '../support/content.ts';
import { checker } from './support/samples.ts';

let root = '';
let content: DevContent;
const at = (name: string) => join(root, 'pages', name);

beforeEach(() => {
  root = temporaryFolder();
  cpSync(join(projectRoot, 'tests/diagnostics/harmless/base'), join(root, 'pages'), { recursive: true });
  edit(at('team.yaml'), /^ +image:\n.*\n.*\n/m, '');
  content = new DevContent(root, join(root, 'pages'), join(root, 'public'), checker);
});
afterEach(() => removeFolder(root));

/** Makes an edit, lets the preview know, and returns what the home page shows and what is said. */
function after(file: string, from: string, to: string) {
  edit(at(file), from, to);
  content.update(at(file));
  const state = content.page('/');
  return {
    text: JSON.stringify(state?.page),
    problems: state?.problems.map(({ file: at, code }) => `${at} ${code}`) ?? [],
  };
}

it('a mistake in the brand or the menu keeps the last good one, with the message', () => {
  const { site } = content.context;
  expect(site.product).toBe('Lindenhof');
  const { problems } = after(
    '_site.yaml',
    '    link: /prices\n  - label: About',
    '    link: /price-list\n  - label: About',
  );
  expect(problems).toEqual(['pages/_site.yaml link/unknown-page']);
  expect(content.context.site).toEqual(site);
  expect(content.context.forms.get('inquiry')).toBeDefined();
});

it('a file of the brand that can not be read at all keeps the last good one', () => {
  const { site } = content.context;
  writeFileSync(at('_site.yaml'), '\0');
  content.update(at('_site.yaml'));
  expect(content.context.site).toEqual(site);
  expect(content.page('/contact')?.problems.map(({ code }) => code)).toEqual(['file/binary']);
});

it('once it is right again, it is shown as it is now', () => {
  const right = readFileSync(at('_site.yaml'), 'utf8');
  after('_site.yaml', 'name: Lindenhof\n', 'nam: Lindenhof\n');
  expect(content.context.site.product).toBe('Lindenhof');
  writeFileSync(at('_site.yaml'), right.replace('name: Lindenhof\n', 'name: Elmhof\n'));
  content.update(at('_site.yaml'));
  expect(content.context.site.product).toBe('Elmhof');
  expect(content.page('/')?.problems).toEqual([]);
});

it('a figure whose name is gone stays in the pages while its file has a mistake', () => {
  const { text, problems } = after('_facts.yaml', 'patients:\n  value: 4,200', 'patients:\n  valeu: 4,200');
  expect(problems).toEqual(['pages/_facts.yaml field/unknown']);
  expect(text).toContain('people last year');
  expect(text).not.toContain('invalid');
});

it('shared sections stay as they were while their file has a mistake', () => {
  const { text, problems } = after('_shared/doors.yaml', 'heading: Write to us', 'headng: Write to us all');
  expect(problems).toEqual(['pages/_shared/doors.yaml field/unknown']);
  expect(text).toContain('Write to us');
  expect(text).not.toContain('invalid');
});
