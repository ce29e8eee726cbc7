import { nearest } from '../../base/nearest.ts';
import { languageFolder } from '../languages/languages.ts';
import { type KnownReferences, type Missing, type MissingName, namesReferredTo } from '../references.ts';
import type { SiteContext } from '../site-context.ts';
import { type Group, mailboxOf } from './groups.ts';

/** A name that nobody says, where another one is missed; it is almost the same, or the only one. */
export type NewName = { name: string; isNear: boolean };

/**
 * What something that is missed is called now, if it was renamed: nearly the same, and nobody says it. Or, where nothing else of its
 * kind is missed, the only one of them that nobody says.
 */
export function newNameOf(
  missing: Missing,
  groups: readonly Group[],
  references: readonly KnownReferences[],
  context: SiteContext,
): NewName | undefined {
  const used = usedNames(missing.kind, references);
  const free = knownNames(missing, context).filter((name) => !used.has(name));
  const word = nearest(
    plainName(missing),
    free.map((name) => plainName({ ...missing, name })),
  );
  const near = free.find((name) => plainName({ ...missing, name }) === word);
  if (near !== undefined) return { name: near, isNear: true };
  const [only, ...others] = free;
  const isOnlyMissed = groups.filter(({ first }) => isAlike(first, missing)).length === 1;
  if (only === undefined || others.length > 0 || !isOnlyMissed) return undefined;
  return { name: only, isNear: missing.kind === 'page' && sharesWord(missing.name, only, context) };
}

/** A name as people write it where it is given. */
export function plainName({ kind, name }: MissingName): string {
  if (kind === 'anchor') return name.slice(name.indexOf('#') + 1);
  return kind === 'fact' ? name.replace(/^facts\./, '') : name;
}

/** True for names of which one can have become the other: ids of one page, pictures of one form. */
function isAlike(one: MissingName, other: MissingName): boolean {
  return one.kind === other.kind && one.absence === undefined && scopeOf(one) === scopeOf(other);
}

function scopeOf({ kind, name }: MissingName): string {
  if (kind === 'anchor') return name.slice(0, name.indexOf('#'));
  return kind === 'file' || kind === 'picture' ? name.slice(name.lastIndexOf('.')) : '';
}

/** The names that something of this kind has, where what is missed may be one of them. */
export function knownNames(missing: MissingName, context: SiteContext): string[] {
  const { routes, placeholders, formNames, inquiryTypes, shared, publicFiles, media } = context;
  const page = missing.name.slice(0, missing.name.indexOf('#'));
  const known: Record<MissingName['kind'], () => Iterable<string>> = {
    page: () => [...routes].flatMap(([path, { file }]) => (path !== '/' && isOfLanguage(file) ? path : [])),
    anchor: () => [...(routes.get(page)?.anchors ?? [])].map((anchor) => `${page}#${anchor}`),
    fact: () => [...placeholders.keys()].filter((name) => name.startsWith('facts.')),
    form: () => formNames,
    inquiry: () => inquiryTypes,
    mailbox: () => [...placeholders.keys()].flatMap((name) => (name === 'email' ? [] : (mailboxOf(name) ?? []))),
    shared: () => shared.keys(),
    file: () => publicFiles.keys(),
    picture: () => media.keys(),
  };
  return [...known[missing.kind]()].filter((name) => isAlike({ kind: missing.kind, name }, missing));

  function isOfLanguage(file: string): boolean {
    const own = context.languages.find(({ folder }) => missing.name.startsWith(`/${folder}/`))?.folder ?? '';
    return languageFolder(file, context) === own;
  }
}

function usedNames(kind: MissingName['kind'], references: readonly KnownReferences[]): ReadonlySet<string> {
  if (kind === 'file') return new Set(references.flatMap(({ files }) => [...files.shown, ...files.absent]));
  if (kind === 'picture')
    return new Set(references.flatMap(({ pictures }) => [...pictures.values()].map(({ file }) => file)));
  const used = namesReferredTo(references, kind);
  if (kind !== 'mailbox') return used;
  const written = [...namesReferredTo(references, 'fact')].flatMap((name) => mailboxOf(name) ?? []);
  return new Set([...used, ...written]);
}

/** True where a word of the missing address stands in that of a page, or in its title. */
function sharesWord(missing: string, path: string, { routes }: SiteContext): boolean {
  const wordsOf = (text: string) => text.toLowerCase().match(/[\p{Letter}\d]{3,}/gu) ?? [];
  const known = new Set([...wordsOf(path), ...wordsOf(routes.get(path)?.title ?? '')]);
  return wordsOf(missing).some((word) => known.has(word));
}
