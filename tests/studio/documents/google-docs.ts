import { packed } from '../support/word-document.ts';
import { photo } from './pictures.ts';

/** A file as Google Docs saves a document as a page of the web: everything is said by classes, links lead over Google. */
function docs(body: string, files: Readonly<Record<string, Uint8Array>> = {}): Uint8Array {
  const sheet =
    'ul.lst-kix_a-0{list-style-type:none}.c1{font-weight:700}.c2{font-style:italic}.c3{color:#000;font-weight:400}.title{font-size:26pt}.c9{vertical-align:super}';
  return packed({
    'Document.html': `<html><head><meta content="text/html; charset=UTF-8" http-equiv="content-type"><style type="text/css">@import url(https://themes.googleusercontent.com/fonts/css);${sheet}</style></head><body class="c5 doc-content">${body}</body></html>`,
    ...files,
  });
}

const p = (text: string, style = '') => `<p class="c0"><span class="${style || 'c3'}">${text}</span></p>`;
const h = (level: number, text: string) =>
  `<h${level} class="c6" id="h.abc${level}"><span class="c3">${text}</span></h${level}>`;
const link = (address: string, words: string) =>
  `<span class="c7"><a class="c8" href="https://www.google.com/url?q=${encodeURIComponent(address)}&amp;sa=D&amp;source=editors&amp;ust=1&amp;usg=AOv">${words}</a></span>`;
const list = (entries: readonly string[], depth = 0, tag = 'ul') =>
  `<${tag} class="c4 lst-kix_a-${depth} start">${entries.map((one) => `<li class="c0 li-bullet-0"><span class="c3">${one}</span></li>`).join('')}</${tag}>`;
const image = (name: string, alt = '') =>
  `<p class="c0"><span style="overflow: hidden; display: inline-block; width: 40px;"><img alt="${alt}" src="images/${name}" style="width: 40px;" title=""></span></p>`;
const table = (rows: readonly (readonly string[])[]) =>
  `<table class="c10"><tbody>${rows.map((row) => `<tr class="c11">${row.map((cell) => `<td class="c12" colspan="1" rowspan="1">${p(cell)}</td>`).join('')}</tr>`).join('')}</tbody></table>`;

/** Documents of Google Docs, by what people keep in them. */
export const googleDocuments: Readonly<Record<string, Uint8Array>> = {
  'a title, a subtitle and text': docs(
    `<p class="c0 title" id="h.t"><span class="c3">Summer fair</span></p><p class="c0 subtitle"><span class="c3">Three days by the water.</span></p>${p('Come early.')}<p class="c0"><span>Bring </span><span class="c1">boots</span><span> and </span><span class="c2">patience</span><span>.</span></p>`,
  ),
  'lists within lists, one after the other': docs(
    `${h(1, 'What to bring')}${list(['Milk'])}${list(['whole', 'skimmed'], 1)}${list(['Bread'])}${h(1, 'How')}${list(['Ask', 'Pay'], 0, 'ol')}`,
  ),
  'links that lead over Google': docs(
    `${h(1, 'Links')}<p>${link('https://example.org/a?b=c&d=e', 'Our friends')}, ${link('mailto:ann@example.org', 'Ann')} and <a href="#h.abc1">above</a>.</p>`,
  ),
  'footnotes and comments': docs(
    `${h(1, 'Law')}<p class="c0"><span>It is so</span><sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup><span> and so</span><sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup><span>.</span></p><hr class="c13"><div><p class="c0"><a href="#ftnt_ref1" id="ftnt1">[1]</a><span>&nbsp;By the law.</span></p></div><div class="c14"><p class="c0"><a href="#cmnt_ref1" id="cmnt1">[a]</a><span class="c3">Is that true?</span></p></div>`,
  ),
  'pictures from the archive': docs(
    `${h(1, 'Pictures')}${p('Two of them.')}${image('image1.png', 'A pier in the fog')}${image('image2.png')}${image('missing.png', 'Gone')}`,
    { 'images/image1.png': photo(10), 'images/image2.png': photo(20) },
  ),
  'a table with bold headings': docs(
    `${h(1, 'Prices')}${table([
      ['<b>Boat</b>', '<b>A day</b>'],
      ['Rowing', '20'],
      ['Sailing', ''],
    ])}${p('With tax.')}`,
  ),
  'questions and answers': docs(
    `${h(1, 'Questions')}${['Where is it?', 'When does it begin?', 'May I come by car?'].map((one) => h(2, one) + p(`Answer to: ${one.slice(0, -1)}.`)).join('')}`,
  ),
  'questions in bold': docs(
    `${h(1, 'Before you come')}${p('Is it far?', 'c1')}${p('No.')}${p('Is it dear?', 'c1')}${p('Not at all.')}${list(['5 for children', '9 for others'])}`,
  ),
  'headings in headings': docs(
    `${h(1, 'Rules')}${p('Be kind.')}${h(2, 'On the water')}${p('Wear a vest.')}${h(3, 'At night')}${p('Have a light.')}${h(2, 'On land')}${p('Walk.')}`,
  ),
  'no heading at all': docs(`${p('Only one line.')}${p('And another one, which is longer.')}`),
  'empty paragraphs and line breaks': docs(
    `${h(1, 'Address')}${p('')}<p class="c0"><span>Pier 3<br>2000 Sea</span></p>${p('&nbsp;')}<hr style="page-break-before:always;display:none;">${p('Thank you')}`,
  ),
  'a table of contents and boxes to tick': docs(
    `${h(1, 'Tasks')}<p class="c0"><span><a class="c8" href="#h.abc1">Tasks</a></span></p><ul class="c4 lst-kix_b-0"><li class="c0"><span class="c3">Call</span></li><li class="c0"><span class="c3">Write</span></li></ul><p class="c0"><span>m</span><span class="c9">2</span></p>`,
  ),
};
