import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { describe, expect, it, onTestFinished } from 'vitest';
import { photo } from '../../../tests/studio/documents/pictures.ts';
import { packed, paragraph, picture, run, table, wordDocument } from '../../../tests/studio/support/word-document.ts';
import { isThorough } from '../../../tests/support/extent.ts';
import { convertDocument } from './convert.ts';
import { importDocument } from './import-document.ts';
import { importWritten } from './import-written.ts';
import { textsIn } from './texts-in.ts';
import { unpack } from './unpack.ts';

const read = (bytes: Uint8Array, name = 'a-file.docx') => convertDocument(name, bytes, { mostColumns: 6 });
const bytesOf = (text: string) => new TextEncoder().encode(text);
const short = paragraph(run('Only this.'));

/** An archive in which a file says that it unpacks to another number of bytes. */
function lyingArchive(name: string, file: Uint8Array, size: number): Uint8Array {
  const bytes = Buffer.from(zipSync({ [name]: file }));
  // The sizes stand at 22 of each file's own head, and at 24 of its entry in the list at the end (APPNOTE 4.3).
  bytes.writeUInt32LE(size, 22);
  bytes.writeUInt32LE(size, bytes.indexOf(Buffer.from('PK\x01\x02', 'latin1')) + 24);
  return bytes;
}

describe('what is no document that can be read', () => {
  it.each([
    ['an old document of Word', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /old Word \(\.doc\)\. Save it as \.docx/],
    ['a PDF', bytesOf('%PDF-1.7'), /PDF/],
    ['rich text', bytesOf('{\\rtf1 hello}'), /\.rtf/],
    ['a picture', photo(1), /Choose a document of Word/],
    ['nothing', new Uint8Array(), /Choose a document of Word/],
    ['a spreadsheet', packed({ 'xl/workbook.xml': '<a/>' }), /spreadsheet/],
    ['slides', packed({ 'ppt/presentation.xml': '<a/>' }), /slides/],
    ['a document of LibreOffice', packed({ 'content.xml': '<a/>' }), /LibreOffice/],
    ['another archive', packed({ 'a.txt': 'a' }), /no document in this file/],
    ['two pages in an archive', packed({ 'a.html': '<p>a', 'b.html': '<p>b' }), /2 pages/],
    ['an archive that is cut off', wordDocument({ body: short }).slice(0, 900), /damaged/],
    ['a part that is no XML', packed({ '_rels/.rels': '<a', 'word/document.xml': '<a>' }), /Save it once more in Word/],
    ['one without words', wordDocument({ body: '' }), /no words/],
    ['too many bytes', new Uint8Array(25 * 1024 * 1024 + 1), /25 MB/],
  ])('%s is refused with what to do', async (_, bytes, words) => {
    await expect(read(bytes)).rejects.toThrow(words);
  });

  it('an external entity, and one that grows, are none of Word’s', async () => {
    for (const entity of ['<!ENTITY x SYSTEM "file:///etc/passwd">', '<!ENTITY a "aa"><!ENTITY x "&a;&a;">']) {
      const file = packed({
        '_rels/.rels':
          '<Relationships><Relationship Type="x/officeDocument" Target="word/document.xml"/></Relationships>',
        'word/document.xml': `<!DOCTYPE w [${entity}]><w:document><w:body>&x;</w:body></w:document>`,
      });
      await expect(read(file)).rejects.toThrow(/no document that Word can have written/);
    }
  });
});

describe('what would take too much', () => {
  it('a bomb is not unpacked, whatever it says of its size', () => {
    const zeros = new Uint8Array(1024 * 1024);
    const large = lyingArchive('word/document.xml', zeros, 160 * 1024 * 1024);
    expect(() => unpack(large, () => true)).toThrow(/more than can be read/);
    // It takes no more room than it says.
    expect(unpack(lyingArchive('word/document.xml', zeros, 100), () => true).get('word/document.xml')).toHaveLength(
      100,
    );
  });

  it('thousands of files are too many', () => {
    const files = Object.fromEntries(Array.from({ length: 3001 }, (_, at) => [`word/${at}.xml`, '<a/>']));
    expect(() => unpack(packed(files), () => true)).toThrow(/too many files/);
  });

  it('a cell over millions of columns, and elements in each other without end', async () => {
    const wide = `<table><tr><td colspan="99999999">a</td><td>b</td></tr><tr><td rowspan="99999999">c</td></tr></table>`;
    const deep = `${'<div>'.repeat(20_000)}deep words${'</div>'.repeat(20_000)}`;
    const { pages } = await read(bytesOf(`<h1>T</h1>${wide}${deep}`), 'a.html');
    expect(textsIn(pages).join(' ')).toContain('deep words');
  });

  it.runIf(isThorough)('a process that needs too much room ends, and that is said', async () => {
    // 46 MB of paragraphs, in an archive of some hundred kilobytes.
    const many = short.repeat(Math.ceil(46_000_000 / short.length));
    const answer = await importDocument({ name: 'a.docx', bytes: wordDocument({ body: many }) });
    expect(answer).toEqual({ refused: expect.stringMatching(/Save it in parts/) });
    // The next one is read.
    const next = await importDocument({ name: 'b.docx', bytes: wordDocument({ body: short }) });
    expect(next).toMatchObject({ title: 'B' });
  });

  it('a document that takes too long ends with its process, those that wait are read, and one too many is told so', async () => {
    const body = short.repeat(40_000);
    const slow = { name: 'slow.docx', bytes: wordDocument({ body: `${paragraph(run('Slow'), 'heading 1')}${body}` }) };
    const quick = { name: 'quick.docx', bytes: wordDocument({ body: short }) };
    const waiting = [importDocument(slow, 700), ...[1, 2, 3].map(() => importDocument(quick))];
    // Told at once: it waits for nothing.
    expect(await Promise.race([importDocument(quick), waiting[0]])).toEqual({
      refused: 'Several documents are being read. Try it again in a moment.',
    });
    expect(await waiting[0]).toEqual({ refused: expect.stringMatching(/takes more time .*Save it in parts/) });
    expect(readers()).toBeLessThan(2);
    expect(await Promise.all(waiting.slice(1))).toEqual(
      [1, 2, 3].map(() => expect.objectContaining({ title: 'Quick' })),
    );
    expect(readers()).toBe(0);
    // It was its time alone that it was refused for, and there is room again.
    expect(await importDocument(slow)).toMatchObject({ title: 'Slow' });
  });
});

