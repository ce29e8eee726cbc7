import type { SourceNode } from '../source-tree.ts';

/** Names that are no field names: YAML reads them as something else, or they are refused. */
const oddNames = /^(?:null|true|false|__proto__|constructor|prototype)$/i;

/** True for the name of a field that is surely read as this text. */
export function isPlainName(name: string): boolean {
  return /^[A-Za-z_][\w-]*$/.test(name) && !oddNames.test(name);
}

// What YAML 1.2 reads as something other than text (the core schema, chapter 10.3).
const number = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?$/;
const otherWord = /^(?:~|null|true|false|[-+]?\.(?:inf|nan)|0[xo].*)$/i;

/**
 * A text without quotes, its lines folded. What its writer may have meant otherwise is not plain:
 * `: ` and ` #`, signs of YAML at the beginning, a lone quote at the end.
 */
export function bareValue(text: string, start: number, end: number): SourceNode | undefined {
  const first = text.charCodeAt(0);
  const second = text.charCodeAt(1);
  if (signs.has(first) && !(first === dash && text.length > 1 && second !== space && second !== dash)) return undefined;
  const last = text.charCodeAt(text.length - 1);
  if (last === colon || text.includes(': ') || text.includes(' #') || text.includes(':\n')) return undefined;
  // A quote at the end belongs to another before it, or it was meant to have one.
  if ((last === doubleQuote || last === singleQuote) && text.indexOf(text.at(-1) ?? '') === text.length - 1)
    return undefined;
  const data = bareData(text, first);
  return data === undefined ? undefined : { data, start, end };
}

function bareData(text: string, first: number): unknown {
  // Only digits, signs and points begin a number; longer words have no other meaning.
  if (first <= nine) {
    if (number.test(text)) return Number(text);
  } else if (text.length > 5) return text;
  if (text === 'true') return true;
  if (text === 'false') return false;
  if (text === 'null') return null;
  return otherWord.test(text) ? undefined : text;
}

/** A text in quotes on one line, with nothing in it that stands for something else. */
export function quotedValue(text: string, start: number): SourceNode | undefined {
  const data = text.slice(1, -1);
  const isWhole = text.length > 1 && text.at(-1) === text[0];
  return isWhole && !data.includes(text.charAt(0)) && !data.includes('\\')
    ? { data, start, end: start + text.length }
    : undefined;
}

/** A value that stands on one line: text, a number, a switch, or a list or fields in brackets. */
export function valueOnLine(text: string, start: number): SourceNode | undefined {
  const first = text.charCodeAt(0);
  if (first === doubleQuote || first === singleQuote) return quotedValue(text, start);
  if (first !== openList && first !== openFields) return bareValue(text, start, start + text.length);
  const flow = new FlowReader(text, start);
  const value = flow.value(0);
  return flow.isAtEnd() ? value : undefined;
}

const [dash, colon, doubleQuote, singleQuote, nine, comma, space] = [45, 58, 34, 39, 57, 44, 32];
const [openList, closeList, openFields, closeFields] = [91, 93, 123, 125];
/** Signs that can mean something to YAML where they stand first. */
const signs = new Set([...'-?:,[]{}#&*!|>\'"%@`='].map((sign) => sign.charCodeAt(0)));
const maximumDepth = 8;

/** Reads `[a, b]` and `{ name: value }` on one line; `start` is where the line's text begins. */
class FlowReader {
  readonly #text: string;
  readonly #start: number;
  #at = 0;

  constructor(text: string, start: number) {
    this.#text = text;
    this.#start = start;
  }

  isAtEnd(): boolean {
    return this.#at === this.#text.length;
  }

  value(depth: number): SourceNode | undefined {
    const code = this.#text.charCodeAt(this.#at);
    if (depth > maximumDepth) return undefined;
    if (code === openList) return this.#list(depth);
    if (code === openFields) return this.#fields(depth);
    const start = this.#at;
    if (code === doubleQuote || code === singleQuote) {
      const end = this.#text.indexOf(this.#text.charAt(start), start + 1) + 1;
      return end === 0 ? undefined : quotedValue(this.#take(end), this.#start + start);
    }
    let end = start;
    while (end < this.#text.length && !endsBare(this.#text.charCodeAt(end))) end += 1;
    const text = withoutSpaces(this.#take(end));
    return text === '' ? undefined : bareValue(text, this.#start + start, this.#start + start + text.length);
  }

  #list(depth: number): SourceNode | undefined {
    const start = this.#start + this.#at;
    const data: unknown[] = [];
    const items: SourceNode[] = [];
    for (let isOpen = this.#opens(closeList); isOpen; ) {
      const value = this.value(depth + 1);
      const goesOn = value && this.#goesOn(closeList);
      if (!value || goesOn === undefined) return undefined;
      items.push(value);
      data.push(value.data);
      isOpen = goesOn;
    }
    return { data, start, end: this.#start + this.#at, items };
  }

  #fields(depth: number): SourceNode | undefined {
    const start = this.#start + this.#at;
    const data: Record<string, unknown> = {};
    const fields: SourceNode['fields'] = [];
    for (let isOpen = this.#opens(closeFields); isOpen; ) {
      const place = this.#start + this.#at;
      const name = this.#name();
      const value = name !== undefined && !Object.hasOwn(data, name) ? this.value(depth + 1) : undefined;
      const goesOn = value && this.#goesOn(closeFields);
      if (name === undefined || !value || goesOn === undefined) return undefined;
      fields.push({ name, start: place, end: place + name.length, value });
      data[name] = value.data;
      isOpen = goesOn;
    }
    return { data, start, end: this.#start + this.#at, fields };
  }

  /** Steps behind the bracket; false where nothing is inside. */
  #opens(close: number): boolean {
    this.#at += 1;
    this.#skipSpaces();
    if (this.#text.charCodeAt(this.#at) !== close) return true;
    this.#at += 1;
    return false;
  }

  /** Steps behind a comma (true) or the closing bracket (false); nothing where something else stands there. */
  #goesOn(close: number): boolean | undefined {
    this.#skipSpaces();
    const code = this.#text.charCodeAt(this.#at);
    this.#at += 1;
    if (code === close) return false;
    if (code !== comma || this.#text.charCodeAt(this.#at) !== space) return undefined;
    this.#skipSpaces();
    return true;
  }

  #name(): string | undefined {
    const end = this.#text.indexOf(': ', this.#at);
    const name = end < 0 ? '' : this.#take(end);
    if (!isPlainName(name)) return undefined;
    this.#at += 1;
    this.#skipSpaces();
    return name;
  }

  #take(end: number): string {
    const text = this.#text.slice(this.#at, end);
    this.#at = end;
    return text;
  }

  #skipSpaces(): void {
    while (this.#text.charCodeAt(this.#at) === space) this.#at += 1;
  }
}

/** A text without the spaces at its end. Spaces only: YAML keeps those that don't break, and other blanks. */
export function withoutSpaces(text: string): string {
  let end = text.length;
  while (end > 0 && text.charCodeAt(end - 1) === space) end -= 1;
  return text.slice(0, end);
}

function endsBare(code: number): boolean {
  return code === comma || code === openList || code === closeList || code === openFields || code === closeFields;
}
