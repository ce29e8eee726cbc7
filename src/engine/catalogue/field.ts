import type { EmptyField, Piece, Said } from '#kit/model';
import { entry } from './entry.ts';
import {
  allAdded,
  among,
  blockCalled,
  either,
  exchanged,
  field,
  fieldInstead,
  filled,
  first,
  instead,
  labelled,
  labelledAs,
  name as nameOf,
  removed,
  say,
  written,
} from './say.ts';
import type { BlockMeant } from './synonyms.ts';
import { allOf, anyOf, changeTo, shortLine } from './words.ts';

/** A field that a place needs, with what could stand there; `label` is what its own schema calls it. */
export type MissingField = { name: string; example: unknown; label?: string | undefined };

/** Of more stray fields than these only the first is named. */
const mostNames = 12;

/** Mistakes in which blocks and fields there are. `place` is a word for what holds the field, such as "This card". */
export const fieldEntries = {
  'page/form': entry({
    severity: 'error',
    title: 'The file is not a page',
    explanation: 'A page is a list of fields: a title, a description and its sections.',
    message: () => 'This file does not hold the fields of a page.',
    help: () => say`Begin with ${nameOf('title')}, ${nameOf('description')} and ${nameOf('sections')}.`,
  }),
  'section/form': entry({
    severity: 'error',
    title: 'A section that is not one',
    explanation: 'A section is a list of fields, and the first of them says its type.',
    message: () => 'This is not a section: it has no fields.',
    help: () =>
      say`Write ${fieldInstead('-', { type: 'prose', paragraphs: '…' })} or another ${either('block', 'section')} with its fields.`,
  }),
  'block/no-type': entry<{ line?: string }>({
    severity: 'error',
    title: 'A section without a type',
    explanation: 'The field `type` says which block a section is, and with it which fields the section has.',
    message: () => say`This section has no ${labelled('type')}, so it is not clear what it shows.`,
    help: ({ line }) =>
      line === undefined
        ? say`Begin the section with ${first('type', 'prose')} or the name of another ${either('block', 'kind of section')}.`
        : say`Write ${written(line.trim())}`,
    inForms: { help: () => 'Delete this section, and add one from the list of examples.' },
  }),
  'block/unknown': entry<{
    name: string;
    word: string | undefined;
    meant: readonly BlockMeant[];
    known: readonly string[];
  }>({
    severity: 'error',
    title: 'A block that does not exist',
    explanation: 'The field `type` names a block. The gallery shows all of them.',
    message: ({ name }) => say`There is no ${either('block type', 'kind of section')} ${written(shortLine(name))}.`,
    help: ({ name, word, meant, known }) =>
      meant.length > 0
        ? say`What people call “${shortLine(name)}” is ${meant.flatMap((one, index) => [...(index === 0 ? [] : [' or ']), ...meantWords(one)])} here.`
        : changeTo(word, known, 'Write the name of a block.', true, 'block'),
  }),
  'block/wrong-type': entry<{ name: string; fits: readonly string[] }>({
    severity: 'error',
    title: 'A section with the fields of another block',
    explanation: 'The fields below `type` are those of another block, so the type is the likely mistake.',
    message: ({ name, fits }) =>
      say`The fields of this section are not those of ${blockCalled(name)} but of ${anyOf(fits, blockCalled)}.`,
    help: ({ fits }) =>
      say`Change the type to ${among(
        fits.map((fit) => instead(fit, 'block')),
        'or',
      )}, or change the fields.`,
  }),
  'block/other-entry': entry<{
    noun: string;
    unknown: readonly string[];
    fits: readonly string[];
    known: readonly string[];
  }>({
    severity: 'error',
    title: 'An entry of another block',
    explanation:
      'The fields of the entry are those of another kind of entry, as when it was copied from another section.',
    message: ({ noun, unknown, fits }) =>
      say`This entry has the fields of ${fits.length > 0 ? say`an entry of ${anyOf(fits, blockCalled)}` : 'another kind of entry'}: no ${noun} has ${anyOf(unknown)}.`,
    help: ({ fits, known }) =>
      say`${fits.length > 0 ? 'Move it into a section of that type, or write' : 'Write'} it with the fields that belong here: ${allOf(known)}.`,
  }),
  'field/unknown': entry<{
    place: string | Said;
    name: string;
    word: string | undefined;
    /** What is to be written there, where that is something other. */
    value?: unknown;
    /** The other fields of the place that take what stands there, and all of them. */
    known: readonly string[];
    others: readonly string[];
    isNeeded?: boolean;
  }>({
    severity: 'error',
    title: 'A field that does not exist',
    explanation: 'The name of the field is misspelt, or the field belongs to another block.',
    message: ({ place, name }) => say`${place} has no field ${labelled(shortLine(name))}.`,
    help: ({ word, value, known, others, isNeeded }) => {
      if (word !== undefined)
        return value === undefined ? say`Change it to ${insteadField(word)}.` : say`Write ${exchanged(word, value)}`;
      const others_ =
        known.length > 0 ? say`use ${known.length === 1 ? '' : 'one of '}${among(known.map(insteadField), 'or')}` : [];
      if (isNeeded)
        return known.length > 0
          ? say`Use ${among(known.map(insteadField), 'or')}.`
          : say`What can stand here is ${anyOf(others)}.`;
      return known.length > 0
        ? say`${removed('Delete it')}, or ${others_}.`
        : say`${removed('Delete it')}${others.length > 0 ? say`; what can stand here is ${anyOf(others)}` : ''}.`;
    },
  }),
  'field/level': entry<{ place: string | Said; name: string; home: Said }>({
    severity: 'error',
    title: 'A field at the wrong level',
    explanation: 'The field exists, but it belongs one level further in or out.',
    message: ({ place, name }) => say`${place} has no field ${labelled(shortLine(name))}.`,
    help: ({ name, home }) => say`${labelled(name)} belongs ${home}: move it there.`,
  }),
  'field/others': entry<{
    place: string | Said;
    names: readonly string[];
    /** What they are called here, where that is known of each of them. */
    words: readonly string[];
    /** The fields that it needs and doesn't have. */
    lacks: readonly { name: string; example: unknown }[];
    /** All fields that can stand there beside those that do. */
    others: readonly string[];
    home: Said | undefined;
  }>({
    severity: 'error',
    title: 'Fields of something other',
    explanation:
      'The fields of another block or entry stand where others belong, as when they were copied from there or from an older page.',
    message: ({ place, names, lacks }) =>
      say`${place} has no field ${names.length > mostNames ? say`${anyOf(names.slice(0, 1))} or ${names.length - 1} others that stand there` : anyOf(names)}${lacks.length > 0 ? say`, and needs ${allOf(lacks.map(({ name }) => name))}` : ''}.`,
    help: ({ names, words, lacks, others, home }) => {
      const these = names.length === 1 ? 'it' : 'them';
      if (lacks.length > 0)
        return say`In place of ${these} write ${among(
          lacks.map(({ name, example }) => field(name, example)),
          'and',
        )}.`;
      if (words.length === names.length)
        return say`Change ${among(
          names.map((name, index) => say`${labelled(name)} to ${labelled(words[index] ?? '')}`),
          'and',
        )}.`;
      if (home !== undefined) return say`They belong ${home}: move them there.`;
      return say`Delete them${others.length > 0 ? say`; what can stand here is ${anyOf(others)}` : ''}.`;
    },
  }),
  'field/missing': entry<{ place: string | Said; fields: readonly MissingField[] }>({
    severity: 'error',
    title: 'A field is missing',
    explanation: 'The block cannot be shown without this field.',
    message: ({ place, fields }) =>
      say`${place} has no ${among(
        fields.map(({ name, label }) => labelledAs(name, label)),
        'or',
      )}, which it needs.`,
    help: ({ fields }) =>
      say`Add ${fields.length === 1 ? 'a line' : 'the lines'} ${allAdded(Object.fromEntries(fields.map(({ name, example }) => [name, example])))}.`,
    inForms: {
      help: ({ fields }) => (fields.every(({ example }) => Array.isArray(example)) ? 'Add the first.' : 'Fill it in.'),
    },
  }),
  'field/empty': entry<
    Pick<EmptyField, 'name'> &
      Partial<EmptyField> & {
        /** The fields below are still comments. */
        hasComments?: boolean;
        /** What stands behind the name as a comment. */
        hidden?: string;
        /** What it would be as a text that the field takes. */
        word?: string | undefined;
      }
  >({
    severity: 'error',
    title: 'A field is empty',
    explanation: 'The name of the field stands there, but nothing after it.',
    message: ({ name, hidden }) =>
      hidden === undefined
        ? say`${labelled(name)} is empty.`
        : say`${labelled(name)} is empty: everything from ${written('#')} on is a comment.`,
    help: ({ hasComments, hidden, word, ...empty }) =>
      word !== undefined
        ? say`${word === hidden ? 'Put the text in quotes: ' : 'Write '}${fieldInstead(empty.name, word)}`
        : hasComments
          ? say`Take away the ${written('#')} also from the lines below that belong to it, or write ${written(`#${empty.name}:`)} again.`
          : emptyHelp(empty),
    inForms: { help: ({ isNeeded }) => `Write something here${isNeeded ? '' : ', or take it away'}.` },
  }),
  'field/refused': entry<{ name: string }>({
    severity: 'error',
    title: 'A name that no field may have',
    explanation: 'A few names have a meaning inside of the program that builds the site.',
    message: ({ name }) => say`${written(name)} can't be the name of a field.`,
    help: () => say`${removed('Delete this field')}.`,
  }),
  'page/no-hero': entry({
    severity: 'error',
    title: 'A page without its main heading',
    explanation:
      'The first section of a page is a hero. It holds the main heading, which search engines and screen readers look for.',
    message: () => say`A page begins with a ${blockCalled('hero')}, which holds its main heading.`,
    help: () =>
      say`Put a section before this one that begins with ${first('type', 'hero')}, and has a ${field('heading', '…')}.`,
    inForms: { help: () => 'Put a section “Top of the page” before this one.' },
  }),
  'page/hero': entry<{ isFirst: boolean }>({
    severity: 'error',
    title: 'A second main heading',
    explanation: 'A page has one main heading, in the hero at its top.',
    message: () => say`A ${blockCalled('hero')} stands only at the top of a page.`,
    help: ({ isFirst }) =>
      isFirst
        ? 'Move this section up: it belongs before all others.'
        : say`Use another ${either('block', 'section')} here, such as ${blockCalled('call-to-action')}, with its fields.`,
    inForms: { help: () => 'Move this section to the top of the page, or choose another kind for it.' },
  }),
};

function insteadField(name: string): Piece {
  return instead(name, 'field');
}

/** What a word for a block stands for, as a message says it. */
function meantWords({ block, field: inside, fields }: BlockMeant): Said {
  if (inside === undefined && fields)
    return say`${field('type', block)} with fields of its own${fields.length > 0 ? say`, such as ${allOf(fields)}` : ''},`;
  return inside === undefined
    ? [fieldInstead('type', block)]
    : say`${field('type', block)} with the field ${labelled(inside)}`;
}

/** What to write behind a name that stands alone. */
function emptyHelp({
  name,
  example = '…',
  isEntry,
  isNeeded,
  also = {},
}: Pick<EmptyField, 'name'> & Partial<EmptyField>): Said {
  const orNot = isNeeded ? [] : [', or ', removed('delete the line')];
  if (Object.keys(also).length > 0) return say`Write ${allAdded({ [name]: example, ...also }, true)}${orNot}.`;
  if (example === '…' && !isEntry) return say`Write something after ${filled(name, example)}${orNot}.`;
  return say`Write ${Array.isArray(example) ? '' : 'it such as '}${fieldInstead(isEntry ? '-' : name, example)}${orNot}.`;
}
