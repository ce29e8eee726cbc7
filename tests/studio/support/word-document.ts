import { zipSync } from 'fflate';

/** What a document of Word is made of: its body, the title among its properties, and other parts by their names below `word/`. */
type WordParts = { body: string; title?: string; parts?: Readonly<Record<string, string | Uint8Array>> };

const names =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const styles = [
  'Title',
  'Subtitle',
  'caption',
  ...[1, 2, 3, 4].map((level) => `heading ${level}`),
  'toc 1',
  'List Paragraph',
]
  .map((name) => `<w:style w:type="paragraph" w:styleId="${styleId(name)}"><w:name w:val="${name}"/></w:style>`)
  .join('');

function styleId(name: string): string {
  return name.replace(/(?:^| )(\w)/g, (_, letter: string) => letter.toUpperCase());
}

const level = (index: number, format: string) =>
  `<w:lvl w:ilvl="${index}"><w:numFmt w:val="${format}"/><w:lvlText w:val="%1."/></w:lvl>`;
const numbering = ['bullet', 'decimal']
  .map(
    (format, id) =>
      `<w:abstractNum w:abstractNumId="${id}">${[0, 1, 2].map((index) => level(index, format)).join('')}</w:abstractNum>`,
  )
  .join('');

/** A document as Word saves it. Parts that the body refers to are related by `rId-NAME`, a link by its address. */
export function wordDocument({ body, title, parts = {} }: WordParts): Uint8Array {
  const links = [...body.matchAll(/r:id="(https?:[^"]+)"/g)].map(([, address = '']) => address);
  const kinds: Readonly<Record<string, string>> = {
    media: 'image',
    footnotes: 'footnotes',
    endnotes: 'endnotes',
    comments: 'comments',
    header: 'header',
    charts: 'chart',
  };
  const related = Object.keys({ 'styles.xml': '', 'numbering.xml': '', ...parts }).map((name) => {
    const kind = Object.entries(kinds).find(([begin]) => name.startsWith(begin))?.[1] ?? name.replace(/\.xml$/, '');
    return `<Relationship Id="rId-${name}" Type="${office}/${kind}" Target="${name}"/>`;
  });
  const linked = links.map(
    (address, at) =>
      `<Relationship Id="link${at}" Type="${office}/hyperlink" Target="${address}" TargetMode="External"/>`,
  );
  const text = links.reduce((written, address, at) => written.replace(`r:id="${address}"`, `r:id="link${at}"`), body);
  return packed({
    '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Default Extension="jpeg" ContentType="image/jpeg"/><Default Extension="wmf" ContentType="image/x-wmf"/><Default Extension="svg" ContentType="image/svg+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${related.join('')}${linked.join('')}</Relationships>`,
    'word/document.xml': `${head}<w:document ${names}><w:body>${text}<w:sectPr/></w:body></w:document>`,
    ...(title && {
      'docProps/core.xml': `${head}<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${title}</dc:title></cp:coreProperties>`,
    }),
    'word/styles.xml': `${head}<w:styles ${names}>${styles}</w:styles>`,
    'word/numbering.xml': `${head}<w:numbering ${names}>${numbering}<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num></w:numbering>`,
    ...Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [`word/${name}`, typeof part === 'string' ? head + part : part]),
    ),
  });
}

/** Files as an archive. */
export function packed(files: Readonly<Record<string, string | Uint8Array>>): Uint8Array {
  const bytes = Object.entries(files).map(
    ([name, file]) => [name, typeof file === 'string' ? new TextEncoder().encode(file) : file] as const,
  );
  return zipSync(Object.fromEntries(bytes));
}

/** A part of notes or comments (`footnotes`, `comments`), each a paragraph. */
export function notesPart(kind: 'footnotes' | 'endnotes' | 'comments', texts: readonly string[]): string {
  const one = kind.slice(0, -1);
  const each = texts.map((text, at) => `<w:${one} w:id="${at + 1}">${paragraph(run(text))}</w:${one}>`).join('');
  return `<w:${kind} ${names}>${each}</w:${kind}>`;
}

/** A header, a footer or a drawing's own part, as Word writes it. */
export function otherPart(name: string, inside: string): string {
  return `<${name} ${names}>${inside}</${name}>`;
}

type RunStyle = { bold?: boolean; italic?: boolean; raised?: boolean };

/** Words that look alike. */
export function run(text: string, { bold, italic, raised }: RunStyle = {}): string {
  const look = `${bold ? '<w:b/>' : ''}${italic ? '<w:i/>' : ''}${raised ? '<w:vertAlign w:val="superscript"/>' : ''}`;
  return `<w:r>${look && `<w:rPr>${look}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
}

export function paragraph(inside: string, style = ''): string {
  return `<w:p>${style && `<w:pPr><w:pStyle w:val="${styleId(style)}"/></w:pPr>`}${inside}</w:p>`;
}

/** An entry of a list, at a depth from 0. */
export function entry(inside: string, isNumbered = false, depth = 0): string {
  return `<w:p><w:pPr><w:pStyle w:val="ListParagraph"/><w:numPr><w:ilvl w:val="${depth}"/><w:numId w:val="${isNumbered ? 2 : 1}"/></w:numPr></w:pPr>${inside}</w:p>`;
}

/** The cells of a table, row by row. A cell that begins with `>` goes over two columns, one with `v` begins two rows, `^` goes on. */
export function table(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => {
    const merge = { '>': '<w:gridSpan w:val="2"/>', v: '<w:vMerge w:val="restart"/>', '^': '<w:vMerge/>' }[
      text.charAt(0)
    ];
    return `<w:tc>${merge ? `<w:tcPr>${merge}</w:tcPr>` : ''}${paragraph(run(merge ? text.slice(1) : text))}</w:tc>`;
  };
  return `<w:tbl>${rows.map((row) => `<w:tr>${row.map(cell).join('')}</w:tr>`).join('')}</w:tbl>`;
}

/** A picture of the part `media/NAME`, with the words that describe it. */
export function picture(name: string, description = ''): string {
  return `<w:r><w:drawing><wp:inline><wp:docPr id="1" name="P" descr="${description}"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:blipFill><a:blip r:embed="rId-media/${name}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;
}
