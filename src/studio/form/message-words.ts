import { colorLabel, type Diagnostic, labelOf, optionLabel } from '#kit/model';
import { spokenWords, withoutMarks } from './spoken-words.ts';

type Message = Pick<Diagnostic, 'code' | 'message' | 'help' | 'inForms'>;

/** What is wrong with how a text is written is told in that text's own names: there it is put right. */
const ofText = /^(?:syntax|layout|file)\//;

/**
 * A message in the words of forms: the catalogue's second voice where it has one, with the names that fields and sections have
 * there.
 */
export function messageWords({ code, inForms, ...written }: Message): { message: string; help: string | undefined } {
  const { message, help } = inForms ?? written;
  if (ofText.test(code)) return { message: withoutMarks(message), help: help && withoutMarks(help) };
  if (code === 'theme/contrast') return { message: inColors(message), help: help && inColors(help) };
  if (code === 'value/choice') return { message: withoutMarks(message), help: help && withChoices(help) };
  return { message: spokenWords(message), help: help && spokenWords(help) };
}

/** "In `dark`, `muted` on `page` …": the themes and the colours by what the form calls them. */
function inColors(text: string): string {
  return text
    .replace(/^In `(\w+)`/, (_, theme: string) => labelOf(theme))
    .replaceAll(/`([^`]*)`/g, (_, name: string) => `“${colorLabel(name)}”`);
}

/** What could be chosen, by what the form calls it. */
function withChoices(text: string): string {
  return text.replaceAll(/`([^`]*)`/g, (_, value: string) => `“${optionLabel(value)}”`);
}
