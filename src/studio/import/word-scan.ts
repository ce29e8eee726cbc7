import { parseXml, XmlElement, XmlError, XmlText } from '@rgrove/parse-xml';
import { Refusal } from '#engine/edit';
import { leftOut, type Told } from './told.ts';

/** What a document of Word says: the words of each paragraph, and what no page has a place for. */
export type WordScan = { paragraphs: string[]; told: Told[] };

type Found = { paragraphs: string[]; deleted: string[]; equations: string[]; objects: string[]; drawn: string[] };

/** What is no words: codes of fields, how things look, and what is written once more for older versions of Word. */
const silent = new Set(['w:instrText', 'w:delInstrText', 'mc:Fallback', 'w:rPr', 'w:pPr', 'w:sectPr']);
const letters = new Set(['w:t', 'm:t', 'a:t', 'w:delText']);
const gaps = new Set(['w:tab', 'w:br', 'w:cr', 'w:ptab']);

/**
 * Looks through the parts of a document of Word for what is left out when it becomes a page: deleted words, comments, what stands at the
 * margins, equations, charts, embedded files, macros. `main` is the part that holds the text. Throws Refusal where one can't be read.
 */
export function scanWord(files: ReadonlyMap<string, Uint8Array>, main: string): WordScan {
  const folder = main.slice(0, main.lastIndexOf('/') + 1);
  const named = (pattern: RegExp) =>
    [...files.keys()].filter((name) => name.startsWith(folder) && pattern.test(name.slice(folder.length)));
  const foundIn = (names: readonly string[]) => {
    const found: Found = { paragraphs: [], deleted: [], equations: [], objects: [], drawn: [] };
    for (const name of names) visit(rootOf(files.get(name)), found, []);
    return found;
  };
  const { paragraphs, deleted, equations, objects, drawn } = foundIn([main, ...named(/^(?:foot|end)notes\.xml$/)]);
  const comments = foundIn(named(/^comments\.xml$/)).paragraphs;
  const margins = [...new Set(foundIn(named(/^(?:header|footer)\d*\.xml$/)).paragraphs)];
  const inDrawings = foundIn(named(/^(?:charts\/chart|diagrams\/data)\d*\.xml$/)).paragraphs;
  const [charts] = leftOut(drawn, 'chart or diagram', 'charts or diagrams');
  return {
    paragraphs,
    told: [
      ...leftOut(comments, 'comment'),
      ...leftOut(deleted, 'deleted passage'),
      ...leftOut(equations, 'equation'),
      ...(charts ? [{ ...charts, words: inDrawings }] : []),
      ...leftOut(objects, 'embedded file'),
      ...(margins.length > 0 ? [{ says: 'Left out: headers and footers.', words: margins }] : []),
      ...(named(/^vbaProject\.bin$/).length > 0 ? [{ says: 'Left out: its macros.', words: [] }] : []),
    ],
  };
}

/** The outermost element of a part. A part with a document type, which Word never writes, is none of Word's. */
export function rootOf(bytes: Uint8Array | undefined): XmlElement {
  const text = new TextDecoder(isWide(bytes) ? 'utf-16le' : 'utf-8').decode(bytes);
  try {
    if (!text.includes('<!DOCTYPE')) {
      const { root } = parseXml(text);
      if (root) return root;
    }
  } catch (error) {
    if (!(error instanceof XmlError || error instanceof RangeError)) throw error;
  }
  throw new Refusal('This file is no document that Word can have written. Save it once more in Word.');
}

function isWide(bytes: Uint8Array | undefined): boolean {
  return bytes?.[0] === 0xff && bytes[1] === 0xfe;
}

/** Goes through an element; `line` is the paragraph that it stands in, piece by piece. */
function visit(element: XmlElement, found: Found, line: string[]): void {
  for (const child of element.children) {
    if (!(child instanceof XmlElement) || silent.has(child.name)) continue;
    const { name } = child;
    if (letters.has(name)) line.push(child.text);
    else if (gaps.has(name)) line.push(' ');
    else if (name === 'w:noBreakHyphen') line.push('-');
    else if (name === 'w:p' || name === 'a:p') {
      const inner: string[] = [];
      visit(child, found, inner);
      add(found.paragraphs, inner);
    } else if (name === 'w:del' || name === 'w:moveFrom') add(found.deleted, wordsIn(child));
    else if (name === 'm:oMath') add(found.equations, wordsIn(child));
    else {
      if (name === 'o:OLEObject') found.objects.push('');
      if (name === 'c:chart' || name === 'dgm:relIds') found.drawn.push('');
      visit(child, found, line);
    }
  }
}

function wordsIn(element: XmlElement): string[] {
  return element.children.flatMap((child) => {
    if (!(child instanceof XmlElement))
      return child instanceof XmlText && letters.has(element.name) ? [child.text] : [];
    return silent.has(child.name) ? [] : wordsIn(child);
  });
}

function add(list: string[], pieces: readonly string[]): void {
  const words = pieces.join('').replace(/\s+/g, ' ').trim();
  if (words !== '') list.push(words);
}
