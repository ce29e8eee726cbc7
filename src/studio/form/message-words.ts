import type { Diagnostic } from '../../model/diagnostic.ts';
import { colorLabel, labelOf, optionLabel } from '../../model/field-labels.ts';
import { spokenWords, withoutMarks } from './spoken-words.ts';

type Message = Pick<Diagnostic, 'code' | 'message' | 'help'>;

/** What to do in a form, where what a message says to do is done to lines of a text. */
const helpInForms: Readonly<Record<string, string>> = {
  'field/missing': 'Fill it in.',
  'field/empty': 'Write something here, or take it away.',
  'field/no-effect': 'Fill in the other one, or take this away.',
  'block/no-type': 'Delete this section, and add one from the list of examples.',
  'page/no-hero': 'Put a section “Top of the page” before this one.',
  'page/hero': 'Use another kind of section here, or delete it.',
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
};

/** What is wrong with how a text is written is told in that text's own names: there it is put right. */
const ofText = /^(?:syntax|layout|file)\//;

/** A message in the words of forms: with the names that fields and sections have there, and what can be done there. */
export function messageWords({ code, message, help }: Message): { message: string; help: string | undefined } {
  if (ofText.test(code)) return { message: withoutMarks(message), help: help && withoutMarks(help) };
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
