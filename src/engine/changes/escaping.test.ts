import fc from 'fast-check';
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { isFields } from '#kit/model';
import { siteBefore } from '../../../tests/changes/support/prepared.ts';
import { checker } from '../../../tests/refactor/support/small-site.ts';
import { randomFrom } from '../../../tests/support/random.ts';
import type { Definition } from '../2-validate/structure.ts';
import { mapIn } from './compare.ts';
import { type ChangeGroup, formatChanges, formatChangesJson, formatChangesMarkdown } from './index.ts';
import { documentChanges, fieldsOf, wholeFile } from './page-changes.ts';
import { placeName } from './words.ts';

/** What GitHub reads as something else than words, and what ends a code span, a line, a list or a comment. */
const hostile = [
  '@everyone',
  '@owner/team',
  '#12',
  'GH-12',
  'owner/repo#12',
  'owner/repo@abcdef1',
  'deadbeef',
  'deadbeefdeadbeefdeadbeefdeadbeefdeadbeef',
  'https://evil.example',
  'www.evil.example',
  'me@evil.example',
  '<img src=x>',
  '<https://evil.example>',
  '</details>',
  '<!--',
  '-->',
  '![a](https://evil.example/x.png)',
  '[a](/b)',
  '[a]: https://evil.example',
  '`',
  '``',
  '```',
  '~~~',
  '\\',
  '\\`',
  '**',
  '__',
  '~~',
  '\n',
  '\n\n',
  '\r',
  '\u2028',
  '- ',
  '1. ',
  '> ',
  '# ',
  '---',
  '|',
  ' ',
  '&lt;',
  '&#64;',
  ':tada:',
  '$x$',
  '[^1]',
  '[ ] ',
  '\u001b[31m',
  '\u0000',
  '\u202e',
  '\u200b',
  '\ue000',
  '\ud800',
  'Ä',
  '語',
  '1',
  'a',
];

const pages = [...siteBefore().texts].map(([file, source]) => ({
  definition: definitionOf(file),
  data: parse(source) as unknown,
}));

function definitionOf(file: string): Definition {
  return file.endsWith('_site.yaml') ? 'SiteSource' : file.endsWith('_facts.yaml') ? 'Facts' : 'PageSource';
}

/** Data in which texts, and a few names, are others'; entries come and go. */
function spoilt(value: unknown, pick: (most: number) => number, words: () => string): unknown {
  if (Array.isArray(value)) {
    const list = value.filter(() => pick(6) > 0).map((inside) => spoilt(inside, pick, words));
    return pick(4) === 0 ? [...list, words(), { title: words(), [words()]: words() }] : list.sort(() => pick(3) - 1);
  }
  if (isFields(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, inside]) => [pick(12) === 0 ? words() : name, spoilt(inside, pick, words)]),
    );
  return pick(2) === 0 ? words() : value;
}

/** What somebody else's files make of the groups of changes. */
function groupsFrom(seed: number): ChangeGroup[] {
  const pick = randomFrom(seed);
  const words = () => Array.from({ length: pick(8) }, () => hostile[pick(hostile.length)]).join('');
  const { definition, data } = pages[pick(pages.length)] ?? { definition: 'PageSource', data: {} };
  const [before, after] = [spoilt(data, pick, words), spoilt(data, pick, words)];
  const scope = { checker, definition, before, after, follows: () => false };
  const changes =
    definition === 'Facts'
      ? mapIn('facts', fieldsOf(before), fieldsOf(after), wholeFile, scope)
      : documentChanges(scope, 'the page');
  const [name, address] = [words(), words()];
  return [{ kind: 'page', name: placeName(name), file: name, address, sections: [], changes }];
}

const seeds = fc.integer({ min: 1, max: 1_000_000 });

function nodesIn(node: Nodes): Nodes[] {
  return [node, ...('children' in node ? node.children.flatMap(nodesIn) : [])];
}

it('lets nothing of what others write be more than words in Markdown', () => {
  let count = 0;
  fc.assert(
    fc.property(seeds, (seed) => {
      const nodes = nodesIn(
        fromMarkdown(formatChangesMarkdown(groupsFrom(seed), hostile[seed % hostile.length] ?? '')),
      );
      const kinds = new Set(nodes.map(({ type }) => type));
      for (const kind of ['root', 'paragraph', 'strong', 'list', 'listItem', 'text', 'inlineCode'] as const)
        kinds.delete(kind);
      expect([...kinds]).toEqual([]);
      for (const node of nodes) {
        if (node.type === 'inlineCode') count += 1;
        if (node.type === 'inlineCode') expect(node.value).not.toMatch(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/u);
        // Words of ours: nothing in them can be read as a name, an address, an issue or a commit.
        if (node.type === 'text') expect(node.value).toMatch(/^[A-Za-z0-9 ,:;.…→()]*$/);
        if (node.type === 'text') expect(node.value).not.toMatch(/\w\.\w|\b[0-9a-f]{7,}\b/);
      }
    }),
    { numRuns: 60, examples: [[980_857]] },
  );
  expect(count).toBeGreaterThan(500);
});

it('prints no sign that a terminal obeys, and JSON that can be read', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const all = groupsFrom(seed);
      expect(formatChanges(all, 'main').replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
      expect(JSON.parse(formatChangesJson(all, { name: 'main', commit: '0' })).changes).toBe(all[0]?.changes.length);
    }),
    { numRuns: 15 },
  );
});

it('stays below what a comment may hold, and counts the rest', () => {
  const change = {
    kind: 'changed' as const,
    where: [placeName('語'.repeat(500))],
    what: placeName('\\"'.repeat(500)),
    path: [],
  };
  const group: ChangeGroup = { kind: 'page', name: placeName('A'), sections: [], changes: Array(2000).fill(change) };
  const markdown = formatChangesMarkdown([group, group], 'main');
  const shown = markdown.match(/^- /gm)?.length ?? 0;
  expect(shown).toBeGreaterThan(100);
  expect(markdown.endsWith(`… and ${4000 - shown} more changes.`)).toBe(true);
  // As the workflow hands it on: an environment variable of Linux holds 128 KiB.
  expect(Buffer.byteLength(JSON.stringify(markdown))).toBeLessThan(120_000);
  expect(markdown.length).toBeLessThan(60_000);
});
