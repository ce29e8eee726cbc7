import type { SourceNode } from '../source-tree.ts';
import { bareValue, isPlainName, valueOnLine, withoutSpaces } from './values.ts';

/**
 * Reads a text that is written in the plain way that most pages are written in, in a tenth of the time that the YAML
 * library takes: fields and lists by indentation, values on one line or folded, texts behind `|` and `>`, comments on
 * lines of their own. Of anything else it returns nothing, and the library has the word: tabs, quotes over several lines,
 * anchors, comments behind a value, and everything that is wrong, or right but probably not meant so.
 * Whatever it reads, the library reads the same and finds nothing wrong with (src/engine/1-parse/plain/plain.test.ts).
 */
export function readPlain(text: string): SourceNode | undefined {
  return /[\t\v\f\r\uFEFF]|^(?:---|\.\.\.|%)/m.test(text) ? undefined : new PlainReader(text).document();
}

const maximumDepth = 24;
const [space, dash, hash, colon, bar, angle] = [32, 45, 35, 58, 124, 62];

/** Goes through the lines one by one. It stands at a line that holds something, or behind the last. */
class PlainReader {
  readonly #text: string;
  /** Where the line begins, where it ends, and where in it the content begins that is not read yet. */
  #start = 0;
  #end = 0;
  #content = 0;

  constructor(text: string) {
    this.#text = text;
    this.#goTo(0);
  }

  document(): SourceNode | undefined {
    if (this.#isAtEnd() || this.#indent() !== 0) return undefined;
    const root = this.#block(0);
    return this.#isAtEnd() ? root : undefined;
  }

  /** A list or fields that begin where the reader stands. */
  #block(depth: number): SourceNode | undefined {
    if (depth > maximumDepth) return undefined;
    return this.#isEntry() ? this.#list(this.#indent(), depth) : this.#fields(this.#indent(), depth);
  }

