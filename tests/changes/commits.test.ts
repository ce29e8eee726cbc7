import { describe, expect, it } from 'vitest';
import { changesBetween, type Edition, formatChanges } from '#engine/changes';
import type { SourceFile } from '#kit/model';
import { checker, contentOf } from '../refactor/support/small-site.ts';
import { prepared, type SiteState, siteAfter, siteBefore } from './support/prepared.ts';

const sources = new Map<string, SourceFile>();

/** What is the same in all states is read once. */
function known(source: SourceFile): SourceFile {
  const key = `${source.file}\n${source.text}`;
  sources.set(key, sources.get(key) ?? source);
  return sources.get(key) ?? source;
}

function editionOf({ texts, pictures }: SiteState): Edition {
  const files = contentOf(texts, known);
  return {
    files: { ...files, publicFiles: new Map([...pictures.keys()].map((address) => [address, {}])) },
    digests: pictures,
  };
}

const before = editionOf(siteBefore());
const head = 'What has changed in the content since then:\n\n';

describe('a commit', () => {
  it.each(prepared)('“$commit” is told as an editor would', (commit) => {
    const groups = changesBetween({ before, after: editionOf(siteAfter(commit)), checker });
    expect(formatChanges(groups, 'then').replace(head, '')).toBe(commit.says.trimEnd());
  });

  it('that changes nothing is told as such', () => {
    expect(formatChanges(changesBetween({ before, after: editionOf(siteBefore()), checker }), 'then')).toBe(
      'Nothing has changed in the content since then.',
    );
  });
});
