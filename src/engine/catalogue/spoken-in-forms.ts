import {
  capital,
  colorLabel,
  commonTitles,
  isFields,
  labelOf,
  type NameOf,
  optionLabel,
  type Piece,
  type Said,
} from '#kit/model';
import { englishName, languageCode } from '../base/language.ts';
import { joined, typed } from './say.ts';
import { blockTitle } from './synonyms.ts';

/** A sentence for who fills in forms: kinds of sections, fields, choices and files go by the names that they have there. */
export function spokenInForms(said: Said): string {
  // What is quoted may end as a sentence does.
  return capital(
    said
      .map(spokenPiece)
      .join('')
      .replaceAll(/(?<=[\p{L}\d)’][.!?]’?”)\.(?= |$)/gu, ''),
  );
}

function spokenPiece(piece: Piece): string {
  if (typeof piece === 'string') return piece;
  if ('remove' in piece) return piece.remove;
  if ('inForms' in piece) return piece.inForms;
  if ('file' in piece) return fileWords(piece.file);
  if ('written' in piece) {
    const called = piece.label ?? nameWords(piece.written, piece.isNameOf);
    return quoted(piece.says === undefined ? called : `${called}: ${piece.says}`);
  }
  if ('instead' in piece) return quoted(nameWords(piece.instead, piece.isNameOf));
  if ('name' in piece) return quoted(fieldLabel(piece.name));
  if ('first' in piece) return fieldWithValue(piece.first, piece.value);
  if ('entry' in piece) return entryWords(piece.entry);
  if ('fields' in piece) return fieldsWords(piece.fields);
  return piece.field === '-' ? entryWords(piece.value) : fieldWithValue(piece.field, piece.value);
}

/** A name as forms have it; what is the name of nothing stands as it is written. */
function nameWords(name: unknown, isNameOf: NameOf | undefined): string {
  const text = typed(name, { isJson: false, isInText: true });
  switch (isNameOf) {
    case 'field':
      return fieldLabel(text);
    case 'block':
      return blockTitle(text) ?? text;
    case 'choice':
      return optionLabel(text);
    case 'colour':
      return colorLabel(text);
    case 'figure':
      return text.replace(/^\(\((?:facts\.)?(.*)\)\)$/s, '$1').replaceAll('_', ' ');
    default:
      return text;
  }
}

/** What forms call a field; a figure goes by its words, and what could be neither stands as it is written. */
function fieldLabel(name: string): string {
  // A field of a group, as `labels.skip`.
  if (name.includes('.')) return name.split('.').map(fieldLabel).join(', ');
  if (/^[a-z\d]+(?:_[a-z\d]+)+$/.test(name)) return name.replaceAll('_', ' ');
  return /^[a-z]+(?:[A-Z][a-z]*)*$/.test(name) ? labelOf(name) : name;
}

/** A field with its value, as far as there is one and it fits into a sentence. */
function fieldWords(field: string, value: unknown): string {
  if (field === 'type') return nameWords(value, 'block');
  const entries: unknown[] = Array.isArray(value) ? value : [value];
  const isShown = entries.every((entry) => (typeof entry === 'string' && entry !== '…') || typeof entry === 'number');
  // Short names are written as they stand.
  const spell = /^(?:id|name|slug)$/.test(field) ? String : valueWords;
  const words = isShown ? entries.map((entry) => spell(entry)).join(', ') : '';
  return words === '' ? fieldLabel(field) : `${fieldLabel(field)}: ${words}`;
}

function valueWords(value: unknown): string {
  return /^[a-z][a-z-]+$/.test(String(value)) ? optionLabel(value) : String(value);
}

function fieldWithValue(field: string, value: unknown): string {
  const label = quoted(fieldWords(field, value));
  return isFields(value) && Object.keys(value).length > 0 ? `${label} with ${fieldsWords(value)}` : label;
}

function entryWords(entry: unknown): string {
  if (Array.isArray(entry)) return quoted(entry.map(String).join(', '));
  return isFields(entry) ? fieldsWords(entry) : quoted(typed(entry, { isJson: false, isInText: true }));
}

function fieldsWords(fields: Readonly<Record<string, unknown>>): string {
  return joined(
    Object.entries(fields).map(([field, value]) => quoted(fieldWords(field, value))),
    'and',
  );
}

function quoted(words: string): string {
  return `“${words.replaceAll(/“([^“”]*)”/g, '‘$1’')}”`;
}

/** A file by what it is: what all pages share by its name, a page by the address that the name of its file stands for. */
function fileWords(file: string): string {
  const [name = '', ...folders] = inPages(file)
    .replace(/\.(?:ya?ml|json)$/i, '')
    .split('/')
    .reverse();
  const common = commonTitles[name];
  const [code = ''] = folders;
  const language = folders.length === 2 ? inLanguage(code) : '';
  if (common !== undefined) return `${quoted(common)}${language}`;
  if (folders[0] === '_shared') return `the shared sections ${quoted(name.replaceAll('-', ' '))}`;
  const address = `/${[...folders.reverse().slice(1), name].join('/')}`;
  if (name === 'home' && (folders.length === 1 || language !== '')) return `the home page${language}`;
  return `the page ${address}`;
}

/** “ in Spanish”, of the folder of a language; empty for another one. */
function inLanguage(folder: string): string {
  return languageCode(folder) === undefined ? '' : ` in ${englishName(folder)}`;
}

/**
 * Where a file lies from the folder of the pages on. Where that folder is outside of the project, it is the last one called `pages`,
 * or else the file's own: the way there says nothing to who fills in forms.
 */
function inPages(file: string): string {
  if (!/^(?:\.\.|[a-z]:)\//i.test(file)) return file;
  const parts = file.split('/');
  const folder = parts.lastIndexOf('pages', -2);
  const own = parts.at(-2) === '_shared' ? -2 : -1;
  return ['pages', ...parts.slice(folder < 0 ? own : folder + 1)].join('/');
}