  #list(indent: number, depth: number): SourceNode | undefined {
    const start = this.#content;
    const data: unknown[] = [];
    const items: SourceNode[] = [];
    while (!this.#isAtEnd() && this.#indent() === indent && this.#isEntry()) {
      this.#stepOver(1);
      const value = this.#entry(indent, depth);
      if (!value) return undefined;
      items.push(value);
      data.push(value.data);
    }
    return { data, start, end: items.at(-1)?.end ?? start, items };
  }

  /** What stands behind a dash: a block that begins on the same line or below, or a value. */
  #entry(indent: number, depth: number): SourceNode | undefined {
    if (this.#content >= this.#end) return this.#below(indent, indent + 1, depth);
    return this.#isEntry() || this.#nameEnd() > 0 ? this.#block(depth + 1) : this.#value(indent);
  }

  #fields(indent: number, depth: number): SourceNode | undefined {
    const start = this.#content;
    const data: Record<string, unknown> = {};
    const fields: NonNullable<SourceNode['fields']> = [];
    while (!this.#isAtEnd() && this.#indent() === indent) {
      const [place, end] = [this.#content, this.#nameEnd()];
      const name = this.#text.slice(place, Math.max(end, place));
      if (!isPlainName(name) || Object.hasOwn(data, name)) return undefined;
      this.#stepOver(end - place + 1);
      const value = this.#content >= this.#end ? this.#below(indent, indent, depth) : this.#value(indent);
      if (!value) return undefined;
      fields.push({ name, start: place, end, value });
      data[name] = value.data;
    }
    return { data, start, end: fields.at(-1)?.value.end ?? start, fields };
  }

  /** What stands below a dash or a name: further right than `indent`, or a list from the column `listIndent` on. */
  #below(indent: number, listIndent: number, depth: number): SourceNode | undefined {
    this.#goTo(this.#end + 1);
    if (this.#isAtEnd() || this.#indent() < listIndent) return undefined;
    if (this.#isEntry()) return this.#block(depth + 1);
    if (this.#indent() <= indent) return undefined;
    return this.#nameEnd() > 0 ? this.#block(depth + 1) : this.#value(indent);
  }

  /** The rest of the line, which may go on below, further right than `indent`, or the text below a mark. */
  #value(indent: number): SourceNode | undefined {
    const start = this.#content;
    const first = this.#text.charCodeAt(start);
    if (first === bar || first === angle) return this.#textBelow(indent);
    const line = withoutSpaces(this.#text.slice(start, this.#end));
    const next = this.#end + 1;
    this.#goTo(next);
    if (this.#isAtEnd() || this.#indent() <= indent) return valueOnLine(line, start);
    return this.#folded(line, start, next, indent);
  }

  /** A text without quotes that goes on in the line at `next`, or behind empty lines. */
  #folded(first: string, start: number, next: number, indent: number): SourceNode | undefined {
    let value = first;
    let last = start;
    let empty = 0;
    let at = next;
    for (let end = 0; at < this.#text.length; at = end + 1) {
      end = this.#lineEnd(at);
      const content = this.#contentOf(at, end);
      if (content < end && content - at <= indent) break;
      const line = withoutSpaces(this.#text.slice(content, end));
      if (line === '') {
        empty += 1;
        continue;
      }
      if (!isContinuation(line)) return undefined;
      value += breaks(true, empty) + line;
      empty = 0;
      last = content + line.length;
    }
    this.#goTo(at);
    return bareValue(value, start, last);
  }

  /** A text of lines with one indentation and empty lines between them. */
  #textBelow(outer: number): SourceNode | undefined {
    const start = this.#content;
    const mark = this.#text.slice(start, this.#end);
    if (mark !== '|' && mark !== '|-' && mark !== '>' && mark !== '>-') return undefined;
    const isFolded = mark.startsWith('>');
    let data = '';
    let empty = 0;
    let indent = -1;
    let last = start;
    let at = this.#end + 1;
    for (let end = 0; at < this.#text.length; at = end + 1) {
      end = this.#lineEnd(at);
      const content = this.#contentOf(at, end);
      if (end === at) {
        empty += 1;
        continue;
      }
      if (indent < 0) {
        indent = content - at;
        if (indent <= outer || empty > 0) return undefined;
      }
      const line = this.#text.slice(content, end);
      if (content - at < indent && line !== '') break;
      if (content - at > indent || !isTextLine(line)) return undefined;
      data += (data === '' ? '' : breaks(isFolded, empty)) + line;
      empty = 0;
      last = end;
    }
    this.#goTo(at);
    if (indent < 0 || (!this.#isAtEnd() && this.#indent() > outer)) return undefined;
    return { data: mark.length === 1 ? `${data}\n` : data, start, end: last };
  }

  #indent(): number {
    return this.#content - this.#start;
  }

  #isAtEnd(): boolean {
    return this.#start >= this.#text.length;
  }

  #isEntry(): boolean {
    if (this.#text.charCodeAt(this.#content) !== dash) return false;
    return this.#content + 1 === this.#end || this.#text.charCodeAt(this.#content + 1) === space;
  }

  /** Where the name of a field ends, before its colon; -1 where the line is no field. */
  #nameEnd(): number {
    let at = this.#content;
    while (isNameCharacter(this.#text.charCodeAt(at))) at += 1;
    const isName = at > this.#content && this.#text.charCodeAt(at) === colon;
    return isName && (at + 1 === this.#end || this.#text.charCodeAt(at + 1) === space) ? at : -1;
  }

  /** Goes on by so many characters, and over the spaces behind them. */
  #stepOver(count: number): void {
    this.#content += count;
    while (this.#content < this.#end && this.#text.charCodeAt(this.#content) === space) this.#content += 1;
  }

  /** Goes to the first line from `at` on that holds more than a comment. */
  #goTo(at: number): void {
    this.#start = at;
    while (this.#start < this.#text.length) {
      this.#end = this.#lineEnd(this.#start);
      this.#content = this.#contentOf(this.#start, this.#end);
      if (this.#content < this.#end && this.#text.charCodeAt(this.#content) !== hash) return;
      this.#start = this.#end + 1;
    }
  }

  #lineEnd(at: number): number {
    const end = this.#text.indexOf('\n', at);
    return end < 0 ? this.#text.length : end;
  }

  #contentOf(start: number, end: number): number {
    let at = start;
    while (at < end && this.#text.charCodeAt(at) === space) at += 1;
    return at;
  }
}

/** What stands between two lines of a text: folded, a space or one line end less than there are; else all line ends. */
function breaks(isFolded: boolean, empty: number): string {
  if (!isFolded) return '\n'.repeat(empty + 1);
  return empty === 0 ? ' ' : '\n'.repeat(empty);
}

/** False where a line of a text is of spaces, ends with them, or looks like a field or an entry that slipped into it. */
function isTextLine(line: string): boolean {
  return !/^$|\s$|^(?:- |[A-Za-z_]\w*:(?:\s|$))/.test(line);
}

/** False where a line that goes on with a text looks like a comment, a field or an entry. */
function isContinuation(line: string): boolean {
  return !/^(?:[#-]|["']?[A-Za-z_]\w*["']?:)/.test(line);
}

function isNameCharacter(code: number): boolean {
  return (
    (code > 96 && code < 123) || (code > 64 && code < 91) || (code > 47 && code < 58) || code === 95 || code === 45
  );
}
