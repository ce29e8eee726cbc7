import { entry } from './entry.ts';
import { blockCalled, field, fieldInstead, fileCalled, labelled, labelledAs, name, say, written } from './say.ts';
import { anyOf, shortLine } from './words.ts';

/** What is allowed, and worth knowing. Notes never fail. */
export const noteEntries = {
  'title/length': entry<{ length: number; least: number; most: number }>({
    severity: 'note',
    title: 'A title that search results cut off',
    explanation: 'Search results cut a title off after 65 characters, and one of fewer than 10 says too little.',
    message: (found) => `This title ${lengthInResults(found)}.`,
    help: ({ length, least }) => (length < least ? 'Say a little more.' : 'Shorten it.'),
  }),
  'description/length': entry<{ length: number; least: number; most: number }>({
    severity: 'note',
    title: 'A description that search results cut off',
    explanation: 'Search results cut a description off after 160 characters, and one of fewer than 50 says too little.',
    message: (found) => `This description ${lengthInResults(found)}.`,
    help: ({ length, least }) => (length < least ? 'Say a little more.' : 'Shorten it.'),
    inForms: {
      message: (found) => `“Words for search results” ${lengthInResults(found)}.`,
    },
  }),
  'button/no-action': entry<{ label: string }>({
    severity: 'note',
    title: 'A button that does nothing',
    explanation: 'The button has `action: none`. Visitors see it, and a screen reader says that it does nothing yet.',
    message: ({ label }) => `The button “${label}” does nothing.`,
    help: () =>
      say`Give it an action when there is one: ${field('action', { link: '/page' })}, ${field('action', { dialog: 'form' })} or ${field('action', { download: '/file.pdf' })}.`,
    inForms: { help: () => 'Choose what it does, as soon as there is something.' },
  }),
  'text/wide-word': entry<{ word: string; width: number; room: number }>({
    severity: 'note',
    title: 'A word that is wider than a small phone',
    explanation:
      'On a phone of 320 pixels the word does not fit on a line, so it is broken somewhere inside. The width is computed from the letters of the font.',
    message: ({ word, width, room }) =>
      `The word “${shortLine(word)}” is ${width.toLocaleString('en')} pixels wide here; a small phone has room for ${room}.`,
    help: () => 'Use a shorter word, or write it with a hyphen where it may be broken.',
    inForms: {
      message: ({ word }) =>
        `On a small phone the word “${shortLine(word)}” doesn’t fit here, so it is broken somewhere inside.`,
    },
  }),
  'text/many-lines': entry<{ lines: number; most: number }>({
    severity: 'note',
    title: 'A text that is too long for its place',
    explanation:
      'Headings and the words of buttons are set large. On a phone of 320 pixels a long one fills the screen. The lines are computed from the letters of the font.',
    message: ({ lines, most }) => `On a small phone this takes ${lines} lines; up to ${most} look well here.`,
    help: () => 'Say it in fewer words.',
  }),
  'text/letters': entry<{ letters: readonly string[] }>({
    severity: 'note',
    title: 'Letters that the site’s own haven’t',
    explanation:
      'A font has the letters of some languages. Browsers take any other letter from another font, so that a word with one is set in two. It is told once, of all texts.',
    message: ({ letters }) =>
      `The letters of this site have no ${letters.slice(0, 8).join(', ')}${letters.length > 8 ? ` and ${letters.length - 8} more` : ''}: words with ${letters.length === 1 ? 'it' : 'one of them'} are set in two kinds of letters.`,
    help: () =>
      say`In ${fileCalled('_theme.yaml')}, name letters that have them below ${name('font')}; a font’s further files, such as ${written('…-latin-ext.woff2')}, go below ${name('more')}.`,
  }),
  'text/sample': entry<{ text: string; words: string }>({
    severity: 'note',
    title: 'The sample text is still there',
    explanation:
      'The Studio and `npm run new` write sample text where your own words belong. Visitors would see it as it stands.',
    message: ({ text }) => say`This is still the sample text: ${written(shortLine(text))}.`,
    help: () => 'Write your own words here.',
    inForms: {
      message: ({ words }) => say`This is still the sample text: ${written(shortLine(words))}.`,
      help: () => 'Write your own words here.',
    },
  }),
  'form/simulated': entry<{ name: string; title: unknown }>({
    severity: 'note',
    title: 'A form that reaches nobody',
    explanation: 'The form has `send: simulated`: it says that the message was sent, and sends nothing.',
    message: ({ name }) => say`The messages of the form ${written(name)} reach nobody.`,
    help: () => say`Change it to ${fieldInstead('send', 'function')} when somebody should read them.`,
    inForms: {
      message: ({ name, title }) =>
        `The messages of the form “${typeof title === 'string' ? title : name}” reach nobody.`,
      help: () => 'Choose another way to send it when somebody should read them.',
    },
  }),
  'field/no-effect': entry<{ name: string; other: string; otherLabel?: string | undefined; isMissing: boolean }>({
    severity: 'note',
    title: 'A field that changes nothing',
    explanation: 'The field is shown only with another one, or not beside it. Visitors never see what it says.',
    message: ({ name, other, otherLabel, isMissing }) =>
      say`${labelled(name)} has no effect ${isMissing ? 'without' : 'beside'} ${labelledAs(other, otherLabel)}.`,
    help: ({ name, other, isMissing }) =>
      isMissing
        ? say`Add ${labelled(other)}, or delete ${labelled(name)}.`
        : say`Keep one of both: ${labelled(name)} or ${labelled(other)}.`,
    inForms: {
      help: ({ isMissing }) => (isMissing ? 'Fill in the other one, or take this away.' : 'Take one of the two away.'),
    },
  }),
  'block/half-empty': entry<{ fields: readonly string[] }>({
    severity: 'note',
    title: 'A section with one empty half',
    explanation: 'A `split` shows words on one side, and something beside them on the other.',
    message: () => 'Nothing stands beside the words of this section.',
    help: ({ fields }) => say`Add ${anyOf(fields)}, or use a section ${blockCalled('prose')}.`,
  }),
  'contents/empty': entry({
    severity: 'note',
    title: 'A table of contents of a page without headings',
    explanation:
      'A section `contents` lists the headings of the other sections of its page. Where there are none, visitors see nothing of it.',
    message: () => 'This table of contents has nothing to list: no other section of the page has a heading.',
    help: () => say`Write a ${labelled('heading')} into the sections that it is to list, or delete it.`,
    inForms: { help: () => 'Write a heading into the sections that it is to list, or delete it.' },
  }),
  'articles/none': entry({
    severity: 'note',
    title: 'A list that gathers no articles',
    explanation:
      'A section `articles` with `below` gathers the pages below that address that have an `article`. Where there are none, visitors see nothing of it.',
    message: () => 'There are no articles below this address.',
    help: () =>
      say`Write ${labelled('article')} with a ${labelled('date')} into pages whose address begins with it, or delete this.`,
    inForms: { help: () => 'Say of pages below it that they are articles, under “Found and shared”.' },
  }),
  'filter/inert': entry({
    severity: 'note',
    title: 'Filters that filter nothing',
    explanation: 'The list has `filters: inert`: visitors see the buttons, and they change nothing.',
    message: () => 'The filter buttons of this list have no effect.',
    help: () => say`Change it to ${fieldInstead('filters', 'working')} when visitors should choose.`,
    inForms: { help: () => 'Choose “Visitors can choose a category” when they should.' },
  }),
  'result/hidden': entry({
    severity: 'note',
    title: 'A calculator that shows no result',
    explanation: 'The calculator has `result: hidden`: it computes and shows nothing.',
    message: () => 'This calculator computes its results and shows none of them.',
    help: () => say`Change it to ${fieldInstead('result', 'shown')} when visitors should see them.`,
    inForms: { help: () => 'Choose “Shown” when visitors should see them.' },
  }),
  'heading/skipped': entry({
    severity: 'note',
    title: 'A heading is skipped',
    explanation:
      'The section has words above its heading but no heading, so people who listen to the page get no heading here.',
    message: () =>
      say`This section has an ${labelled('eyebrow')} but no ${labelled('heading')}, so a heading is skipped.`,
    help: () => say`Add a ${labelled('heading')}, or delete the ${labelled('eyebrow')}.`,
  }),
};

/** How long a text of search results is, and how much of one they show. */
function lengthInResults({ length, least, most }: Record<'length' | 'least' | 'most', number>): string {
  return length < least
    ? `has only ${length} characters; in search results ${least} to ${most} are best`
    : `has ${length} characters; search results show only the first ${most}`;
}
