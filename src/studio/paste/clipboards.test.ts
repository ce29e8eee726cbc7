// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import {
  calc,
  docs,
  docsEntry,
  docsParagraph,
  docsRun,
  docsTable,
  excel,
  onlineEntry,
  onlineParagraph,
  onlineRun,
  pages,
  word,
  wordEntry,
  wordOnline,
  wordParagraph,
  wordTable,
  writer,
} from '../../../tests/studio/support/clipboards.ts';
import { cellsOf } from './cells.ts';
import { leftOutWords } from './left-out.ts';
import { pasteFor } from './paste-for.ts';

/** What of a clipboard a running text says, and what comes beside it; each is told by words that somebody would miss. */
type Case = { from: string; html: string; text: string; tables?: string[][][]; told?: RegExp; pictures?: number };

const dot = 'data:image/png;base64,iVBORw0KGgo=';

const cases: readonly Case[] = [
  {
    from: 'Word: bold in its three ways, italic, and bold that is none',
    html: word(
      wordParagraph(
        "<b style='mso-bidi-font-weight:normal'>Old</b> and <strong>strong</strong>, <span class=Kraeftig>by its style</span>, <i style='mso-bidi-font-style:normal'>slanted</i>, <b><i>both</i></b>, <span style='mso-bidi-font-weight:bold'>not</span>",
      ),
    ),
    text: 'Old and strong, by its style, slanted, both, not'
      .replace('Old', '**Old**')
      .replace('strong', '**strong**')
      .replace('by its style', '**by its style**')
      .replace('slanted', '*slanted*')
      .replace('both', '***both***'),
  },
  {
    from: 'Word: bold words in pieces are one',
    html: word(wordParagraph('We <b>answer <span class=SpellE>ev</span>ery</b><b> call</b>, <i>to</i><i>day</i>.')),
    text: 'We **answer every call**, *today*.',
  },
  {
    from: 'Word: headings, a title and an empty paragraph',
    html: word(
      [
        wordParagraph('Our year', 'MsoTitle'),
        "<h1 style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span style='font:7.0pt \"Times New Roman\"'>&nbsp;&nbsp; </span></span><![endif]><a name=\"_Toc1\">Where we <b>stand</b></a></h1>",
        wordParagraph('&nbsp;'),
        wordParagraph('Well.'),
      ].join('\n'),
    ),
    text: '**Our year**\n\n**Where we stand**\n\nWell.',
  },
  {
    from: 'Word: lists, numbers and lists in lists',
    html: word(
      [
        wordEntry('Milk', '·', 1, 'First'),
        wordEntry('whole', 'o', 2),
        wordEntry('skimmed', 'o', 2),
        wordEntry('Bread', '·', 1, 'Last'),
        wordParagraph('Then:'),
        wordEntry('<a href="https://example.com/a%20b?c=(1)">Pay</a>', '1.'),
        wordEntry('Go', '2.'),
      ].join('\n'),
    ),
    text: '- Milk\n- whole\n- skimmed\n- Bread\n\nThen:\n\n1. [Pay](https://example.com/a%20b?c=%281%29)\n2. Go',
    told: /Lists in lists/,
  },
  {
    from: 'Word: one entry alone',
    html: word(wordEntry('Only this')),
    text: 'Only this',
  },
  {
    from: 'Word: footnotes, comments and tracked changes',
    html: word(
      wordParagraph(
        'Paid<a style=\'mso-footnote-id:ftn1\' href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference><![if !supportFootnotes]>[1]<![endif]></span></a> <del cite="mailto:Ann" datetime="2026-01-05T10:00">late</del><ins cite="mailto:Ann" datetime="2026-01-05T10:00">in time</ins><a class=msocomanchor id="_anchor_1" href="#_msocom_1" name="_msoanchor_1">[A1]</a><span class=MsoCommentReference><span style=\'font-size:8.0pt\'><span style=\'mso-special-character:comment\'>&nbsp;</span></span></span>.',
      ),
      "<div style='mso-element:footnote-list'><hr><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText>By the law.</p></div></div><div style='mso-element:comment-list'><div style='mso-element:comment'><p class=MsoCommentText>Really?</p></div></div>",
    ),
    text: 'Paid in time.',
    told: /^Left out: 1 footnote, 1 comment, and 1 deleted passage\.$/,
  },
  {
    from: 'Word: pictures in both of its ways, and words that are hidden',
    html: word(
      `${wordParagraph(
        'Our harbour<!--[if gte vml 1]><v:shape id="Picture_1" style=\'width:10pt\'><v:imagedata src="file:///C:/Temp/clip_image001.png" o:title="harbour"/></v:shape><![endif]--><![if !vml]><img width=13 height=9 src="file:///C:/Temp/clip_image002.png" alt="Boats" v:shapes="Picture_1"><![endif]>',
      )}${wordParagraph("<span style='display:none;mso-hide:all'>secret</span>at noon")}`,
    ),
    text: 'Our harbour\n\nat noon',
    told: /^Left out: 1 picture\. Save a picture as a file/,
    pictures: 1,
  },
  {
    from: 'Word: a table between paragraphs',
    html: word(
      `${wordParagraph('Prices:')}${wordTable([
        ['Boat', 'A day'],
        ['<b>Rowing</b> boat', '20 €<br>with oars'],
      ])}${wordParagraph('All with tax.')}`,
    ),
    text: 'Prices:\n\nAll with tax.',
    tables: [
      [
        ['Boat', 'A day'],
        ['**Rowing** boat', '20 €\nwith oars\n'],
      ],
    ],
  },
  {
    from: 'Word: signs of its own between letters',
    html: word(
      wordParagraph(
        '“Don’t”&nbsp;–<span style="mso-spacerun:yes">&nbsp; </span>Donau&shy;dampf<span style=\'mso-tab-count:1\'> </span>fahrt, 20 m<sup>2</sup>, CO<sub>2</sub>',
      ),
    ),
    text: '“Don’t” – Donaudampf fahrt, 20 m², CO₂',
  },
  {
    from: 'Word: a table of contents, whose links lead nowhere here',
    html: word(
      wordParagraph(
        '<span class=MsoHyperlink><a href="#_Toc12">Prices<span style=\'mso-tab-count:1 dotted\'>......... </span><span>3</span></a></span>',
        'MsoToc1',
      ),
    ),
    text: 'Prices......... 3',
  },
  {
    from: 'Word in the browser: heading, looks and lists in lists',
    html: wordOnline(
      onlineParagraph(onlineRun('Where we stand', 'font-weight:bold'), 'role="heading" aria-level="1"'),
      onlineParagraph(
        onlineRun('Plain, ') +
          onlineRun('heavy', 'font-weight:bold') +
          onlineRun(' and ') +
          onlineRun('light', 'font-style:italic'),
      ),
      onlineEntry('Milk'),
      onlineEntry('whole', { level: 2 }),
      onlineEntry('First', { tag: 'ol' }),
      onlineEntry('Second', { tag: 'ol', start: 2 }),
    ),
    text: '**Where we stand**\n\nPlain, **heavy** and *light*\n\n- Milk\n- whole\n\n1. First\n2. Second',
    told: /Lists in lists/,
  },
  {
    from: 'Google Docs: looks, a link and an empty paragraph',
    html: docs(
      `${docsParagraph(
        `${docsRun('Plain, ')}${docsRun('heavy', { weight: 700 })}${docsRun(' and ')}${docsRun('light', { slant: 'italic' })}: <a href="https://example.com/" style="text-decoration:none;">${docsRun('here', { extra: 'text-decoration:underline' })}</a>`,
      )}<br>${docsParagraph(docsRun('Next.'))}`,
    ),
    text: 'Plain, **heavy** and *light*: [here](https://example.com/)\n\nNext.',
  },
  {
    from: 'Google Docs: a heading, lists in lists and boxes to tick',
    html: docs(
      `<h2 dir="ltr" style="line-height:1.38">${docsRun('What to bring', { weight: 700 })}</h2><ul style="margin-top:0">${docsEntry('Milk')}<ul>${docsEntry('whole', 2)}</ul>${docsEntry('Bread')}</ul><ul><li dir="ltr" role="checkbox" aria-checked="false" aria-level="1"><img src="${dot}" width="17px" height="17px" alt="unchecked" aria-roledescription="checkbox" /><p dir="ltr" role="presentation">${docsRun('Call')}</p></li></ul>`,
    ),
    text: '**What to bring**\n\n- Milk\n- whole\n- Bread\n- Call',
    told: /Lists in lists/,
  },
  {
    from: 'Google Docs: a table and a picture of the web',
    html: docs(
      `${docsTable([
        ['Name', 'Age'],
        ['Ann', ''],
      ])}${docsParagraph(docsRun('<span style="border:none;display:inline-block;overflow:hidden;width:62px;height:41px;"><img src="https://lh7-rt.googleusercontent.com/docsz/abc" width="62" height="41" /></span>'))}${docsParagraph(`${docsRun('20 m')}${docsRun('2', { extra: 'vertical-align:super;' })}`)}`,
    ),
    text: '20 m²',
    tables: [
      [
        ['Name', 'Age'],
        ['Ann', ''],
      ],
    ],
    told: /^Left out: 1 picture\./,
    pictures: 1,
  },
  {
    from: 'Pages: bold by elements and by classes, and spaces of its own',
    html: pages(
      '<p class="p1">We <b>answer</b><span class="Apple-converted-space">&nbsp; </span>and <i>ask</i>,<span class="Apple-tab-span">	</span><span class="s2">gladly</span></p>\n<p class="p2">All of it</p>\n<ul class="ul1">\n  <li class="li1"><span class="s1"></span>Milk</li>\n  <ul class="ul1">\n    <li class="li1">whole</li>\n  </ul>\n  <li class="li1">Bread</li>\n</ul>',
    ),
    text: 'We **answer** and *ask*, *gladly*\n\n**All of it**\n\n- Milk\n- whole\n- Bread',
    told: /Lists in lists/,
  },
  {
    from: 'LibreOffice Writer: looks, headings and lists in lists',
    html: writer(
      '<h1 class="western">Where we <i>stand</i></h1>\n<p class="western" style="line-height: 100%; margin-bottom: 0cm">\nPlain, <b>heavy</b>, <b><span style="font-weight: normal">not</span></b>\nand <font face="Arial"><i>light</i></font></p>\n<ol>\n\t<li><p class="western">Pay</p>\n\t<ul>\n\t\t<li><p class="western">cash</p></li>\n\t</ul></li>\n\t<li><p class="western">Go</p><p class="western">home</p></li>\n</ol>',
    ),
    text: '**Where we *stand***\n\nPlain, **heavy**, not and *light*\n\n1. Pay\n2. cash\n3. Go home',
    told: /Lists in lists/,
  },
  {
    from: 'LibreOffice Writer: a footnote, a deleted word and a picture',
    html: writer(
      `<p class="western">Paid<sup><a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a></sup> <del class="western">late</del><img src="${dot}" name="Image1" align="left" width="20" height="20" border="0" alt="A stamp"/></p><div id="sdfootnote1"><p class="sdfootnote-western"><a class="sdfootnotesym-western" name="sdfootnote1sym" href="#sdfootnote1anc">1</a>By the law.</p></div>`,
    ),
    text: 'Paid',
    told: /^Left out: 1 footnote and 1 deleted passage\.$/,
    pictures: 1,
  },
  {
    from: 'LibreOffice Writer: a table with merged cells',
    html: writer(
      '<table width="665" cellpadding="4" cellspacing="0"><col width="214"/><col width="215"/><tr valign="top"><td rowspan="2" style="border-top: 1px solid #000000"><p class="western">Boat</p></td><td><p class="western">day</p></td></tr><tr><td><p class="western">week</p></td></tr><tr><td colspan="2"><p class="western">tax</p></td></tr></table>',
    ),
    text: '',
    tables: [
      [
        ['Boat', 'day'],
        ['Boat', 'week'],
        ['tax', ''],
      ],
    ],
    told: /Merged cells/,
  },
  {
    from: 'Excel: bold by class, quotes, line breaks and signs that would be marks',
    html: excel([
      '<td height=20 class=xl65 width=64>Name</td>\n  <td class=xl65>Says</td>\n  <td class=xl65>2*3*4</td>',
      "<td height=20 class=xl65>Ann</td>\n  <td class=xl66>&quot;Good&quot;<br>\n    <span style='mso-spacerun:yes'>&nbsp;</span>day</td>\n  <td align=right>*5*</td>",
    ]),
    text: '',
    tables: [
      [
        ['**Name**', '**Says**', '**2\\*3\\*4**'],
        ['**Ann**', '"Good"\nday\n', '\\*5\\*'],
      ],
    ],
  },
  {
    from: 'LibreOffice Calc: a comment at a cell',
    html: calc([
      '<td height="17" align="left"><b>Name</b></td>\n\t\t<td align="left">Age</td>',
      '<td align="left"><a class="comment-indicator"></a><comment>ask her</comment>Ann</td>\n\t\t<td align="right" sdval="31" sdnum="1031;">31</td>',
    ]),
    text: '',
    tables: [
      [
        ['**Name**', 'Age'],
        ['Ann', '31'],
      ],
    ],
    told: /^Left out: 1 comment\.$/,
  },
  {
    from: 'a page of the web: headings, a script, a harmful link, marks of footnotes and paragraphs by line breaks',
    html: '<div><h2>Head</h2><div>Some <strong>text</strong><script>alert(1)</script><sup><a href="#cite_note-1">[1]</a></sup><br><br>and <a href="javascript:alert(1)">more</a></div><ul><li>a</li><li>b</li></ul></div>',
    text: '**Head**\n\nSome **text**\n\nand more\n\n- a\n- b',
    told: /^Left out: 1 footnote\.$/,
  },
  {
    from: 'a mail that holds itself together by tables',
    html: '<table><tr><td><h2>News</h2><table><tr><td>One</td></tr></table></td></tr><tr><td>2 * 3 * 4, [x] and snake_case_name</td></tr></table>',
    text: '**News**\n\nOne\n\n2 * 3 * 4, [x] and snake_case_name',
  },
];

describe('what is pasted', () => {
  it.each(cases)('from $from', ({ html, text, tables = [], told, pictures = 0 }) => {
    const pasted = pasteFor('paragraphs', { html, text: '' });
    expect(pasted.text).toBe(text);
    const { copied } = pasted;
    if (!copied) throw new Error('Nothing was read.');
    expect(copied.tables.map((table) => cellsOf(table).map((row) => row.map(({ rich }) => rich)))).toEqual(tables);
    expect(copied.beside.pictures).toHaveLength(pictures);
    expect(leftOutWords(copied) ?? '').toMatch(told ?? /^$/);
  });
});
