import { entry } from './entry.ts';
import { blockCalled, either, first, instead, say, written } from './say.ts';
import { shortLine } from './words.ts';

/** What can be read and is shown, but not as it was meant. */
export const textEntries = {
  'text/blank': entry({
    severity: 'error',
    title: 'A text of spaces',
    explanation: 'The text holds only spaces, or characters that nobody can see, so the place stays empty on the page.',
    message: () => 'This text holds only blank space, so visitors see nothing.',
    help: () => 'Write something here.',
  }),
  'text/no-words': entry<{ found: string; url: string }>({
    severity: 'error',
    title: 'A link without words',
    explanation:
      'What stands between the square brackets is what visitors see of a link. Without it nobody can find it.',
    message: ({ found }) => say`The link ${written(shortLine(found))} has no words, so visitors see nothing of it.`,
    help: ({ url }) => say`Write words between the square brackets: ${written(`[words](${shortLine(url)})`)}.`,
    inForms: { help: () => 'Write the words that lead there.' },
  }),
  'text/picture': entry<{ found: string }>({
    severity: 'warning',
    title: 'A picture in a text',
    explanation: 'Texts show no pictures. Blocks that do have a field for them.',
    message: ({ found }) => say`Visitors don't see the picture of ${written(shortLine(found))}: a text shows no image.`,
    help: () =>
      say`Delete it; a picture has a field of its own, in ${either('blocks', 'sections')} such as ${blockCalled('people')}.`,
  }),
  'text/many-marks': entry<{ limit: number }>({
    severity: 'error',
    title: 'More marks in a paragraph than are read',
    explanation:
      'Stars, underscores and square brackets make words bold, italic or a link. A paragraph with several hundred of them would take too long to read, so all of its text would be shown as it is written.',
    message: ({ limit }) =>
      say`A paragraph of this text has more than ${limit} of the marks ${written('*')}, ${written('_')}, ${written('[')} and ${written(']')}.`,
    help: () =>
      say`Divide it by empty lines, or write ${written('\\*')} and ${written('\\[')} for the signs that visitors should see.`,
  }),
  'text/plain': entry<{ found: string }>({
    severity: 'warning',
    title: 'Bold, italic or a link where only plain text is read',
    explanation:
      'Headings, titles and labels are plain text: the signs for bold, italic and links have no effect there.',
    message: ({ found }) =>
      say`Visitors see ${written(shortLine(found))} as it stands here: this field holds plain text only.`,
    help: () => 'Write the words alone, or move what should be bold or a link to a longer text.',
  }),
  'text/table': entry({
    severity: 'warning',
    title: 'A table in a text',
    explanation: 'Texts hold no tables; a table is a section of its own.',
    message: () => 'Visitors see the strokes of this table as they stand here.',
    help: () => say`Make a section of it that begins with ${first('type', 'table')}.`,
    inForms: { help: () => 'Add a section “Table” for it.' },
  }),
  'text/bare-address': entry<{ url: string; link: string }>({
    severity: 'note',
    title: 'An address that is no link',
    explanation: 'An address in a text is shown as it is written, and leads nowhere. A link has words and an address.',
    message: ({ url }) => say`${written(shortLine(url))} is shown, but is no link.`,
    help: ({ link }) => say`Write it as ${written(`[words](${shortLine(link)})`)} if visitors should follow it.`,
    inForms: { help: () => 'Select the words that should lead there, and press the button “Link” over the text.' },
  }),
  'text/garbled': entry<{ found: string; word: string }>({
    severity: 'warning',
    title: 'Letters that came out wrong',
    explanation:
      'The text was saved in one encoding and read in another, so that letters with accents, dashes and quotes became signs.',
    message: ({ found }) => say`${written(found)} is a character that came out wrong when the text was copied.`,
    help: ({ word }) => say`Write ${instead(word)} in its place.`,
  }),
};
