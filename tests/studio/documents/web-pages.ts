import { photo } from './pictures.ts';

const bytes = (html: string) => new TextEncoder().encode(html);
const saved = (head: string, body: string) =>
  bytes(
    `<!DOCTYPE html>\n<!-- saved from url=(0031)https://example.org/our/guide.html -->\n<html lang="en"><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`,
  );
const data = `data:image/png;base64,${Buffer.from(photo(30)).toString('base64')}`;
const menu =
  '<header><a href="https://example.org/">Example</a><nav><ul><li><a href="/a">One</a></li><li><a href="/b">Two</a></li></ul></nav></header>';

/** A page that a browser has saved as one file. */
const asOne = bytes(
  [
    'From: <Saved by Blink>',
    'Snapshot-Content-Location: https://example.org/notes/',
    'Subject: =?utf-8?Q?Notes?=',
    'MIME-Version: 1.0',
    'Content-Type: multipart/related;',
    '\ttype="text/html";',
    '\tboundary="----Multipart--x----"',
    '',
    '',
    '------Multipart--x----',
    'Content-Type: text/html',
    'Content-Transfer-Encoding: quoted-printable',
    'Content-Location: https://example.org/notes/',
    '',
    '<!DOCTYPE html><html><head><meta charset=3D"UTF-8"><title>Notes</title></head><bod=',
    'y><h1>Notes of caf=C3=A9s</h1><p>Read <a href=3D"https://example.org/more">more</a>.</p><img alt=3D"A cup" src=3D"https://example.org/cup.png"></body></html>',
    '------Multipart--x----',
    'Content-Type: image/png',
    'Content-Transfer-Encoding: base64',
    'Content-Location: https://example.org/cup.png',
    '',
    Buffer.from(photo(60))
      .toString('base64')
      .replace(/(.{76})/g, '$1\r\n'),
    '------Multipart--x------',
    '',
  ].join('\r\n'),
);

/** Saved pages of the web, by what they are. */
export const webPages: Readonly<Record<string, Uint8Array>> = {
  'an article with a menu, an aside and a footer': saved(
    '<title>Guide – Example</title><style>p{color:red}</style><script>var a = "not a word";</script>',
    `${menu}<main><article><h1>Guide</h1><p>How to row in four steps.</p><h2>Begin</h2><p>Sit down. <a href="/rent">Rent a boat</a> or <a href="mailto:ann@example.org">write</a>.</p><aside><h3>Read too</h3><p>Something else.</p></aside><h2>Row</h2><p>Pull.</p></article></main><footer><p>© Example</p></footer>`,
  ),
  'a page without any part that is called its text': saved(
    '<title>Old page</title>',
    `${menu}<div><div class="x"><h1>Old page</h1></div><div>Loose words <b>of old</b><br><br>and more</div></div><footer>Foot</footer>`,
  ),
  'an encyclopedia with references': saved(
    '<title>Pier</title>',
    '<main><h1>Pier</h1><p>A pier<sup class="reference" id="cite_ref-1"><a href="https://example.org/our/guide.html#cite_note-1">[1]</a></sup> is long.</p><h2>Notes and references</h2><ol class="references"><li id="cite_note-1"><span><a href="#cite_ref-1">↑</a></span> Smith, <i>Piers</i>.</li><li id="cite_note-2">Lee.</li></ol></main>',
  ),
  'questions that open': saved(
    '',
    '<main><h1>Help</h1><details><summary>Where is my order</summary><p>On its way.</p></details><details><summary>Can I return it</summary><p>Yes.</p><ul><li>by post</li><li>in a shop</li></ul></details></main>',
  ),
  'pictures with captions': saved(
    '',
    `<article><h1>Pictures</h1><figure><img src="${data}" alt="Fog over the pier"><figcaption>The pier <b>in May</b></figcaption></figure><p><img src="https://example.org/far.jpg" alt="Far away"></p><p>Text.</p></article>`,
  ),
  'tables with a head, lists in cells and a caption': saved(
    '',
    '<main><h1>Times</h1><p>Two tables.</p><table><caption>When we are open</caption><thead><tr><th>Day</th><th>From</th></tr></thead><tbody><tr><td>Monday</td><td><ul><li>8</li><li>14</li></ul></td></tr></tbody></table><table><tr><td><h2>A box</h2><p>that holds a page together</p></td></tr></table></main>',
  ),
  'forms, films, frames and what is hidden': saved(
    '',
    '<main><h1>Shop</h1><p>Buy here.</p><form><label>Your name <input name="n"></label><button>Send</button></form><video>No film here</video><iframe src="https://example.org/map"></iframe><p hidden>Secret offer</p><span aria-hidden="true">★</span><noscript>Switch on scripts</noscript><svg><text>Drawn words</text></svg><p>Good bye.</p></main>',
  ),
  'a page of Word': Buffer.from(
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta http-equiv=Content-Type content="text/html; charset=windows-1252"><title>Memo</title><style>p.MsoNormal{margin:0}</style></head><body lang=EN-US><div class=WordSection1><p class=MsoTitle>Memo</p><h1>Why</h1><p class=MsoNormal>It is needed<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1"><span class=MsoFootnoteReference>[1]</span></a>.</p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span>soon</p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>for good</p></div><div style='mso-element:footnote-list'><hr><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a href="#_ftnref1">[1]</a> By the law.</p></div></div></body></html>`,
    'latin1',
  ),
  'a page of LibreOffice': saved(
    '<title></title>',
    '<h1 class="western">Minutes</h1><p class="western">Present: <font face="Arial"><b>all</b></font></p><ol><li><p class="western">Opening</p></li><li><p class="western">End</p><p class="western">at nine</p></li></ol><p><del>Not said</del> Said</p>',
  ),
  'letters of another encoding': new Uint8Array([
    ...bytes('<html><head><meta charset="windows-1252"><title>Caf'),
    0xe9,
    ...bytes('</title></head><body><h1>Caf'),
    0xe9,
    ...bytes('</h1><p>Gr'),
    0xfc,
    0xdf,
    ...bytes('e und mehr.</p></body></html>'),
  ]),
  'a page that was saved as one file': asOne,
  'hardly any HTML': bytes(
    '<p>Only this<p>and that <a href="javascript:alert(1)">pressed</a> <a href="/nowhere">elsewhere</a>',
  ),
};
