import { entry } from './entry.ts';
import { changeTo, counted, shortLine } from './words.ts';

/** Mistakes in what a field holds. `found` is a word for what stands there, such as "a list". */
export const valueEntries = {
  'value/text': entry<{ found: string; line: string | undefined }>({
    severity: 'error',
    title: 'Something else where a text belongs',
    explanation: 'Numbers, `true` and `false` are texts only inside of quotes; lists and fields are no texts at all.',
    message: ({ found }) => `Here stands ${found}, but a text belongs here.`,
    help: ({ line }) =>
      line === undefined ? 'Write one text on the line of the field.' : `Write \`${shortLine(line)}\``,
  }),
  'value/number': entry<{ found: string; word: string | undefined }>({
    severity: 'error',
    title: 'Something else where a number belongs',
    explanation:
      'A number is written in digits only, with a point for decimals: no sign of money, no percent, no quotes, no spaces.',
    message: ({ found }) => `Here stands ${found}, but a plain number belongs here.`,
    help: ({ word }) =>
      word === undefined ? 'Write digits only, such as `35` or `0.5`.' : `Change it to \`${word}\`.`,
  }),
  'value/boolean': entry<{ found: string; word: string | undefined }>({
    severity: 'error',
    title: 'Something else where true or false belongs',
    explanation: 'A switch is `true` or `false`, in small letters and without quotes.',
    message: ({ found }) => `Here stands ${found}, but only \`true\` or \`false\` can stand here.`,
    help: ({ word }) => (word === undefined ? 'Write `true` or `false`.' : `Change it to \`${word}\`.`),
  }),
  'value/list': entry<{ found: string; name: string }>({
    severity: 'error',
    title: 'Something else where a list belongs',
    explanation: 'A list has one line for each entry, and each begins with a dash.',
    message: ({ found, name }) => `\`${name}\` is a list, but here stands ${found}.`,
    help: ({ name }) => `Write each entry below \`${name}:\` on a line of its own that begins with \`- \`.`,
  }),
  'value/fields': entry<{ found: string; name: string; fields: readonly string[] }>({
    severity: 'error',
    title: 'Something else where fields belong',
    explanation: 'This place holds several fields, each on a line of its own.',
    message: ({ found, name }) => `${name} has fields of its own, but here stands ${found}.`,
    help: ({ fields }) => `Write its fields, each as \`${fields[0] ?? 'name'}: …\`.`,
  }),
  'value/choice': entry<{ value: string; word: string | undefined; known: readonly string[] }>({
    severity: 'error',
    title: 'A word that is not one of the choices',
    explanation: 'The field takes one of a few words.',
    message: ({ value }) => `\`${shortLine(value)}\` is not one of the choices.`,
    help: ({ word, known }) => changeTo(word, known, 'Write one of the choices.'),
  }),
  'value/date': entry<{ value: string; word: string | undefined }>({
    severity: 'error',
    title: 'A day that does not exist',
    explanation: 'A day is written as year, month and day with hyphens between them.',
    message: ({ value, word }) =>
      word === undefined
        ? `\`${shortLine(value)}\` is not a day of the calendar.`
        : `The day \`${shortLine(value)}\` is not written as year-month-day.`,
    help: ({ word }) =>
      word === undefined ? 'Write it as year-month-day, such as `2025-09-30`.' : `Change it to \`${word}\`.`,
  }),
  'value/email': entry<{ value: string }>({
    severity: 'error',
    title: 'An address that is no e-mail address',
    explanation: 'An e-mail address has a name, an @ and a domain.',
    message: ({ value }) => `\`${shortLine(value)}\` is not an e-mail address.`,
    help: () => 'Write it as `name@example.org`.',
  }),
  'value/url': entry<{ value: string }>({
    severity: 'error',
    title: 'An address that is no web address',
    explanation: 'A web address begins with https:// and has no spaces.',
    message: ({ value }) => `\`${shortLine(value)}\` is not a web address.`,
    help: () => 'Write it in full, such as `https://example.org`, without a slash at the end.',
  }),
  'value/form': entry<{ value: string; form: string }>({
    severity: 'error',
    title: 'A text of another form',
    explanation: 'The field takes only texts of a certain form, such as small letters and hyphens.',
    message: ({ value }) => `\`${shortLine(value)}\` does not have the form that is needed here.`,
    help: ({ form }) => `Write ${form.replace(/\.$/, '')}.`,
  }),
  'value/range': entry<{ value: number; limit: number; isLeast: boolean }>({
    severity: 'error',
    title: 'A number that is too small or too large',
    explanation: 'The field takes numbers of a certain range.',
    message: ({ value, limit, isLeast }) =>
      `${value} is too ${isLeast ? 'small' : 'large'}: at ${isLeast ? 'least' : 'most'} ${limit} belongs here.`,
    help: ({ limit, isLeast }) => `Write a number of ${limit} or ${isLeast ? 'more' : 'less'}.`,
  }),
  'list/too-short': entry<{ name: string; count: number; limit: number }>({
    severity: 'error',
    title: 'A list with too few entries',
    explanation: 'The block needs a few entries to look right.',
    message: ({ name, count, limit }) =>
      `\`${name}\` has ${counted(count, 'entry', 'entries')}; it needs at least ${limit}.`,
    help: ({ count, limit }) => `Add ${counted(limit - count, 'entry', 'entries')}.`,
  }),
  'list/too-long': entry<{ name: string; count: number; limit: number }>({
    severity: 'error',
    title: 'A list with too many entries',
    explanation: 'The block has room for a few entries only.',
    message: ({ name, count, limit }) =>
      `\`${name}\` has ${counted(count, 'entry', 'entries')}; there is room for ${limit}.`,
    help: ({ count, limit }) => `Delete ${counted(count - limit, 'entry', 'entries')}, or make a second section.`,
  }),
  'number/digits': entry<{ source: string; read: string; line: string }>({
    severity: 'error',
    title: 'A number that loses digits',
    explanation: 'Without quotes a number is computed: zeros at its beginning or end, a plus and commas are lost.',
    message: ({ source, read }) => `Without quotes \`${source}\` is read as the number ${read}.`,
    help: ({ line }) => `Write \`${shortLine(line)}\``,
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
            : `Write \`${replacement}\` in its place.`,
  }),
  'text/cut-by-hash': entry<{ left: string; line: string }>({
    severity: 'error',
    title: 'A text that ends at a #',
    explanation: 'A # after a space begins a comment, which visitors never see.',
    message: ({ left }) => `Everything from \`#\` on is a comment: visitors only see "${shortLine(left)}".`,
    help: ({ line }) => `Put the whole text in quotes: \`${shortLine(line)}\``,
  }),
  'text/curly-quotes': entry<{ value: string; word: string }>({
    severity: 'error',
    title: 'Curly quotes in a name',
    explanation: 'Names of blocks, choices, links and files have no quotes. Word processors add curly ones.',
    message: ({ value }) => `The curly quotes in \`${shortLine(value)}\` are read as part of the name.`,
    help: ({ word }) => `Change it to \`${word}\`.`,
  }),
  'text/stray-quote': entry<{ quote: string }>({
    severity: 'warning',
    title: 'A single quote at the end of a text',
    explanation: 'The text ends with a quote but does not begin with one, so visitors see the quote.',
    message: ({ quote }) => `Visitors see the quote \`${quote}\` at the end of this text.`,
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
    message: ({ tag }) => `Visitors see \`${tag}\` as it stands here: texts hold no HTML.`,
    help: () => 'Delete it; write `**bold**`, `*italic*` or `[words](/page)`.',
  }),
  'text/list': entry<{ mark: string }>({
    severity: 'warning',
    title: 'A list that runs together in a text',
    explanation:
      'Only fields of paragraphs show lists, one line an entry. In other fields, and below `>`, the lines become one, with their signs.',
    message: ({ mark }) => `Visitors see this list as one run of words, with every \`${mark}\` as it stands.`,
    help: () =>
      'Write the entries in the field `points` of the section, or in its `paragraphs` below `|`; or make a sentence of them.',
  }),
  'text/markdown': entry<{ found: string; problem: 'open' | 'link' | 'block' }>({
    severity: 'warning',
    title: 'A sign in a text that has no effect',
    explanation:
      'Bold, italic and links have a sign at both ends: **bold**, *italic*, [words](/page). Headings and lists inside of a text do not exist.',
    message: ({ found }) => `Visitors see \`${found}\` as it stands here.`,
    help: ({ problem, found }) =>
      problem === 'open'
        ? `Write \`${found}\` at both ends of the words, without a space inside, or delete it.`
        : problem === 'link'
          ? 'Write a link as `[words](/page)`, without a space between the brackets.'
          : 'Delete the sign; headings and lists have fields and blocks of their own.',
  }),
};
