import { isFields } from '../../model/child-of.ts';
import type { Path } from '../../model/diagnostic.ts';
import { spaced } from '../../model/field-labels.ts';
import { capital, nounIn, singular } from '../../model/names.ts';
import type { Schema } from '../../model/schema.ts';
import { spokenWords } from './spoken-words.ts';
import type { Widget } from './widget.ts';

/** What one entry of a list is called, as a button says it: `items` of questions are each a "question". */
export function nounOf(name: string, schema: Schema): string {
  const own = /^(?:One|A|An|The) (\w+)\b/.exec(schema.items?.description ?? '')?.[1];
  if (name !== 'items') return singular(spaced(name));
  const { properties = {} } = schema.items ?? {};
  if ('question' in properties) return 'question';
  return own ?? nounIn(schema.description ?? '') ?? 'entry';
}

/** Several of what `nounOf` names. */
export function pluralOf(noun: string): string {
  if (noun === 'person') return 'people';
  return noun
    .replace(/([^aeiou])y$/, '$1ie')
    .replace(/(s|x|ch|sh)$/, '$1e')
    .concat('s');
}

/** What the descriptions say to somebody who writes them as text, and how a form says it. */
const said: readonly (readonly [RegExp, string])[] = [
  [/^Write `true` (?:to|for|where) /, ''],
  [/^`true` says that /, ''],
  [/, in quotes:? `\w+: "([^"]*)"`/, ', such as $1'],
  [/ \*\*Bold\*\*, \*italic\* and \[links\]\(\/contact\) work\./, ''],
  [/; pages write [^.]*\./, '.'],
  [/; "" only with [^.]*\./, '.'],
  [/, by its name (?:in|under) [^.]*\./, '.'],
  [/ (?:from|in) the folder `_media`/, ''],
  [/ around its `focus`/, ''],
  [/`(\w+): ([^`{]+)`/g, '“$2”'],
];

/** Fields whose name says all that there is to say. */
const plain = new Set(['heading', 'question', 'answer']);

/** The help of a field: the schema's description, without what only somebody who writes it as text wants to know. */
export function helpOf({ description = '' }: Schema, widget: Widget | undefined, name = ''): string {
  if (widget === 'action' || widget === 'picture' || plain.has(name)) return '';
  // Days, times and colours are chosen, not written.
  const isChosen = widget === 'moment' || widget === 'date' || widget === 'color';
  const asked = isChosen ? description.replace(/, (?:such )?as [^;.]*/, '') : description;
  return capital(spokenWords(said.reduce((words, [before, after]) => words.replace(before, after), asked)));
}

/** What an entry of a list shows of itself while it is closed: the first words that it says. */
export function summaryOf(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return shortened(String(value));
  if (Array.isArray(value)) return shortened(value.map(summaryOf).filter(Boolean).join(' · '));
  if (!isFields(value)) return '';
  for (const name of ['title', 'heading', 'question', 'name', 'label', 'value', 'caption', 'text', 'alt', 'file']) {
    const words = value[name];
    if (typeof words === 'string' && words !== '') return shortened(words);
  }
  return summaryOf(Object.values(value).find((inner) => typeof inner === 'string' && inner !== ''));
}

const summaryLength = 60;

function shortened(text: string): string {
  const line = text
    .replaceAll(/\]\([^()\s]*\)/g, '')
    .replaceAll('[', '')
    .replaceAll(/[*_]{1,2}(?=\S)|(?<=\S)[*_]{1,2}/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return line.length > summaryLength ? `${line.slice(0, summaryLength).trimEnd()}…` : line;
}

/** A path as one word, for keys and the names of elements. */
export function keyOf(path: Path): string {
  return path.join('.');
}