/** How many processes of this one read a document. */
function readers(): number {
  const all = execFileSync('ps', ['-A', '-o', 'ppid=,args='], { encoding: 'utf8' }).split('\n');
  return all.filter((line) => Number.parseInt(line, 10) === process.pid && line.includes('import-process')).length;
}

it('what leads out of an archive is not read, and macros are left out by name', async () => {
  const body = `${short}${paragraph(picture('../../../etc/passwd'))}`;
  const parts = {
    'media/../../../etc/passwd': photo(3),
    '../../evil.xml': '<a/>',
    'vbaProject.bin': bytesOf('macro'),
    '_rels/../../x.rels': '<a/>',
  };
  const { told, pictures } = await read(wordDocument({ body, parts }));
  expect(pictures).toEqual([]);
  expect(told.map(({ says }) => says)).toContain('Left out: its macros.');
});

it('a picture that lies elsewhere is not fetched, and one with a script not taken', async () => {
  const linked = paragraph(picture('x.png').replace('r:embed="rId-media/x.png"', 'r:link="link0"')).replace(
    '</w:p>',
    '<w:hyperlink r:id="https://127.0.0.1:1/x.png"></w:hyperlink></w:p>',
  );
  const svg = bytesOf('<svg xmlns="http://www.w3.org/2000/svg" width="50" height="50"><script>alert(1)</script></svg>');
  const huge = Buffer.from(photo(7));
  huge.writeUInt32BE(60_000, 16);
  huge.writeUInt32BE(60_000, 20);
  const { pictures, told } = await read(
    wordDocument({
      body: short + linked + paragraph(picture('a.svg', 'A drawing')) + paragraph(picture('huge.png', 'A wall')),
      parts: { 'media/a.svg': svg, 'media/huge.png': huge },
    }),
  );
  expect(pictures).toEqual([]);
  const words = told.map(({ says, words: named }) => `${says} ${named.join()}`).join('\n');
  expect(words).toMatch(/that the document doesn’t hold, only links to/);
  expect(words).toMatch(/that can’t be taken: .*A drawing/);
  expect(words).toMatch(/that can’t be taken: .*A wall/);
});

it('a harmful link keeps its words alone, and nothing of a page runs', async () => {
  const html =
    '<h1>T</h1><p><a href="javascript:alert(1)">press</a> <a href="data:text/html,x">here</a><img src=x onerror="alert(1)">.</p>';
  const { pages, told } = await read(bytesOf(html), 'a.html');
  expect(textsIn(pages)).toContain('press here.');
  expect(told[0]?.says).toMatch(/2 links/);
});

describe('the command', () => {
  it('writes nothing where the address is taken, and reads nothing that a page leads out of its folder to', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'import-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const page = join(folder, 'page.html');
    writeFileSync(join(folder, 'beside.png'), photo(99));
    symlinkSync(join(folder, 'beside.png'), join(folder, 'link.png'));
    writeFileSync(
      page,
      '<h1>Page</h1><p>Text</p><img src="beside.png" alt="B"><img src="link.png" alt="L"><img src="../out.png" alt="O">',
    );
    const pages = join(folder, 'pages');
    const { cpSync } = await import('node:fs');
    cpSync('schema/example-site', pages, { recursive: true });
    const before = readdirSync(join(pages, '_media'));
    const options = { pages, isDryRun: false, from: folder };
    await expect(importWritten('page.html', '/about', options)).rejects.toThrow(/about/);
    expect(readdirSync(join(pages, '_media'))).toEqual(before);
    const said = await importWritten('page.html', undefined, options);
    expect(said).toMatch(/The page \/page is new/);
    expect(said).toMatch(/Left out: 2 pictures that the document doesn’t hold, only links to/);
    expect(readdirSync(join(pages, '_media')).filter((name) => !before.includes(name))).toEqual(['b-1.png']);
  }, 60_000);
});

it('a table of one row, and cells of none, lose no words', async () => {
  const { pages } = await read(
    wordDocument({
      body:
        paragraph(run('T'), 'heading 1') +
        table([['a1', 'b1']]) +
        table([
          ['', ''],
          ['', ''],
        ]),
    }),
  );
  expect(textsIn(pages).join(' ')).toMatch(/a1\s+b1/);
});
