import { holdsFigures, isWhenKind, type Schema } from '#kit/model';

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
  | 'link'
  | 'action'
  | 'form'
  | 'inquiry-type'
  | 'icon'
  | 'drawing'
  | 'shared'
  | 'picture'
  | 'list'
  | 'group'
  | 'entries'
  | 'sections';

/** What a schema asks for by its keyword `widget`. */
const own: Readonly<Record<string, Widget>> = { color: 'color', shared: 'shared' };

const byKind: Readonly<Record<string, Widget>> = {
  'rich-text': 'rich-text',
  paragraphs: 'paragraphs',
  anchor: 'code',
  formula: 'code',
  'number-format': 'code',
  path: 'code',
  mailbox: 'code',
  link: 'link',
  action: 'action',
  form: 'form',
  'inquiry-type': 'inquiry-type',
  icon: 'icon',
  drawing: 'drawing',
  image: 'picture',
  picture: 'picture',
  sections: 'sections',
};

/** Whether words of a field can be bold, italic or a link. */
export function hasMarks(widget: Widget | undefined): boolean {
  return widget === 'rich-text' || widget === 'paragraphs';
}

/** The widget for a value, by what its schema says; nothing where only the text can say it. */
export function widgetFor(schema: Schema): Widget | undefined {
  const { kind, type, widget } = schema;
  const known = own[widget ?? ''] ?? byKind[kind ?? ''];
  if (known) return known;
  if (holdsFigures(kind)) return 'figured';
  if (type === 'boolean') return 'switch';
  if (isWhenKind(kind)) return 'moment';
  if (schema.enum) return 'choice';
  if (type === 'number' || type === 'integer') return 'number';
  if (schema.format === 'date') return 'date';
  if (type === 'array' || schema.items) return 'list';
  if (schema.properties) return 'group';
  if (typeof schema.additionalProperties === 'object') return 'entries';
  if (schema.format !== undefined || schema.pattern !== undefined) return 'code';
  return type === 'string' ? 'text' : undefined;
}
