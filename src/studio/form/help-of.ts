import { capital, type Schema } from '#kit/model';
import { helpWords } from './help-words.ts';
import { isSample } from './new-value.ts';
import { spokenWords } from './spoken-words.ts';
import type { Widget } from './widget.ts';

/** What the descriptions say to somebody who writes them as text, and how a form says it. */
const said: readonly (readonly [RegExp, string])[] = [
  [/^Write `true` (?:to|for|where) /, ''],
  [/^`true` says that /, ''],
  [/, in quotes:? `\w+: "([^"]*)"`/, ', such as $1'],
  [/ \*\*Bold\*\*, \*italic\* and \[links\]\(\/contact\) work\./, ''],
  [/; pages write (?:[^.]|\.\w)*\./, '.'],
  [/ Pages write (?:[^.]|\.\w)*\./, ''],
  [/; "" only with [^.]*\./, '.'],
  [/, so that `alt` is ""/, ''],
  [/, by its name (?:in|under) (?:[^.]|\.\w)*\./, '.'],
  [/; a button opens one with `[^`]*`/, ''],
  [/^With `dialog`: /, ''],
  [/, each with its `type`/, ''],
  [/ (?:from|in) the folder `_media`/, ''],
  [/Another file of the folder `_media`/, 'Another picture'],
  [/^A place where sections of the _shared folder are put in/, 'Sections that several pages show stand here'],
  [/ around (?:its|their) `focus`/, ''],
  [/,? (?:such as|as|or) `\(\([^`]*\)\)`/, ''],
  [/`(\w+): ([^`{]+)`/g, '“$2”'],
];

/** Fields whose name says all that there is to say. */
const plain = new Set(['heading', 'question', 'answer']);

/** The help of a field: the schema's description, without what only somebody who writes it as text wants to know. */
export function helpOf({ description = '' }: Schema, widget: Widget | undefined, name = ''): string {
  if (widget === 'action' || widget === 'picture' || widget === 'shared' || plain.has(name)) return '';
  const own = helpWords[description];
  if (own !== undefined) return own;
  const asked = isChosen(widget)
    ? description.replace(/, (?:such )?as [^;.]*/, '')
    : withoutChoices(description, widget);
  return capital(spokenWords(said.reduce((words, [before, after]) => words.replace(before, after), asked)));
}

/** Days, times and colours are chosen, not written. */
function isChosen(widget: Widget | undefined): boolean {
  return widget === 'moment' || widget === 'date' || widget === 'color';
}

/** A description up to where it names what may be written: the choices say that themselves. */
function withoutChoices(description: string, widget: Widget | undefined): string {
  if (widget !== 'choice') return description;
  const [first = ''] = description.replaceAll(/ around (?:its|their) `focus`/g, '').split('`');
  const before = first.trimEnd().replace(/[:,;]$/, '');
  return before === '' || before.endsWith('.') ? before : `${before}.`;
}

/** The help of a field that says nothing of its own yet: with what one of the examples says there. */
export function helpWithExample(help: string, { examples }: Schema, value: unknown): string {
  const [example] = Array.isArray(examples) ? examples : [];
  const isEmpty = value === undefined || value === '' || (typeof value === 'string' && isSample(value));
  // A description may have an example of its own.
  if (!isEmpty || typeof example !== 'string' || /such as|[“"]/.test(help)) return help;
  return `${help} For example: “${example}”`.trim();
}
