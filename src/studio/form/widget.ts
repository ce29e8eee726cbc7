import type { Schema, ValueKindName } from '#kit/model';

/** What a field is filled in with. */
export type Widget =
  /** Words as they are. */
  | 'text'
  /** Words in one line, figures among them. */
  | 'figured'
  | 'rich-text'
  | 'paragraphs'
  | 'code'
  | 'color'
  | 'switch'
  | 'choice'
  | 'number'
  | 'date'
  | 'moment'
  /** When it is open on a day. */
  | 'hours'
  /** The code of a language, by its name. */
  | 'language'
  | 'link'
  | 'action'
  | 'form'
  | 'own-form'
  | 'inquiry-type'
  | 'icon'
  | 'drawing'
  | 'shared'
  /** A short name that nobody sees: it is made by itself. */
  | 'short-name'
  /** Of the questions of a form: what is asked for, on what it hangs, its limits, and who is written to. */
  | 'question-kind'
  | 'condition'
  | 'limit'
  | 'address-question'
  | 'mailbox'
  | 'picture'
  | 'list'
  | 'group'
  | 'entries'
  | 'sections';

/** What a schema asks for by its keyword `widget`. */
const own: Readonly<Record<string, Widget>> = {
  color: 'color',
  date: 'date',
  hours: 'hours',
  language: 'language',
  shared: 'shared',
  'short-name': 'short-name',
  'question-kind': 'question-kind',
  condition: 'condition',
  'inquiry-type': 'inquiry-type',
  limit: 'limit',
  'address-question': 'address-question',
};

/** What a value of each kind is filled in with; nothing where it is as its type says. Icons and drawings are kinds of forms alone. */
const byKind = {
  text: 'figured',
  'rich-text': 'rich-text',
  paragraphs: 'paragraphs',
  'toast-text': 'figured',
  'count-text': 'figured',
  'length-text': 'figured',
  'path-text': 'figured',
  'inquiry-text': 'figured',
  'film-text': 'figured',
  'hours-text': 'figured',
  'answer-text': 'figured',
  path: 'code',
  link: 'link',
  anchor: 'code',
  formula: 'code',
  'number-format': 'code',
  schedule: 'moment',
  occasion: 'moment',
  form: 'form',
  'own-form': 'own-form',
  'inquiry-type': 'inquiry-type',
  mailbox: 'mailbox',
  'public-file': undefined,
  film: undefined,
  telephone: undefined,
  'map-pin': undefined,
  booking: undefined,
  image: 'picture',
  picture: 'picture',
  captions: undefined,
  action: 'action',
  sections: 'sections',
  icon: 'icon',
  drawing: 'drawing',
} as const satisfies Record<ValueKindName | 'icon' | 'drawing', Widget | undefined>;

const widgets: ReadonlyMap<string | undefined, Widget | undefined> = new Map(Object.entries(byKind));

/** Whether words of a field can be bold, italic or a link. */
export function hasMarks(widget: Widget | undefined): boolean {
  return widget === 'rich-text' || widget === 'paragraphs';
}

/** The widget for a value, by what its schema says; nothing where only the text can say it. */
export function widgetFor(schema: Schema): Widget | undefined {
  const { kind, type, widget } = schema;
  // A switch that says when something is there is a switch.
  const known = own[widget ?? ''] ?? (type === 'boolean' ? 'switch' : widgets.get(kind));
  if (known) return known;
  if (schema.enum) return 'choice';
  if (type === 'number' || type === 'integer') return 'number';
  if (schema.format === 'date') return 'date';
  if (type === 'array' || schema.items) return 'list';
  if (schema.properties) return 'group';
  if (typeof schema.additionalProperties === 'object') return 'entries';
  if (schema.format !== undefined || schema.pattern !== undefined) return 'code';
  return type === 'string' ? 'text' : undefined;
}
