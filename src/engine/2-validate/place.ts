import { capital, childOf, isFields, nounOf, type Path, type Piece, type Said, type Schema, valueAt } from '#kit/model';
import { stemOf } from '../base/content-names.ts';
import { blockCalled, either, labelledAs, say, spoken } from '../catalogue/say.ts';
import { spokenInForms } from '../catalogue/spoken-in-forms.ts';
import { blockTitle } from '../catalogue/synonyms.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What the words for a place are taken from. */
export type PlaceWords = {
  blockSchema: (type: string) => Schema | undefined;
  schemaAt: (definition: string, data: unknown, path: Path) => Schema | undefined;
  vocabulary: Pick<Vocabulary, 'sectionLists'>;
};

/**
 * A place in the editor's words: `Home, section 4 (card-grid "Our services"), card 2`.
 * Sections and entries count from one; the last step, if it is a field, is left out.
 */
export function placeInWords(page: string, data: unknown, path: Path, words: PlaceWords): string {
  return spoken(placeSaid(page, data, path, words));
}

/** The same for who fills in forms: `Home, section 4 (Cards “Our services”), card 2`. */
export function placeInForms(page: string, data: unknown, path: Path, words: PlaceWords): string {
  return spokenInForms(placeSaid(page, data, path, words));
}

/** A place in pieces, to be said to both; within its file, where `page` is empty. */
export function placeSaid(page: string, data: unknown, path: Path, words: PlaceWords): Said {
  const parts: (Piece | Said)[] = page === '' ? [] : [page];
  let above: string | number | undefined;
  walkPath(data, path, words, (step, list, section, value, at) => {
    if (typeof step === 'number' && typeof above === 'number') parts.push(`cell ${step + 1}`);
    else if (typeof step === 'number')
      parts.push(
        isSectionList(list, words) ? sectionWord(value, step) : `${nounAt(at, section, data, words)} ${step + 1}`,
      );
    else if (at.length < path.length && isFields(value)) parts.push(named(step, value, data, at, words));
    above = step;
  });
  return parts.flatMap((part, index) => say`${index === 0 ? '' : ', '}${part}`);
}

/** What holds a field, as a sentence begins with it: "This card", "This `hero` block", "A page". */
export function holderOf(data: unknown, path: Path, words: PlaceWords): Said {
  let holder: Said = ['This file'];
  if (path.length === 0 && isFields(data) && ('sections' in data || 'title' in data)) return ['A page'];
  walkPath(data, path, words, (step, list, section, value, at) => {
    if (typeof step === 'string') holder = [named(step, value, data, at, words)];
    else if (isSectionList(list, words)) holder = blockHolder(typeOf(value));
    else holder = [`This ${nounAt(at, section, data, words)}`];
  });
  return holder;
}

/** A field of a group; an entry whose name editors have chosen goes in forms by its title, as they list it. */
function named(step: string, value: unknown, data: unknown, at: Path, words: PlaceWords): Piece {
  const { properties, additionalProperties } = words.schemaAt('SiteSource', data, at.slice(0, -1)) ?? {};
  const isEntry = isFields(additionalProperties) && properties?.[step] === undefined;
  const title = isEntry ? valueAt(value, ['title']) : undefined;
  return labelledAs(step, typeof title === 'string' && title !== '' && !title.includes('((') ? title : undefined);
}

/** The name of the field at a path; of an entry of a list what it is called. */
export function nameOf(path: Path, scope: { data: unknown; words: PlaceWords }): string {
  const last = path.at(-1);
  if (typeof last !== 'number') return last ?? 'this file';
  const index = path.findLastIndex(
    (step, place) => typeof step === 'number' && isSectionList(String(path[place - 1]), scope.words),
  );
  const section = valueAt(scope.data, path.slice(0, index + 1));
  return nounAt(path, index < 0 ? undefined : section, scope.data, scope.words);
}

function isSectionList(list: string, { vocabulary }: PlaceWords): boolean {
  return vocabulary.sectionLists.has(list);
}

type Visit = (step: string | number, list: string, section: unknown, value: unknown, at: Path) => void;

/** Goes down a path to each place `at` it; `list` is the list that an entry stands in, `section` the innermost section. */
function walkPath(data: unknown, path: Path, words: PlaceWords, visit: Visit): void {
  let value = data;
  let list = '';
  let section: unknown;
  path.forEach((step, index) => {
    value = childOf(value, step);
    if (typeof step === 'number' && isSectionList(list, words)) section = value;
    visit(step, list, section, value, path.slice(0, index + 1));
    if (typeof step === 'string') list = step;
  });
}

function blockHolder(type: string | undefined): Said {
  return type === undefined ? ['This section'] : say`This ${blockCalled(type)} ${either('block', 'section')}`;
}

/** `section 4 (card-grid "Our services")`, as far as it has a type and a heading. */
export function sectionWord(data: unknown, index: number): Said {
  const type = typeOf(data);
  if (type === undefined) return say`section ${index + 1}`;
  const heading = isFields(data) && typeof data['heading'] === 'string' ? data['heading'] : '';
  const [inFile, inForms] = heading === '' ? ['', ''] : [` "${heading}"`, ` “${heading}”`];
  return say`section ${index + 1} (${either(`${type}${inFile}`, `${blockTitle(type) ?? type}${inForms}`)})`;
}

function typeOf(section: unknown): string | undefined {
  return isFields(section) && typeof section['type'] === 'string' ? section['type'] : undefined;
}

/** What the entry at a path is called: by its section, or by the file of the site, whose lists stand in none. */
function nounAt(at: Path, section: unknown, data: unknown, words: PlaceWords): string {
  const list = String(at.at(-2) ?? '');
  return section === undefined
    ? nounOf(list, words.schemaAt('SiteSource', data, at.slice(0, -1)))
    : itemNoun(list, section, words);
}

/** What one entry of a list in a section is called. */
export function itemNoun(list: string, section: unknown, { blockSchema }: PlaceWords): string {
  const type = typeOf(section);
  const schema = type === undefined ? undefined : listSchema(blockSchema(type), list);
  return nounOf(list, schema);
}

function listSchema(schema: Schema | undefined, list: string): Schema | undefined {
  return schema?.properties?.[list];
}

/** A page's name in the editor's words: `pages/case-studies.yaml` is "Case studies". */
export function pageName(file: string): string {
  return capital(stemOf(file).replace(/^_/, '').replaceAll('-', ' '));
}
