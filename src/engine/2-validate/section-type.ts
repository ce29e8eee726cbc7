import type { Path, Problem } from '#kit/model';
import { nearest } from '../base/nearest.ts';
import { withoutQuotes } from '../base/quotes.ts';
import { finding } from '../catalogue/index.ts';
import { type BlockMeant, blocksCalled } from '../catalogue/synonyms.ts';
import type { Validators } from './validators.ts';

/** Where the type of a section stands; `mayBeHero` where that may be meant: for the first section of a page, and for a rule about sections. */
type Standing = { path: Path; mayBeHero: boolean };

/** The block that a section is read as: the one that its `type` names, or almost names, or is called by; and what is wrong with that. */
export function typeOf(
  section: Record<string, unknown>,
  standing: Standing,
  validators: Validators,
): { type?: string; problem?: Problem } {
  const { path } = standing;
  const { blockTypes } = validators;
  const known = [...blockTypes, 'shared'];
  const type = section['type'];
  if (typeof type === 'string' && known.includes(type)) return { type };
  if (type === undefined) return { ...misspeltType(section, path, known) };
  if (type === null || type === '')
    return {
      problem: {
        path: [...path, 'type'],
        mark: 'key',
        ...finding('field/empty', { name: 'type', isNeeded: true, example: 'prose', also: beginning(section) }),
      },
    };
  const name = typeof type === 'string' ? type : JSON.stringify(type);
  const plain = withoutQuotes(name);
  if (plain !== name && known.includes(plain))
    return {
      type: plain,
      problem: {
        path: [...path, 'type'],
        mark: 'value',
        ...finding('text/curly-quotes', { value: name, word: plain, isNameOf: 'block' }),
        replacement: plain,
      },
    };
  const meant = meantBlocks(name, section, standing, validators);
  const word = meant.length > 0 ? undefined : nearest(name.trim(), known);
  const problem: Problem = {
    path: [...path, 'type'],
    mark: 'value',
    ...finding('block/unknown', { name, word, meant, known }),
    ...(word === undefined ? {} : { replacement: word }),
  };
  // What is wrong in the fields can be reported only where it is clear which block they belong to.
  const [only, ...others] = meant;
  const isClear = others.length === 0 && only?.field === undefined && only?.fields === undefined;
  const readAs = word ?? (isClear ? only?.block : undefined);
  return { ...(readAs === undefined ? {} : { type: readAs }), problem };
}

/** What a section of the simplest block has beside its type. */
function beginning(section: Record<string, unknown>): Record<string, unknown> {
  return Object.keys(section).length > 1 ? {} : { paragraphs: '…' };
}

/** The blocks that people call by a word; of several only those, if there are any, that may stand there and have the fields of the section. */
function meantBlocks(
  name: string,
  section: Record<string, unknown>,
  { mayBeHero }: Standing,
  validators: Validators,
): BlockMeant[] {
  const called = blocksCalled(name, validators.ownWords).filter(
    ({ block }) => block === 'shared' || validators.blockFields.has(block),
  );
  const mayStand = called.filter(({ block }) => block !== 'hero' || mayBeHero);
  const meant = mayStand.length > 0 ? mayStand : called;
  const fits = meant.filter(
    ({ block }) => block !== 'shared' && validators.checkBlock(block, { ...section, type: block }).errors.length === 0,
  );
  if (fits.length > 0) return fits.map(({ block }) => ({ block }));
  return meant.map((one) => (isOfOthers(one.block, section, validators) ? withFields(one, validators) : one));
}

/** True where a section has fields that a block doesn't: with another type alone it would be no section of it. */
function isOfOthers(block: string, section: Record<string, unknown>, validators: Validators): boolean {
  if (block === 'shared') return false;
  const { errors } = validators.checkBlock(block, { ...section, type: block });
  return errors.some(({ keyword }) => keyword === 'additionalProperties');
}

/** A block with the fields that it needs. */
function withFields(meant: BlockMeant, { blockSchema }: Validators): BlockMeant {
  const needed = (blockSchema(meant.block)?.required ?? []).filter((field) => field !== 'type');
  return { ...meant, fields: needed };
}

/** A section without `type` may have it under a misspelt name. */
function misspeltType(
  section: Record<string, unknown>,
  path: Path,
  known: readonly string[],
): { type?: string; problem: Problem } {
  const isKnown = (value: unknown) => typeof value === 'string' && known.includes(value);
  const name =
    Object.keys(section).find(
      (field) => isKnown(section[field]) && field !== 'name' && nearest(field, ['type']) !== undefined,
    ) ??
    Object.keys(section).find((field) => isKnown(section[field]) && !['name', 'heading', 'text', 'id'].includes(field));
  if (name === undefined) return { problem: { path, mark: 'key', ...finding('block/no-type', {}), isOpen: true } };
  const problem: Problem = {
    path: [...path, name],
    mark: 'key',
    ...finding('field/unknown', { place: 'This section', name, word: 'type', known: [], others: [] }),
    replacement: 'type',
  };
  return { type: String(section[name]), problem };
}
