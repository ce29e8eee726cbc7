import { colorLabel, type Diagnostic, labelOf, optionLabel } from '#kit/model';
import { spokenWords, withoutMarks } from './spoken-words.ts';

type Message = Pick<Diagnostic, 'code' | 'message' | 'help'>;

/** What to do in a form, where what a message says to do is done to lines of a text. */
const helpInForms: Readonly<Record<string, string>> = {
  'field/missing': 'Fill it in.',
  'field/empty': 'Write something here, or take it away.',
  'field/no-effect': 'Fill in the other one, or take this away.',
  'block/no-type': 'Delete this section, and add one from the list of examples.',
  'page/no-hero': 'Put a section “Top of the page” before this one.',
  'page/hero': 'Move this section to the top of the page, or choose another kind for it.',
  'text/blank': 'Write something here, or take it away.',
  'text/sample': 'Write your own words here.',
  'text/list': 'Put the entries into points, or into the paragraphs of a text; or make a sentence of them.',
  'text/table': 'Add a section “Table” for it.',
  'button/no-action': 'Choose what it does, as soon as there is something.',
  'form/simulated': 'Choose another way to send it when somebody should read them.',
  'filter/inert': 'Choose “Visitors can choose a category” when they should.',
  'result/hidden': 'Choose “Shown” when visitors should see them.',
  'contents/empty': 'Write a heading into the sections that it is to list, or delete it.',
  'anchor/duplicate': 'Give one of the two sections another short name.',
  'pricing/recommended': 'Take it away from one of both.',
  'list/too-short': 'Add what is missing.',
  'formula/syntax': 'Use numbers, short names, + - * / and brackets, such as “(rent + wages) * 0.3”.',
  'language/folder': 'Have whoever looks after the files of this site write the name of that folder in small letters.',
  'language/no-pages': 'Open a page, and add it in that language; or take the language out of the list.',
  'page/no-home': 'Its file has to be called “home”.',
  'placeholder/form': 'Delete it, and put the figure in with the button “Figure” over the text.',
  'text/bare-address': 'Select the words that should lead there, and press the button “Link” over the text.',
  'text/html': 'Delete it: over the text there are buttons for bold, italics and links.',
  'text/no-words': 'Write the words that lead there.',
  'translation/missing': 'Open the original, and add the page in that language.',
  'video/format':
    'Save the film as MP4 (H.264), have it put on this site, and write its address, such as /films/tour.mp4.',
};

/** What messages say of folders and commands, and how a form says it. */
const said: readonly (readonly [RegExp, string])[] = [
  // Places are told by the names of their files.
  [/(?<![\w/.-])(?:[\w-]+\/)*([\w-]+)\.(?:ya?ml|json):\d+/g, '$1'],
  [
    /The pages in `(?:[^`/]*\/)*([^`/]*)` are not found: the folder/,
    'The pages of the language `$1` are not found: the folder',
  ],
  [/ in the public folder/g, ' on this site'],
  [/ in [\w/-]*\b_media\b/g, ''],
  [/: they belong into the folder `[^`]*`/g, ''],
  [/(: once [^:]*, write) `translated: (\w+)`( here)?/g, '$1 “$2” into “State that was translated”'],
  [/`npm run page [^`]*` writes it.*/g, ''],
  // A switch is pressed, or isn't.
  [/\badd `(\w+): true`/g, 'choose `$1`'],
  [/\bDelete `(\w+): true`, or write `alt: ""`/g, 'Take `$1` away, or empty the description'],
  [/\bdelete `(\w+): true`/g, 'take `$1` away'],
  [/`(\w+): true`/g, '`$1`'],
  [/: a placeholder stands in double round brackets/g, ''],
  [/\bplaceholder `/g, 'figure `'],
  [/There is no file `([\w/-]*_shared\/[\w-]+\.\w+)`/g, 'There are no $1'],
  [/The file `([^`]*)` is missing/g, '`$1` is missing'],
];

/** What is wrong with how a text is written is told in that text's own names: there it is put right. */
const ofText = /^(?:syntax|layout|file)\//;

/** A message in the words of forms: with the names that fields and sections have there, and what can be done there. */
export function messageWords({ code, ...written }: Message): { message: string; help: string | undefined } {
  if (ofText.test(code))
    return { message: withoutMarks(written.message), help: written.help && withoutMarks(written.help) };
  const spoken = (text: string) => said.reduce((words, [before, after]) => words.replace(before, after), text);
  const message = spoken(written.message);
  const help = written.help && (spoken(written.help) || undefined);
  const inForm = helpInForms[code];
  if (inForm !== undefined) return { message: spokenWords(message), help: inForm };
  if (code === 'theme/contrast') return { message: inColors(message), help: help && inColors(help) };
  if (code === 'value/choice') return { message: withoutMarks(message), help: help?.replaceAll(/`([^`]*)`/g, choice) };
  return { message: spokenWords(message), help: help && spokenWords(help) };
}

/** "In `dark`, `muted` on `page` …": the themes and the colours by what the form calls them. */
function inColors(text: string): string {
  return text
    .replace(/^In `(\w+)`/, (_, theme: string) => labelOf(theme))
    .replaceAll(/`([^`]*)`/g, (_, name: string) => `“${colorLabel(name)}”`);
}

function choice(_: string, value: string): string {
  return `“${optionLabel(value)}”`;
}
