// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { cleanPaste } from './clean-paste.ts';

/** As Word writes it: marks of lists as words, comments for old readers, classes and fonts everywhere. */
const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body>
<!--StartFragment--><p class=MsoNormal><span lang=EN-US style='font-family:"Calibri",sans-serif'>First <b>bold
words</b> and <i>slanted</i> ones.<o:p></o:p></span></p>
<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Milk</p>
<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·&nbsp;</span>Bread and <a href="https://example.com/a b">a link</a></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal>Last paragraph.</p><!--EndFragment--></body></html>`;

/** As Google Docs writes it: one bold element that is not bold around all, and weights as styles. */
const docs = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:400;font-style:normal">Plain, </span><span style="font-weight:700;font-style:normal">heavy</span><span style="font-weight:400"> and </span><span style="font-weight:400;font-style:italic">light</span></p><ol><li dir="ltr"><p dir="ltr"><span style="font-weight:400">One</span></p></li><li dir="ltr"><p dir="ltr"><span style="font-weight:400">Two</span></p></li></ol></b>`;

describe('what is pasted', () => {
  it.each([
    [
      'Word',
      word,
      'First **bold words** and *slanted* ones.\n\n- Milk\n- Bread and [a link](https://example.com/a%20b)\n\nLast paragraph.',
    ],
    ['Google Docs', docs, 'Plain, **heavy** and *light*\n\n1. One\n2. Two'],
    [
      'a page',
      '<div><h2>Head</h2><div>Some <strong>text</strong><script>alert(1)</script></div><ul><li>a</li><li>b</li></ul></div>',
      'Head\n\nSome **text**\n\n- a\n- b',
    ],
    ['a page with a harmful link', '<p><a href="javascript:alert(1)">press</a></p>', 'press'],
    ['signs that mean something', '<p>2 * 3 * 4 and [x]</p>', '2 \\* 3 \\* 4 and \\[x\\]'],
  ])('from %s is clean text', (_, html, expected) => {
    expect(cleanPaste(html, '')).toBe(expected);
  });

  it('as plain text keeps its paragraphs', () => {
    expect(cleanPaste('', 'One\r\n\r\n\r\nTwo  words\n')).toBe('One\n\nTwo words');
  });

  it('is parsed without styles and handlers, which the policy would report', () => {
    const parse = vi.spyOn(DOMParser.prototype, 'parseFromString');
    const html = '<style>p{color:red}</style><p style="font-weight:700" onclick = "x()">style="a" and b</p>';
    expect(cleanPaste(html, '')).toBe('**style="a" and b**');
    const parsed = parse.mock.results[0]?.value as Document;
    expect(parsed.querySelector('style, [style], [onclick]')).toBeNull();
    parse.mockRestore();
  });
});
