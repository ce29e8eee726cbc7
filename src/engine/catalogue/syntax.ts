import { entry } from './entry.ts';
import { field, say, written } from './say.ts';
import { shortLine } from './words.ts';

type Fixed = { line: string };
const write = ({ line }: Fixed) => say`Write ${written(shortLine(line))}`;

/** Slips in how a line is written. `line` is the line as it should be. */
export const syntaxEntries = {
  'syntax/tab': entry<{ lines: number }>({
    severity: 'error',
    title: 'A tab where spaces belong',
    explanation:
      'Lines are moved to the right with spaces only. The Tab key writes another character, which looks the same.',
    message: ({ lines }) =>
      lines > 1
        ? `These ${lines} lines begin with tabs; only spaces may stand there.`
        : 'This line begins with a tab; only spaces may stand there.',
    help: ({ lines }) => `Delete the tab${lines > 1 ? 's' : ''} and type spaces instead.`,
  }),
  'syntax/pasted': entry<{ from: string; sign: string; lines: number }>({
    severity: 'error',
    title: 'Signs that came with a copied text',
    explanation:
      'What is copied from a mail, a chat, a list of changes or a program that numbers lines brings signs at the beginning of lines that are no part of the page.',
    message: ({ from, sign, lines }) =>
      lines > 1
        ? say`These ${lines} lines begin with signs that are no part of the page, such as ${written(sign)}: they were copied from ${from}.`
        : say`${written(sign)} is no part of the page: it was copied from ${from}.`,
    help: ({ sign, lines }) =>
      /\d/.test(sign)
        ? 'Delete the numbers at the beginning of the lines.'
        : say`Delete ${written(sign)}${lines > 1 ? ' at the beginning of each of these lines' : ''}.`,
  }),
  'syntax/space': entry<{ name: string }>({
    severity: 'error',
    title: 'A space that is not a space',
    explanation:
      'Text copied from a word processor or a web page can hold characters that look like a space, or like nothing, and are neither.',
    message: ({ name }) => `Here stands ${name}, which looks like a plain space or like nothing and is neither.`,
    help: () => 'Delete it and type a plain space if one belongs there.',
  }),
  'syntax/dash-space': entry<Fixed>({
    severity: 'error',
    title: 'No space after the dash',
    explanation: 'The dash that begins an entry of a list is followed by a space.',
    message: () => 'After the dash that begins an entry of a list, a space is missing.',
    help: write,
  }),
  'syntax/dash': entry<Fixed & { found: string }>({
    severity: 'error',
    title: 'Another sign where a dash belongs',
    explanation: 'An entry of a list begins with a plain hyphen. Long dashes, bullets and stars are other characters.',
    message: ({ found }) => say`An entry of a list begins with ${written('-')}, not with ${written(found)}.`,
    help: write,
  }),
  'syntax/colon-space': entry<Fixed & { name: string }>({
    severity: 'error',
    title: 'No space after the colon',
    explanation: 'Between a field and its text stand a colon and a space.',
    message: ({ name }) => say`After ${written(`${name}:`)} a space is missing.`,
    help: write,
  }),
  'syntax/missing-colon': entry<Fixed & { name: string }>({
    severity: 'error',
    title: 'No colon after the name of a field',
    explanation: 'Between a field and its text stand a colon and a space.',
    message: ({ name }) => say`After ${written(name)} a colon is missing.`,
    help: write,
  }),
  'syntax/colon': entry<Fixed & { name: string; found: string }>({
    severity: 'error',
    title: 'Another sign where a colon belongs',
    explanation: 'Between a field and its text stand a colon and a space, and nothing else.',
    message: ({ name, found }) => say`After ${written(name)} stands ${written(found)} where ${written(':')} belongs.`,
    help: write,
  }),
  'syntax/sign': entry<Fixed>({
    severity: 'error',
    title: 'A sign out of place where a field begins',
    explanation:
      'A line begins with spaces, perhaps a dash, the name of a field, a colon and a space. One letter or sign too many, too few or exchanged changes what the line is.',
    message: () => 'At the beginning of this line a letter or sign is too many, missing or in the wrong place.',
    help: write,
  }),
  'syntax/no-name': entry<{ line: string | undefined }>({
    severity: 'error',
    title: 'A colon without a field',
    explanation: 'A line begins with the name of its field; here the name is gone and the colon is left.',
    message: () => 'Before this colon the name of the field is missing.',
    help: ({ line }) =>
      line === undefined
        ? say`Write the name of the field before it, such as ${field('title', '…')}.`
        : write({ line }),
  }),
  'syntax/name': entry({
    severity: 'error',
    title: 'A field with a strange name',
    explanation: 'The name of a field is one word of letters and digits.',
    message: () => "This can't be the name of a field: a name is one word.",
    help: () => 'Put the whole text in quotes, or write the name of a field before it.',
  }),
  'syntax/colon-in-text': entry<Fixed>({
    severity: 'error',
    title: 'A colon inside a text',
    explanation:
      'A colon followed by a space divides a field from its text. A text that has one inside must stand in quotes.',
    message: () => 'This text contains a colon followed by a space, so it must be in quotes.',
    help: write,
  }),
  'syntax/special-character': entry<Fixed & { character: string }>({
    severity: 'error',
    title: 'A text that begins with a special sign',
    explanation:
      'At the beginning of a text the signs @ % & * ! | > { [ ` have a meaning of their own. Inside of quotes they are only signs.',
    message: ({ character }) =>
      say`A text that begins with ${character === '`' ? 'a backtick' : say`${written(character)}`} must be in quotes.`,
    help: write,
  }),
  'syntax/unclosed-quote': entry<Fixed & { quote: string; isOpening: boolean }>({
    severity: 'error',
    title: 'A quote that stands alone',
    explanation:
      'A text that begins with a quote ends with the same one. Without it, everything up to the next quote is read as one text.',
    message: ({ quote, isOpening }) =>
      isOpening
        ? `This text begins with ${named(quote)} that is never closed.`
        : `This text ends with ${named(quote)} but does not begin with one.`,
    help: write,
  }),
  'syntax/after-quote': entry<Fixed>({
    severity: 'error',
    title: 'Text after the closing quote',
    explanation:
      'The first quote opens the text and the next one closes it; nothing may follow. Quotes inside of a text are written `\\"`, or the text stands in single quotes.',
    message: () => 'The quote before this place closes the text, but the text goes on.',
    help: write,
  }),
  'syntax/curly-quotes': entry<Fixed>({
    severity: 'error',
    title: 'Curly quotes around a text',
    explanation:
      'Word processors turn straight quotes into curly ones. Only straight quotes mark where a text begins and ends.',
    message: () => 'This text stands in curly quotes; only straight quotes mark a text.',
    help: write,
  }),
  'syntax/backslash': entry<Fixed & { sequence: string }>({
    severity: 'error',
    title: 'A backslash in a quoted text',
    explanation:
      'Inside of double quotes a backslash begins a special sign, such as \\n for a new line. To show one, write two.',
    message: ({ sequence }) => say`Inside of double quotes ${written(sequence)} has no meaning.`,
    help: write,
  }),
  'syntax/comma': entry<{ found: string; line: string; isQuoted: boolean; isBracket?: boolean }>({
    severity: 'error',
    title: 'A comma or a bracket in a text between braces',
    explanation:
      'Between braces a comma ends a field, and the next one begins; a bracket begins a list. A text with one of them, such as that of a link, stands in quotes.',
    message: ({ found, isBracket = false }) =>
      isBracket
        ? say`Between braces the bracket in ${written(shortLine(found))} ends the text.`
        : say`Between braces the comma in ${written(shortLine(found))} ends the text.`,
    help: ({ line, isQuoted }) =>
      say`${isQuoted ? 'Put the text in quotes' : 'Write it without the comma'}: ${written(shortLine(line))}`,
  }),
  'syntax/lost-comma': entry<{ name: string; line: string }>({
    severity: 'error',
    title: 'A comma that is missing between braces',
    explanation: 'Between braces a comma stands between one field and the next.',
    message: ({ name }) => say`Before ${written(name)} a comma is missing.`,
    help: ({ line }) => say`Write ${written(shortLine(line))}`,
  }),
  'syntax/bracket': entry<Fixed & { bracket: string; problem: 'missing' | 'extra' | 'wrong' }>({
    severity: 'error',
    title: 'Brackets that do not match',
    explanation:
      'What is written between { } or [ ] needs both brackets. In a file in JSON, a comma also stands at the end of every line that another one of the same group follows.',
    message: ({ bracket, problem }) =>
      bracket === ','
        ? 'At the end of this line a comma is missing.'
        : problem === 'missing'
          ? say`On this line the bracket ${written(bracket)} is missing.`
          : problem === 'extra'
            ? say`On this line the bracket ${written(bracket)} is too many.`
            : say`On this line the wrong bracket ${written(bracket)} stands.`,
    help: write,
  }),
  'syntax/duplicate-key': entry<{ name: string; firstLine: number; isSame: boolean }>({
    severity: 'error',
    title: 'The same field twice',
    explanation: 'A field stands once in a block; only one of the two could be shown.',
    message: ({ name, firstLine }) =>
      say`${written(name)} is written twice in the same block (first on line ${firstLine}).`,
    help: ({ isSame }) =>
      isSame ? 'Delete this line: it says the same.' : 'Keep the one you want and delete the other line.',
  }),
  'syntax/anchor': entry<{ name: string }>({
    severity: 'error',
    title: 'A word that begins with & after the colon',
    explanation:
      'Right after a colon or a dash, a word that begins with & gives the place a name, so that it can be used again elsewhere. Pages do not use this; what several pages show is a shared section. In quotes it is a text like any other.',
    message: ({ name }) => say`${written(`&${name}`)} is not read as a text, because it begins with ${written('&')}.`,
    help: ({ name }) =>
      say`Delete ${written(`&${name}`)}, or put the whole text in quotes if visitors should see it. Sections for several pages belong in the folder ${written('_shared')}.`,
  }),
  'syntax/alias': entry<{ name: string }>({
    severity: 'error',
    title: 'A word that begins with * after the colon',
    explanation:
      'Right after a colon or a dash, a word that begins with * repeats what stands elsewhere in the file. Pages do not use this; what several pages show is a shared section. In quotes it is a text like any other.',
    message: ({ name }) => say`${written(`*${name}`)} is not read as a text, because it begins with ${written('*')}.`,
    help: () =>
      say`Put the whole text in quotes if visitors should see it. To repeat something, write it again, or put the section in the folder ${written('_shared')}.`,
  }),
  'syntax/tag': entry<{ tag: string }>({
    severity: 'error',
    title: 'A word that begins with ! after the colon',
    explanation:
      'Right after a colon or a dash, a word that begins with ! says of what kind the rest is. Pages do not use this. In quotes it is a text like any other.',
    message: ({ tag }) => say`${written(tag)} is not read as a text, because it begins with ${written('!')}.`,
    help: ({ tag }) => say`Delete ${written(tag)}, or put the whole text in quotes if visitors should see it.`,
  }),
  'syntax/comment': entry<Fixed & { found: string }>({
    severity: 'error',
    title: 'A comment that is none',
    explanation: 'Only lines that begin with # are comments, which visitors never see.',
    message: ({ found }) => say`A comment begins with ${written('#')}, not with ${written(found)}.`,
    help: write,
  }),
  'syntax/block-mark': entry<{ mark: string; name: string }>({
    severity: 'error',
    title: 'Text on the line of > or |',
    explanation: 'The signs > and | say that the text begins on the next line.',
    message: ({ mark }) => say`After ${written(mark)} the line ends; the text begins on the next one.`,
    help: ({ mark, name }) =>
      say`Delete ${written(mark)}, or move the text after ${written(`${name}: ${mark}`)} to the next line, two spaces further in.`,
  }),
  'syntax/no-block-mark': entry<{ name: string }>({
    severity: 'error',
    title: 'A text of several lines without >-',
    explanation:
      'A text below its field needs >- behind the colon. Without it, a colon or # inside the text breaks it.',
    message: ({ name }) =>
      say`The text of ${written(name)} stands on the lines below, so ${written('>-')} is needed behind the colon.`,
    help: ({ name }) => say`Write ${written(`${name}: >-`)}`,
  }),
  'syntax/one-line': entry<{ name: string }>({
    severity: 'error',
    title: 'Two fields on one line',
    explanation: 'Every field begins on a line of its own.',
    message: ({ name }) => say`${written(name)} needs a line of its own.`,
    help: ({ name }) => say`Press Enter before ${written(name)}, and put it in line with the fields around it.`,
  }),
  'syntax/yaml': entry({
    severity: 'error',
    title: 'A line that cannot be read',
    explanation: 'The line does not have the form `field: text`, and what it was meant to be is not clear.',
    message: () => "This line can't be read, so it was left out.",
    help: () => 'Compare it with the lines around it: the name of a field, a colon, a space, then the text.',
  }),
};

function named(quote: string): string {
  return quote === '"' ? 'a double quote' : 'a single quote';
}
