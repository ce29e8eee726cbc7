import { entry, notesPart, otherPart, paragraph, picture, run, table, wordDocument } from '../support/word-document.ts';
import { dot, photo } from './pictures.ts';

const p = (text: string, style?: string) => paragraph(run(text), style);
const lineBreak = '<w:r><w:br/></w:r>';
const link = (address: string, words: string) =>
  `<w:hyperlink r:id="${address}"><w:r><w:t>${words}</w:t></w:r></w:hyperlink>`;
const textBox = (inside: string) =>
  `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:inline><a:graphic><a:graphicData><wps:txbx><w:txbxContent>${inside}</w:txbxContent></wps:txbx></a:graphicData></a:graphic></wp:inline></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox><w:txbxContent>${inside}</w:txbxContent></v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;

/** Documents of Word, by what people keep in them. */
export const wordDocuments: Readonly<Record<string, Uint8Array>> = {
  'a plan with a title, headings in headings and lists': wordDocument({
    body: [
      p('Harbour plan', 'Title'),
      p('What we want by 2030.', 'Subtitle'),
      p('Where we stand', 'heading 1'),
      paragraph(
        `${run('We have ')}${run('three', { bold: true })}${run(' boats, ')}${run('all', { italic: true })}${run(' of them old. ')}${link('https://example.org/boats', 'See them')}${run('.')}`,
      ),
      entry(run('Rowing boats')),
      entry(run('with oars'), false, 1),
      entry(run('Sailing boats')),
      p('How it goes', 'heading 2'),
      entry(run('Ask'), true),
      entry(run('Pay'), true),
      p('In winter', 'heading 3'),
      p('The harbour is closed.'),
      p('What comes next', 'heading 1'),
      p('We write to you.'),
    ].join(''),
  }),
  'a date above its title': wordDocument({
    body: [
      p('Harbour office, 3 May'),
      p('How to moor', 'heading 1'),
      p('Come in slowly.'),
      p('At night', 'heading 2'),
      p('Ring the bell.'),
    ].join(''),
  }),
  'several parts, and a title among its properties': wordDocument({
    title: 'Rules of the harbour',
    body: [
      p('Everybody keeps to them.'),
      p('Ropes', 'heading 1'),
      p('Keep them dry.'),
      p('Fire', 'heading 1'),
      p('Light none.'),
    ].join(''),
  }),
  'questions under headings': wordDocument({
    body: [
      p('Questions people ask', 'heading 1'),
      p('Prices', 'heading 2'),
      p('Short answers to what we are asked most.'),
      ...['What does a boat cost?', 'Do you take cards?', 'Is there a deposit?'].flatMap((question, at) => [
        p(question, 'heading 3'),
        p(`Answer ${at + 1} in a sentence.`),
        ...(at === 1 ? [entry(run('credit')), entry(run('debit'))] : []),
      ]),
      p('Nothing found?', 'heading 2'),
      p('Write to us.'),
    ].join(''),
  }),
  'questions in bold, and no heading at all': wordDocument({
    body: [
      paragraph(run('Good to know', { bold: true })),
      p(
        'This is a letter that somebody has written without any style, in which what is bold is meant as a heading. It goes on for a while, for letters do, and says what everybody has to know before they come to see us, in more words than a heading has.',
      ),
      ...['Can I bring my dog?', 'When are you open?'].flatMap((question) => [
        paragraph(run(question, { bold: true })),
        p('Yes, at any time.'),
        p('All year.'),
      ]),
      paragraph(run('How to find us', { bold: true })),
      p('Behind the station.'),
    ].join(''),
  }),
  'tables: merged, wide, with lists, of one column': wordDocument({
    body: [
      p('Prices', 'heading 1'),
      p('All with tax.'),
      p('By the day', 'heading 2'),
      table([
        ['Boat', 'A day', 'A week'],
        ['vRowing', '20', '100'],
        ['^', '15', '>each after that'],
      ]),
      p('Table 1: What a boat costs', 'caption'),
      table([
        ['Month', ...Array.from({ length: 8 }, (_, at) => `Column ${at + 1}`)],
        ['May', ...Array.from({ length: 8 }, (_, at) => `${at * 3}`)],
      ]),
      table([['A note in a box of its own.']]),
      p('After the tables.'),
    ].join(''),
  }),
  'pictures with and without words, twice the same, of no use': wordDocument({
    body: [
      p('Our boats', 'heading 1'),
      p('Some of them.'),
      paragraph(picture('boat.png', 'A red boat at the pier')),
      p('Figure 1: The oldest one', 'caption'),
      p('Another one:'),
      paragraph(`${run('In a line with words ')}${picture('pier.png')}`),
      paragraph(picture('boat.png', 'A red boat at the pier')),
      paragraph(picture('dot.png', 'A bullet')),
      paragraph(picture('old.wmf', 'A drawing of Windows')),
      p('Figure 2: What no browser shows', 'caption'),
    ].join(''),
    parts: {
      'media/boat.png': photo(40),
      'media/pier.png': photo(90),
      'media/dot.png': dot,
      'media/old.wmf': new Uint8Array([0xd7, 0xcd, 0xc6, 0x9a, 0, 0]),
    },
  }),
  'footnotes and endnotes': wordDocument({
    body: [
      p('Paper', 'Title'),
      p('Findings', 'heading 1'),
      paragraph(
        `${run('Water is wet')}<w:r><w:footnoteReference w:id="1"/></w:r>${run(', and fire hot')}<w:r><w:footnoteReference w:id="2"/></w:r>${run('.')}`,
      ),
      paragraph(`${run('So it ends')}<w:r><w:endnoteReference w:id="1"/></w:r>${run('.')}`),
    ].join(''),
    parts: {
      'footnotes.xml': notesPart('footnotes', ['Smith 1999, page 4.', 'Own measurement.']),
      'endnotes.xml': notesPart('endnotes', ['As they say.']),
    },
  }),
  'what was changed and said about it': wordDocument({
    body: [
      p('Contract', 'heading 1'),
      paragraph(
        `${run('We pay ')}<w:del w:id="1" w:author="Ann"><w:r><w:delText>ten</w:delText></w:r></w:del><w:ins w:id="2" w:author="Ann">${run('twelve')}</w:ins>${run(' euros')}<w:commentRangeStart w:id="1"/>${run(' a day')}<w:commentRangeEnd w:id="1"/><w:r><w:commentReference w:id="1"/></w:r>${run('.')}`,
      ),
      `<w:p><w:pPr><w:rPr><w:del w:id="3"/></w:rPr></w:pPr><w:del w:id="4"><w:r><w:delText>All of this paragraph went.</w:delText></w:r></w:del></w:p>`,
      `<w:p><w:moveFrom w:id="5">${run('It was here')}</w:moveFrom></w:p>`,
      `<w:p><w:moveTo w:id="6">${run('It is here')}</w:moveTo></w:p>`,
    ].join(''),
    parts: {
      'comments.xml': notesPart('comments', ['Is that enough?']),
      'header1.xml': otherPart('w:hdr', p('Draft of May')),
      'footer1.xml': otherPart('w:ftr', p('Confidential')),
    },
  }),
  'boxes, equations, charts and embedded files': wordDocument({
    body: [
      p('Report', 'Title'),
      p('Figures', 'heading 1'),
      paragraph(`${run('Before the box.')}${textBox(p('Said in a box'))}`),
      paragraph(`${run('It holds that ')}<m:oMath><m:r><m:t>a=b+c</m:t></m:r></m:oMath>${run('.')}`),
      paragraph(
        '<w:r><w:drawing><wp:inline><a:graphic><a:graphicData><c:chart r:id="rId-charts/chart1.xml"/></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>',
      ),
      paragraph('<w:r><w:object><o:OLEObject Type="Embed" ProgID="Excel.Sheet.12"/></w:object></w:r>'),
      p('At the end.'),
    ].join(''),
    parts: {
      'charts/chart1.xml': otherPart(
        'c:chartSpace',
        '<c:title><a:p><a:r><a:t>Guests by month</a:t></a:r></a:p></c:title>',
      ),
    },
  }),
  'line breaks, tabs, empty lines and odd signs': wordDocument({
    body: [
      p('Where we are', 'heading 1'),
      paragraph(`${run('Harbour office')}${lineBreak}${run('Pier 3')}${lineBreak}${run('2000 Sea')}`),
      paragraph(''),
      paragraph(''),
      paragraph(`${run('Name')}<w:r><w:tab/></w:r>${run('Ann')}<w:r><w:noBreakHyphen/></w:r>${run('Marie')}`),
      paragraph(
        `${run('20 m')}${run('2', { raised: true })}${run(' * 3 * 4, snake_case_name, ((product)), [x](y), 50 &lt; 60 &amp; &#x00ad;so&#x200b; on: # yes')}`,
      ),
      p('- typed as a list'),
      p('- and its second line'),
      p('true'),
      p('“Quotes” – and … dots'),
    ].join(''),
  }),
  'headings that are too long, empty or follow each other': wordDocument({
    body: [
      p('A', 'heading 1'),
      p('B', 'heading 2'),
      p('Text of B.'),
      p('C', 'heading 2'),
      p('D', 'heading 3'),
      p('Text of D.'),
      p('', 'heading 1'),
      p(`This heading goes on and on ${'and on '.repeat(30)}`.trim(), 'heading 1'),
      p('What stands below it.'),
      paragraph(link('https://example.org/', 'A heading that is a link'), 'heading 1'),
      p('Below the link.'),
      p('At the end', 'heading 1'),
      p('Nothing follows', 'heading 2'),
    ].join(''),
  }),
  'a table of contents, and no text before it': wordDocument({
    body: [
      p('Handbook', 'Title'),
      p('First steps 1', 'toc 1'),
      p('More 2', 'toc 1'),
      p('First steps', 'heading 1'),
      p('Do this.'),
      p('More', 'heading 1'),
      p('And that.'),
    ].join(''),
  }),
  'only words, and a long text without any heading': wordDocument({
    body: Array.from({ length: 40 }, (_, at) => p(`Paragraph ${at + 1} ${'of a story '.repeat(20)}.`)).join(''),
  }),
};
