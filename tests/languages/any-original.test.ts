import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import { readContent } from '#builder/files';
import { allFiles, compileContent, withTexts } from '#engine';
import { applyEdit } from '#engine/edit';
import { checker } from '../diagnostics/support/samples.ts';
import { dataOf } from '../edit/support/promises.ts';
import { randomEdit } from '../edit/support/random-edits.ts';
import { isThorough, someOf } from '../support/extent.ts';
import { freshSeed, randomFrom } from '../support/random.ts';

const files = readContent(
  projectRoot,
  join(projectRoot, 'schema/example-site'),
  join(projectRoot, 'schema/sample-public'),
);

it('whatever the file of a site or of a language says, both are checked: a language is put together with an original that has mistakes', {
  timeout: 60 * 60_000,
}, () => {
  const [seed = 1] = someOf([freshSeed()], [1]);
  const pick = randomFrom(seed);
  const common = allFiles(files).filter(({ file }) => /\/_[a-z]+\.yaml$/.test(file));
  for (let round = 0; round < (isThorough ? 3000 : 60); round += 1) {
    const source = common[pick(common.length)] ?? { file: '', text: '' };
    const edits = [randomEdit(dataOf(source.text), pick), randomEdit(dataOf(source.text), pick)];
    const text = edits.reduce((before, edit) => {
      const result = applyEdit(before, edit);
      return 'refused' in result ? before : result.text;
    }, source.text);
    const place = `seed ${seed}, ${source.file}: ${JSON.stringify(edits).slice(0, 500)}`;
    expect(() => compileContent(withTexts(files, new Map([[source.file, text]])), checker), place).not.toThrow();
  }
});
