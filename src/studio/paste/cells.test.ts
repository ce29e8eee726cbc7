// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { calc, excel, word, wordParagraph } from '../../../tests/studio/support/clipboards.ts';
import { pastedCells } from './cells.ts';

it('what comes from a spreadsheet or a table comes as cells, whether it says so by elements or by tabs', () => {
  const plain = (text: string, html?: string) => pastedCells(text, html)?.map((row) => row.map((cell) => cell.plain));
  const rich = (text: string, html?: string) => pastedCells(text, html)?.map((row) => row.map((cell) => cell.rich));
  expect(plain('no table')).toBeUndefined();
  expect(plain('two\nlines', '<p>two</p><p>lines</p>')).toBeUndefined();
  // A tab of Word parts no cells.
  expect(plain('Page\t3', word(wordParagraph('Page<span style="mso-tab-count:1"> </span>3')))).toBeUndefined();
  expect(plain('one\r\n', excel(['<td>one</td>']))).toBeUndefined();
  expect(plain('one\r\ntwo\r\n', excel(['<td>one</td>', '<td>two</td>']))).toEqual([['one'], ['two']]);
  expect(plain('one\ttwo', calc(['<td>one</td><td>two</td>']))).toEqual([['one', 'two']]);
  // What one program writes by elements, another by tabs and quotes.
  const written = '"two\nlines, ""so"""\t*5*\t"said"\r\n';
  expect(plain(written)).toEqual([['two lines, "so"', '*5*', '"said"']]);
  expect(rich(written)).toEqual([['two\nlines, "so"\n', '\\*5\\*', '"said"']]);
  expect(rich('', excel(['<td>two<br>lines, &quot;so&quot;</td><td>*5*</td><td>&quot;said&quot;</td>']))).toEqual(
    rich(written),
  );
});
