import { entry } from './entry.ts';
import type { BlockMeant } from './synonyms.ts';
import { allOf, anyOf, changeTo, shortLine } from './words.ts';

/** Mistakes in which blocks and fields there are. `place` is a word for what holds the field, such as "This card". */
export const fieldEntries = {
  'page/form': entry({
    severity: 'error',
    title: 'The file is not a page',
    explanation: 'A page is a list of fields: a title, a description and its sections.',
    message: () => 'This file does not hold the fields of a page.',
    help: () => 'Begin with `title:`, `description:` and `sections:`.',
  }),
  'section/form': entry({
    severity: 'error',
    title: 'A section that is not one',
    explanation: 'A section is a list of fields, and the first of them says its type.',
    message: () => 'This is not a section: it has no fields.',
    help: () => 'Write `- type:` and the name of a block, and the fields of the block below it.',
  }),
  'block/no-type': entry<{ line?: string }>({
    severity: 'error',
    title: 'A section without a type',
    explanation: 'The field `type` says which block a section is, and with it which fields the section has.',
    message: () => 'This section has no `type`, so it is not clear what it shows.',
    help: ({ line }) =>
      line === undefined ? 'Begin the section with `- type:` and the name of a block.' : `Write \`${line.trim()}\``,
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
    message: ({ name }) => `There is no block type \`${shortLine(name)}\`.`,
    help: ({ name, word, meant, known }) =>
      meant.length > 0
        ? `What people call "${shortLine(name)}" is ${meant.map(meantWords).join(' or ')} here.`
        : changeTo(word, known, 'Write the name of a block.'),
  }),
  'block/wrong-type': entry<{ name: string; fits: readonly string[] }>({
    severity: 'error',
    title: 'A section with the fields of another block',
    explanation: 'The fields below `type` are those of another block, so the type is the likely mistake.',
    message: ({ name, fits }) => `The fields of this section are not those of \`${name}\` but of ${anyOf(fits)}.`,
    help: ({ fits }) => `Change the type to ${anyOf(fits)}, or change the fields.`,
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
      `This entry has the fields of ${fits.length > 0 ? `an entry of ${anyOf(fits)}` : 'another kind of entry'}: no ${noun} has ${anyOf(unknown)}.`,
    help: ({ fits, known }) =>
      `${fits.length > 0 ? 'Move it into a section of that type, or write' : 'Write'} it with the fields that belong here: ${allOf(known)}.`,
  }),
  'field/unknown': entry<{
    place: string;
    name: string;
    word: string | undefined;
    line?: string | undefined;
    known: readonly string[];
  }>({
    severity: 'error',
    title: 'A field that does not exist',
    explanation: 'The name of the field is misspelt, or the field belongs to another block.',
    message: ({ place, name }) => `${place} has no field \`${shortLine(name)}\`.`,
    help: ({ word, line, known }) =>
      word === undefined
        ? `Delete it, or use one of ${anyOf(known)}.`
        : line === undefined
          ? `Change it to \`${word}\`.`
          : `Write \`${line}\``,
  }),
  'field/level': entry<{ place: string; name: string; home: string }>({
    severity: 'error',
    title: 'A field at the wrong level',
    explanation: 'The field exists, but it belongs one level further in or out.',
    message: ({ place, name }) => `${place} has no field \`${shortLine(name)}\`.`,
    help: ({ name, home }) => `\`${name}\` belongs ${home}: move it there.`,
  }),
  'field/missing': entry<{ place: string; fields: readonly { name: string; example: string }[] }>({
    severity: 'error',
    title: 'A field is missing',
    explanation: 'The block cannot be shown without this field.',
    message: ({ place, fields }) => `${place} has no ${anyOf(fields.map(({ name }) => name))}, which it needs.`,
    help: ({ fields }) =>
      `Add ${fields.length === 1 ? 'a line' : 'the lines'} ${allOf(fields.map(({ name, example }) => `${name}: ${example}`))}.`,
  }),
  'field/empty': entry<{ name: string; hasComments?: boolean; line?: string }>({
    severity: 'error',
    title: 'A field is empty',
    explanation: 'The name of the field stands there, but nothing after it.',
    message: ({ name, line }) =>
      line === undefined ? `\`${name}\` is empty.` : `\`${name}\` is empty: everything from \`#\` on is a comment.`,
    help: ({ name, hasComments, line }) =>
      line !== undefined
        ? `Put the text in quotes: \`${shortLine(line)}\``
        : hasComments
          ? `Take away the \`#\` also from the lines below that belong to it, or write \`#${name}:\` again.`
          : `Write something after \`${name}:\`, or delete the line.`,
  }),
  'field/refused': entry<{ name: string }>({
    severity: 'error',
    title: 'A name that no field may have',
    explanation: 'A few names have a meaning inside of the program that builds the site.',
    message: ({ name }) => `\`${name}\` can't be the name of a field.`,
    help: () => 'Delete this field.',
  }),
  'page/no-hero': entry({
    severity: 'error',
    title: 'A page without its main heading',
    explanation:
      'The first section of a page is a hero. It holds the main heading, which search engines and screen readers look for.',
    message: () => 'A page begins with a `hero`, which holds its main heading.',
    help: () => 'Put a section `- type: hero` with a `heading` before this one.',
  }),
  'page/hero': entry({
    severity: 'error',
    title: 'A second main heading',
    explanation: 'A page has one main heading, in the hero at its top.',
    message: () => 'A `hero` stands only at the top of a page.',
    help: () => 'Use another block here, such as `prose` or `call-to-action`.',
  }),
};

/** What a word for a block stands for, as a message says it. */
function meantWords({ block, field }: BlockMeant): string {
  return field === undefined ? `\`type: ${block}\`` : `\`type: ${block}\` with the field \`${field}\``;
}
