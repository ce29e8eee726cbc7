import { isFields, type NameOf, type Piece, type Said } from '#kit/model';
import { isPlainText, quotedText } from '../base/plain-text.ts';

/** How a place is written: the language of its file, and whether a text can only be typed in quotes there. */
export type Writing = { readonly isJson: boolean; readonly isInText?: boolean };

const asYaml: Writing = { isJson: false };

/** A sentence with pieces and other sentences in it. */
export function say(texts: TemplateStringsArray, ...pieces: readonly (Piece | Said | number)[]): Said {
  return texts.flatMap((text, index) => {
    const piece = pieces[index];
    const inside =
      typeof piece === 'number' ? [String(piece)] : isSaid(piece) ? piece : piece === undefined ? [] : [piece];
    return text === '' ? inside : [text, ...inside];
  });
}

function isSaid(piece: Piece | Said | number | undefined): piece is Said {
  return Array.isArray(piece);
}

/** The name of a field, as a line begins with it: `title:`. */
export function name(field: string): Piece {
  return { name: field };
}

/** The name of the field behind which something is to be written, such as `value`. */
export function filled(field: string, value: unknown): Piece {
  return { name: field, value, does: 'value' };
}

/** The field that an entry of a list begins with. */
export function first(field: string, value: unknown): Piece {
  return { first: field, value };
}

/** A field with its value, which the editor is not told to write here. */
export function field(field: string, value: unknown): Piece {
  return { field, value };
}

/** A field that is to be written in what is marked; beside it: `allAdded(…, true)`. */
export function added(field: string, value: unknown): Piece {
  return { field, value, does: 'add' };
}

/** A field whose value is to be written in place of the one that is marked. */
export function fieldInstead(field: string, value: unknown): Piece {
  return { field, value, does: 'value' };
}

/** A field that is to be written in place of the marked one. */
export function exchanged(field: string, value: unknown): Piece {
  return { field, value, does: 'exchange' };
}

/** Fields that are to be written together: in what is marked, or beside it. */
export function allAdded(fields: Readonly<Record<string, unknown>>, isBeside = false): Piece {
  return { fields, does: 'add', isBeside };
}

/** Entries that are to be written below the others of a list. */
export function appended(entry: unknown, count: number): Piece {
  return { entry, count, does: 'add' };
}

/** A list that is short enough to stand on one line, in brackets. */
export function onLine(field: string, entries: readonly unknown[]): Piece {
  return { field, value: entries, isOnLine: true };
}

/** What is to be written in place of what is marked. */
export function instead(value: unknown, isNameOf?: NameOf): Piece {
  return { instead: value, does: 'value', ...(isNameOf === undefined ? {} : { isNameOf }) };
}

/** What a file says, letter for letter. */
export function written(text: string): Piece {
  return { written: text };
}

/** The name of a field. */
export function labelled(field: string): Piece {
  return { written: field, isNameOf: 'field' };
}

/** The name of a field whose schema has a label of its own for it, where most of its name have another. */
export function labelledAs(field: string, label: string | undefined): Piece {
  return { written: field, isNameOf: 'field', ...(label === undefined ? {} : { label }) };
}

/** The name of a block. */
export function blockCalled(type: string): Piece {
  return { written: type, isNameOf: 'block' };
}

/** The name of a figure, as its file or its placeholder says it; in forms what it `says` stands behind it, as in their list. */
export function figureCalled(name: string, says?: string): Piece {
  return { written: name, isNameOf: 'figure', ...(says === undefined ? {} : { says }) };
}

/** The name of a theme or of one of its colours. */
export function colorCalled(name: string): Piece {
  return { written: name, isNameOf: 'colour' };
}

/** A file of the content by its path; `isBare` where it stands without marks. */
export function fileCalled(path: string, isBare = false): Piece {
  return { file: path, ...(isBare ? { isBare } : {}) };
}

/** Words for who sees the file, and those for who fills in forms. */
export function either(inFile: string, inForms: string): Piece {
  return { inFile, inForms };
}

