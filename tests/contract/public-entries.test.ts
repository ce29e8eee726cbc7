import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import { changedEntries, partsOf, unsaid } from './checks/changelog.ts';
import { type PublicEntries, publicEntries } from './checks/public-entries.ts';

// What sites of their own rely on, as it was when the version of package.json was released, and what the changelog says of it since.

const summary = join(import.meta.dirname, 'public-entries.json');
const changelog = readFileSync(join(projectRoot, 'CHANGELOG.md'), 'utf8');
const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { version: string };
const now = await publicEntries();
if (process.env['RELEASED'] === version)
  writeFileSync(summary, `${JSON.stringify({ version, entries: now }, undefined, 2)}\n`);
const released = JSON.parse(readFileSync(summary, 'utf8')) as { version: string; entries: PublicEntries };
const parts = partsOf(changelog);

it('the changelog names each public entry that is another one since the last version', () => {
  const missing = unsaid(changedEntries(released.entries, now), parts.get('Unreleased') ?? '');
  const advice = `What sites of their own rely on is another thing than in ${released.version}, and CHANGELOG.md doesn't say so. Below "## Unreleased", write for each a line
that names it (the word in quotes) and says what an editor or a developer has to do, if only that it is nothing. Where it wasn't meant to change, change it back. What was
released is never written again: tests/contract/public-entries.json is that of the last version.`;
  expect(missing, advice).toEqual([]);
});

it('the summary is that of the version in package.json, which the changelog has with what to do', () => {
  const advice = `A version is released with its summary: \`RELEASED=${version} npx vitest run tests/contract/public-entries.test.ts\` writes it (docs/releasing.md).`;
  expect(released.version, advice).toBe(version);
  const part = parts.get(version) ?? '';
  for (const heading of ['### For editors', '### For developers'])
    expect(part.includes(`${heading}\n`), `CHANGELOG.md has "## ${version}" with "${heading}"`).toBe(true);
});

describe('what is compared', () => {
  const { entries } = released;

  it('is every kind of public entry', () => {
    for (const name of [
      'block hero',
      'value picture',
      'file _site.yaml',
      'command validate',
      'pagewright/block Section',
      'JSON of validate',
      'JSON of changes',
      'JSON of messages',
      'HTTP message',
    ])
      expect(Object.keys(entries)).toContain(name);
    expect(now['block hero']).toContain('heading*');
    expect(now['command validate']).toContain('--format NAME');
    expect(now['JSON of validate']).toContain('diagnostics[].fix.range[]:number');
    expect(now['HTTP answers']).toContain('tooLong 413');
  });

  it('tells what is new, gone and another, by what it is called', () => {
    const before = { 'block hero': 'a b #1', 'command page': '--to #1', 'HTTP message': 'name #1' };
    const after = { 'block hero': 'a* c #2', 'command page': '--to #2', 'command upgrade': ' #1' };
    const changed = changedEntries(before, after);
    expect(changed).toEqual([
      'block "hero": new a*, c; gone a, b',
      'command "page": the same names, other rules',
      'command "upgrade": new',
      'HTTP "message": gone',
    ]);
    expect(unsaid(changed, '- The block `hero` …, npm run page, and a message\n')).toEqual([changed[2]]);
    expect(unsaid(changed, '- pages, heroes, upgrades\n')).toEqual(changed);
  });
});
