import { isFields, kindCalled, nounOf, ownLabel, type Schema, spaced, withoutMiddle } from '#kit/model';
import { englishName, languageCode } from '../base/language.ts';
import { blockTitle } from '../catalogue/synonyms.ts';
import { entryName } from './entry-name.ts';
import { nameWords, placeName, plainValue, textValue, visible, type Words, words } from './words.ts';

/** Fields that need no name in the place of a change: the value says what it is. */
const plain: ReadonlySet<string> = new Set([
  'text',
  'value',
  'figure',
  'paragraphs',
  'display',
  'answer',
  'excerpt',
  'file',
  'action',
]);

/** What one entry of a list, or of a group of names, is called: card, question, row, form. */
export function entryNoun(list: string, schema: Schema | undefined): Words {
  return schema?.kind === 'sections' ? ['section'] : ownWords(nounOf(list, schema));
}

/** What a field is called in the place of a change; nothing where its value says enough. */
export function fieldPlace(name: string, schema: Schema | undefined): Words | undefined {
  // A colour may be that of a text.
  const isOther = name === 'text' && schema !== undefined && kindCalled(schema.kind).isRead !== true;
  return plain.has(name) && !isOther ? undefined : fieldName(name, schema);
}

/** What a field is called where it must be named: as forms call it, in the middle of a sentence. */
export function fieldName(name: string, schema: Schema | undefined): Words {
  const label = schema?.label ?? ownLabel(name);
  if (label === undefined) return ownWords(spaced(name));
  return [schema?.keepsCapital ? label : within(label)];
}

/** A name of ours within a sentence. */
function within(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** A name that stands in a file may be anybody's: only a few plain letters, which can't be read as a commit, are words of ours. */
function ownWords(name: string): Words {
  return /^[a-zA-Z ]{1,24}$/.test(name) && !/\b[a-f]{7}/i.test(name) ? [name] : plainValue(name);
}

/** What each page has one of is called so, wherever its own words are long. */
const top = within(blockTitle('hero') ?? 'hero');

/** An entry as a sentence speaks of it: "card “Basic”", "section “Prices”", "the top of the page". */
export function entryWords(entry: unknown, index: number, noun: Words): Words {
  const isSection = noun[0] === 'section' && isFields(entry);
  if (isSection && entry['type'] === 'hero') return [`the ${top}`];
  if (isSection && entry['type'] === 'shared') return words`the shared section ${nameWords(String(entry['name']))}`;
  const language = languageName(entry, noun);
  if (language !== undefined) return language;
  const name = ownName(entry, isSection);
  if (name !== undefined) return words`${noun} ${name}`;
  const type = isSection && typeof entry['type'] === 'string' ? words` (${plainValue(typeName(entry['type']))})` : [];
  return words`${noun} ${index + 1}${type}`;
}

/** An entry beside one that the sentence speaks of: by its name alone, where it has one. */
export function besideWords(entry: unknown, index: number, noun: Words): Words {
  const isSection = noun[0] === 'section' && isFields(entry);
  const isNamed = !isSection || (entry['type'] !== 'hero' && entry['type'] !== 'shared');
  return (
    (isNamed ? (languageName(entry, noun) ?? ownName(entry, isSection)) : undefined) ?? entryWords(entry, index, noun)
  );
}

/** A language goes by its name alone: "German" of `de`. */
function languageName(entry: unknown, noun: Words): Words | undefined {
  const isLanguage = noun[0] === 'language' && typeof entry === 'string' && languageCode(entry) !== undefined;
  return isLanguage ? plainValue(englishName(entry)) : undefined;
}

/** The words of an entry by which people know it. */
function ownName(entry: unknown, isSection: boolean): Words | undefined {
  const name = sectionName(entry, isSection) ?? entryName(entry);
  if (name === undefined) return undefined;
  return typeof entry === 'string' ? textValue(withoutMiddle(visible(name), 48)) : nameWords(name);
}

/** An entry as the place of a change: "card 2", "Prices", "row “Basic”". */
export function entryPlace(entry: unknown, index: number, noun: Words): Words {
  if (noun[0] !== 'section' || !isFields(entry))
    return Array.isArray(entry) && entryName(entry) !== undefined
      ? entryWords(entry, index, noun)
      : words`${noun} ${index + 1}`;
  const name = sectionName(entry, true);
  if (entry['type'] === 'hero') return [top];
  return name === undefined || entry['type'] === 'shared' ? entryWords(entry, index, noun) : placeName(name);
}

/** The heading of a section, or what else stands above it; `name` and `value` of a section are no words that visitors read. */
function sectionName(entry: unknown, isSection: boolean): string | undefined {
  if (!isSection || !isFields(entry)) return undefined;
  const { heading, title, label, caption } = entry;
  return [heading, title, label, caption].find(
    (text): text is string => typeof text === 'string' && text.trim() !== '',
  );
}

/** A cell of a row, by the heading of its column. */
export function cellNoun(column: unknown, index: number): Words {
  return typeof column === 'string' ? nameWords(column) : [`column ${index + 1}`];
}

/** What a kind of section is called: "Cards" of `card-grid`. */
export function typeName(type: unknown): string {
  return blockTitle(String(type)) ?? String(type);
}