/** A sentence of somebody else, in whose marks of code stands what a file says. */
export function saidBy(text: string): Said {
  return text.split('`').map((part, index) => (index % 2 === 0 ? part : written(part)));
}

/** The words for taking the field away that is marked, or one beside it. */
export function removed(words: string, sibling?: string): Piece {
  return { remove: words, does: 'remove', ...(sibling === undefined ? {} : { sibling }) };
}

/** "a, b and c". */
export function joined(words: readonly string[], last: string): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

/** Several pieces with commas, and a word before the last. */
export function among(pieces: readonly (Piece | Said)[], last: string): Said {
  return pieces.flatMap((piece, index) => {
    const said = isSaid(piece) ? piece : [piece];
    return index === 0 ? said : [index === pieces.length - 1 ? ` ${last} ` : ', ', ...said];
  });
}

/** A sentence in the language of a file. */
export function spoken(said: string | Said, writing: Writing = asYaml): string {
  return typeof said === 'string' ? said : said.map((piece) => spokenPiece(piece, writing)).join('');
}

function spokenPiece(piece: Piece, writing: Writing): string {
  if (typeof piece === 'string') return piece;
  if ('remove' in piece) return piece.remove;
  if ('written' in piece) return `\`${piece.written}\``;
  if ('file' in piece) return piece.isBare ? piece.file : `\`${piece.file}\``;
  if ('inFile' in piece) return piece.inFile;
  if ('instead' in piece) return `\`${typed(piece.instead, writing)}\``;
  if ('name' in piece) return writing.isJson ? `\`"${piece.name}"\`` : `\`${piece.name}:\``;
  if ('first' in piece)
    return `\`${writing.isJson ? `"${piece.first}": ` : `- ${piece.first}: `}${typed(piece.value, writing)}\``;
  if ('entry' in piece)
    return writing.isJson ? `\`${typed(piece.entry, writing)}\`` : `\`- ${entryInYaml(piece.entry)}\``;
  if ('fields' in piece) {
    const fields = Object.entries(piece.fields);
    return joined(
      fields.map(([each, value]) => spokenPiece({ field: each, value }, writing)),
      'and',
    );
  }
  const { field, value } = piece;
  if (field === '-')
    return writing.isJson
      ? `\`${typed(value, writing)}\``
      : `\`- ${Array.isArray(value) ? typed(value, writing) : entryInYaml(value)}\``;
  if (writing.isJson) return `\`"${field}": ${typed(value, writing)}\``;
  if (Array.isArray(value) && value.length > 0 && !('isOnLine' in piece))
    return `\`${field}:\` with entries below, such as \`- ${entryInYaml(value[0])}\``;
  return `\`${field}: ${typed(value, writing)}\``;
}

/** A value as somebody types it at a place: on one line, and in quotes where it would else be read as something other. */
export function typed(value: unknown, writing: Writing): string {
  if (writing.isInText) return String(value);
  return writing.isJson ? inJson(value) : inYaml(value, false);
}

/** How an entry begins on a line of its own. */
function entryInYaml(entry: unknown): string {
  const [first] = isFields(entry) ? Object.entries(entry) : [];
  return first ? `${first[0]}: ${inYaml(first[1], false)}` : inYaml(entry, false);
}

function inJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inJson).join(', ')}]`;
  if (!isFields(value)) return JSON.stringify(value);
  const fields = Object.entries(value).map(([each, inner]) => `${JSON.stringify(each)}: ${inJson(inner)}`);
  return `{ ${fields.join(', ')} }`;
}

function inYaml(value: unknown, isFlow: boolean): string {
  if (typeof value === 'string') return isPlainText(value, { isFlow }) ? value : quotedText(value);
  if (Array.isArray(value)) return `[${value.map((each) => inYaml(each, true)).join(', ')}]`;
  if (!isFields(value)) return String(value);
  const fields = Object.entries(value).map(([each, inner]) => `${each}: ${inYaml(inner, true)}`);
  return `{ ${fields.join(', ')} }`;
}
