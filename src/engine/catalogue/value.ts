import type { NameOf, Said } from '#kit/model';
import type { NearName } from '../base/nearest.ts';
import { entry } from './entry.ts';
import { appended, fieldInstead, instead, labelled, saidBy, say, written } from './say.ts';
import { changeTo, counted, shortLine } from './words.ts';

/** What to do with a text on the line of a field whose entries or fields stand below it. */
const aboveOthers = 'Delete it, or move it into one of the lines below.';

/**
 * Mistakes in what a field holds. `found` is a word for what stands there, such as "a list"; `example` is something that this very
 * field takes.
 */
export const valueEntries = {
  'value/text': entry<{ found: Said; name: string; value?: string; example?: unknown } | { found: Said; line: string }>(
    {
      severity: 'error',
      title: 'Something else where a text belongs',
      explanation: 'Numbers, `true` and `false` are texts only inside of quotes; lists and fields are no texts at all.',
      message: ({ found }) => say`Here stands ${found}, but a text belongs here.`,
      help: (params) =>
        'line' in params
          ? say`Write ${written(shortLine(params.line))}`
          : params.value === undefined
            ? say`Write one text, such as ${fieldInstead(params.name, params.example ?? '…')}.`
            : say`Write ${fieldInstead(params.name, params.value)}`,
    },
  ),
  'value/number': entry<{ found: Said; name: string; word: number | undefined; example: unknown }>({
    severity: 'error',
    title: 'Something else where a number belongs',
    explanation:
      'A number is written in digits only, with a point for decimals: no sign of money, no percent, no quotes, no spaces.',
    message: ({ found }) => say`Here stands ${found}, but a plain number belongs here.`,
    help: ({ name, word, example }) =>
      word === undefined
        ? say`Write digits only, with a point for decimals, such as ${fieldInstead(name, example)}.`
        : say`Change it to ${instead(word)}.`,
  }),
  'value/boolean': entry<{ found: Said; name: string; word: boolean | undefined }>({
    severity: 'error',
    title: 'Something else where true or false belongs',
    explanation: 'A switch is `true` or `false`, in small letters and without quotes.',
    message: ({ name, found }) =>
      say`${labelled(name)} is a switch, which is ${written('true')} or ${written('false')}, but here stands ${found}.`,
    help: ({ name, word }) =>
      word === undefined
        ? say`Write ${fieldInstead(name, true)} or ${fieldInstead(name, false)}.`
        : say`Change it to ${instead(word)}.`,
    inForms: { message: ({ name }) => say`${labelled(name)} is on or off, but here stands something else.` },
  }),
  'value/list': entry<{ found: Said; name: string; value: readonly unknown[] | undefined }>({
    severity: 'error',
    title: 'Something else where a list belongs',
    explanation: 'A list has one line for each entry, and each begins with a dash.',
    message: ({ found, name }) => say`${labelled(name)} is a list, but here stands ${found}.`,
    help: ({ name, value }) => (value === undefined ? aboveOthers : say`Write ${fieldInstead(name, value)}`),
  }),
  'value/fields': entry<{ found: Said; name: string; isEntry: boolean; value: unknown }>({
    severity: 'error',
    title: 'Something else where fields belong',
    explanation: 'This place holds several fields, each on a line of its own.',
    message: ({ found, name, isEntry }) =>
      say`${isEntry ? `A ${name}` : say`${labelled(name)}`} consists of fields, but here stands ${found}.`,
    help: ({ name, isEntry, value }) =>
      value === undefined ? aboveOthers : say`Write ${fieldInstead(isEntry ? '-' : name, value)}`,
  }),
  'value/choice': entry<{ value: string; word: unknown; known: readonly unknown[] }>({
    severity: 'error',
    title: 'A word that is not one of the choices',
    explanation: 'The field takes one of a few words.',
    message: ({ value }) => say`${written(shortLine(value))} is not one of the choices.`,
    help: ({ word, known }) => changeTo(word, known, 'Write one of the choices.', true, 'choice'),
  }),
  'value/date': entry<{ value: string; word: string | undefined; example?: string }>({
    severity: 'error',
    title: 'A day that does not exist',
    explanation: 'A day is written as year, month and day with hyphens between them.',
    message: ({ value, word }) =>
      word === undefined
        ? say`${written(shortLine(value))} is not a day as it is written here: year, month and day.`
        : say`The day ${written(shortLine(value))} is not written as year-month-day.`,
    help: ({ word, example = '2026-05-01' }) =>
      word === undefined
        ? say`Write it as year-month-day, such as ${instead(example)}.`
        : say`Change it to ${instead(word)}.`,
  }),
  'value/email': entry<{ value: string; word: string | undefined }>({
    severity: 'error',
    title: 'An address that is no e-mail address',
    explanation: 'An e-mail address has a name, an @ and a domain.',
    message: ({ value }) => say`${written(shortLine(value))} is not an e-mail address.`,
    help: ({ word }) =>
      word === undefined ? say`Write one such as ${instead('name@example.org')}.` : say`Change it to ${instead(word)}.`,
  }),
  'value/url': entry<NearName & { value: string; example: unknown }>({
    severity: 'error',
    title: 'An address that is no web address',
    explanation: 'A web address begins with https:// and has no spaces.',
    message: ({ value }) => say`${written(shortLine(value))} is not a web address.`,
    help: ({ word, isSure, example }) =>
      changeTo(word, [], say`Write it in full, such as ${instead(example)}.`, isSure),
  }),
  'value/form': entry<{
    value: string;
    /** The field; nothing where the value is a name that is given in the file. */
    name: string | undefined;
    form: string | undefined;
    word: string | undefined;
    example: unknown;
  }>({
    severity: 'error',
    title: 'A text of another form',
    explanation: 'The field takes only texts of a certain form, such as small letters and hyphens.',
    message: ({ value, name, form }) =>
      name === undefined
        ? say`${written(shortLine(value))} can't be a name here: a name has ${saidBy(form ?? 'one word')}.`
        : form === undefined
          ? say`${labelled(name)} is not written like ${written(shortLine(value))}.`
          : say`${labelled(name)} takes ${saidBy(form)}, but here stands ${written(shortLine(value))}.`,
    help: ({ word, example }) =>
      word === undefined
        ? say`Write it such as ${instead(example)}.`
        : say`Change it to ${instead(word)}, or to another that is written so.`,
  }),
  'value/range': entry<{ value: number; limit: number; isLeast: boolean }>({
    severity: 'error',
    title: 'A number that is too small or too large',
    explanation: 'The field takes numbers of a certain range.',
    message: ({ value, limit, isLeast }) =>
      `${value} is too ${isLeast ? 'small' : 'large'}: at ${isLeast ? 'least' : 'most'} ${limit} belongs here.`,
    help: ({ limit, isLeast }) => say`Write ${instead(limit)} or ${isLeast ? 'more' : 'less'}.`,
  }),
  'list/too-short': entry<{ name: string; count: number; limit: number; example: unknown }>({
    severity: 'error',
    title: 'A list with too few entries',
    explanation: 'The block needs a few entries to look right.',
    message: ({ name, count, limit }) =>
      say`${labelled(name)} has ${counted(count, 'entry', 'entries')}; it needs at least ${limit}.`,
    help: ({ count, limit, example }) =>
      say`Add ${counted(limit - count, 'entry', 'entries')}, such as ${appended(example, limit - count)}.`,
    inForms: { help: () => 'Add what is missing.' },
  }),
  'list/too-long': entry<{ name: string; count: number; limit: number }>({
    severity: 'error',
    title: 'A list with too many entries',
    explanation: 'The block has room for a few entries only.',
    message: ({ name, count, limit }) =>
      say`${labelled(name)} has ${counted(count, 'entry', 'entries')}; there is room for ${limit}.`,
    help: ({ count, limit }) => `Delete ${counted(count - limit, 'entry', 'entries')}, or make a second section.`,
  }),
  'number/digits': entry<{ source: string; read: string; name: string }>({
    severity: 'error',
    title: 'A number that loses digits',
    explanation: 'Without quotes a number is computed: zeros at its beginning or end, a plus and commas are lost.',
    message: ({ source, read }) => say`Without quotes ${written(source)} is read as the number ${read}.`,
    help: ({ name, source }) => say`Write ${fieldInstead(name, source)}`,
  }),
  'number/letters': entry<{ found: string; word: string }>({
    severity: 'note',
    title: 'A letter among digits',
    explanation: 'The letters `o` and `l` look like the digits 0 and 1, and are read and found as what they are.',
    message: ({ found }) => say`There is a letter in the number ${written(found)}.`,
    help: ({ word }) => say`Write ${instead(word)} if that is meant.`,
  }),
  'number/decimal': entry<{ found: string; word: string }>({
    severity: 'note',
    title: 'A number with the decimal mark of another language',
    explanation:
      'Each language has its own mark before the cents: `39.50` in English, `39,50` in German and in Spanish. A comma that groups thousands has three digits behind it.',
    message: ({ found }) => say`${written(found)} has a comma before the cents, where this language writes a point.`,
    help: ({ word }) => say`Write ${instead(word)} if that is meant.`,
  }),
  'text/character': entry<{ name: string; code: string; replacement: string | undefined }>({
    severity: 'error',
    title: 'A character that visitors can’t read',
    explanation:
      'Some codes are no letters: controls, line ends of other programs, halves of characters, the sign � for a letter that was lost, and in addresses what can’t be seen. They come along when text is copied. Soft hyphens, spaces that don’t break and the joiners of emoji and of some scripts are fine.',
    message: ({ name, code }) => `Here stands ${name} (${code}), which no visitor should get.`,
    help: ({ replacement }) =>
      replacement === undefined
        ? 'Type the letter or sign that belongs here.'
        : replacement === ''
          ? 'Delete it.'
          : replacement === ' '
            ? 'Write a space in its place.'
            : say`Write ${instead(replacement)} in its place.`,
  }),
  'text/cut-by-hash': entry<{ left: string; line: string }>({
    severity: 'error',
    title: 'A text that ends at a #',
    explanation: 'A # after a space begins a comment, which visitors never see.',
    message: ({ left }) =>
      say`Everything from ${written('#')} on is a comment: visitors only see "${shortLine(left)}".`,
    help: ({ line }) => say`Put the whole text in quotes: ${written(shortLine(line))}`,
    inForms: {
      message: ({ left }) =>
        say`Everything from ${written('#')} on is a comment: visitors only see “${shortLine(left)}”.`,
    },
  }),
  'text/curly-quotes': entry<{ value: string; word: string; isNameOf?: NameOf }>({
    severity: 'error',
    title: 'Curly quotes in a name',
    explanation: 'Names of blocks, choices, links and files have no quotes. Word processors add curly ones.',
    message: ({ value }) => say`The curly quotes in ${written(shortLine(value))} are read as part of the name.`,
    help: ({ word, isNameOf }) => say`Change it to ${instead(word, isNameOf)}.`,
  }),
  'text/stray-quote': entry<{ quote: string }>({
    severity: 'warning',
    title: 'A single quote at the end of a text',
    explanation: 'The text ends with a quote but does not begin with one, so visitors see the quote.',
    message: ({ quote }) => say`Visitors see the quote ${written(quote)} at the end of this text.`,
    help: () => 'Delete it, or write the same quote before the text.',
  }),
  'text/step': entry<{ actual: number; target: number }>({
    severity: 'warning',
    title: 'A line of a text that is moved to the right',
    explanation: 'A line that stands further right than the others begins a new line on the page.',
    message: () => 'This line stands further right than the text around it, so the text breaks there.',
    help: ({ actual, target }) =>
      `Move it left: it belongs after ${counted(target, 'space')}, it stands after ${actual}.`,
  }),
  'text/html': entry<{ tag: string }>({
    severity: 'warning',
    title: 'HTML in a text',
    explanation:
      'Texts hold no HTML. Bold, italic and links are written with signs: **bold**, *italic*, [words](/page).',
    message: ({ tag }) => say`Visitors see ${written(tag)} as it stands here: texts hold no HTML.`,
    help: () => say`Delete it; write ${written('**bold**')}, ${written('*italic*')} or ${written('[words](/page)')}.`,
    inForms: { help: () => 'Delete it: over the text there are buttons for bold, italics and links.' },
  }),
  'text/list': entry<{ mark: string }>({
    severity: 'warning',
    title: 'A list that runs together in a text',
    explanation:
      'Only fields of paragraphs show lists, one line an entry. In other fields, and below `>`, the lines become one, with their signs.',
    message: ({ mark }) => say`Visitors see this list as one run of words, with every ${written(mark)} as it stands.`,
    help: () =>
      say`Write the entries in the field ${labelled('points')} of the section, or each on a line of its own in its ${labelled('paragraphs')}; or make a sentence of them.`,
    inForms: {
      help: () => 'Put the entries into points, or into the paragraphs of a text; or make a sentence of them.',
    },
  }),
  'text/markdown': entry<{ found: string; problem: 'open' | 'none' | 'link' | 'block' }>({
    severity: 'warning',
    title: 'A sign in a text that has no effect',
    explanation:
      'Bold, italic and links have a sign at both ends: **bold**, *italic*, [words](/page). Headings and lists inside of a text do not exist.',
    message: ({ found }) => say`Visitors see ${written(found)} as it stands here.`,
    help: ({ problem, found }) =>
      problem === 'open'
        ? say`Write ${written(found)} at both ends of the words, without a space inside, or delete it.`
        : problem === 'link'
          ? say`Write a link as ${written('[words](/page)')}, without a space between the brackets.`
          : problem === 'none'
            ? 'Delete the signs: words can be **bold** or *italic*, but not struck through.'
            : 'Delete the sign; headings and lists have fields and blocks of their own.',
  }),
};
