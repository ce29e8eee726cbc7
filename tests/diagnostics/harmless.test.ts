import { expect, it } from 'vitest';
import { check, frozenContent, harmlessEdits } from './support/harmless.ts';

const shown = ({ name, files }: ReturnType<typeof harmlessEdits>[number]) =>
  check(files).map(({ file, line, severity, code, message }) => ({
    name,
    severity,
    says: `${file}:${line} ${code} ${message}`,
  }));

it('says nothing of the content that the edits are made on', () => {
  expect(check(frozenContent)).toEqual([]);
});

it('says nothing wrong of unusual edits that are right, which letters the site’s font has not, and at most three notes else', () => {
  const edits = harmlessEdits();
  const said = edits.flatMap(shown);
  expect(edits.length).toBeGreaterThan(300);
  expect(said.filter(({ severity }) => severity !== 'note')).toEqual([]);
  const ofLetters = said.filter(({ says }) => says.includes(' text/letters '));
  expect(ofLetters.map(({ name }) => /Łódź|žluťoučký|thế/.exec(name)?.[0])).toEqual(['Łódź', 'žluťoučký', 'thế']);
  expect(said.filter((one) => !ofLetters.includes(one)).slice(3)).toEqual([]);
});
