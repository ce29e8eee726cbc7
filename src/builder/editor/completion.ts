import { type CompletionItem, CompletionItemKind, InsertTextFormat, type Position } from 'vscode-languageserver';
import type { CompiledSite } from '#engine';
import { fieldsOfSchema, kindCalled, type Schema, type ValueSource } from '#kit/model';
import type { Cursor } from './cursor.ts';
import { resolvedSchema, type Schemas, schemasTo } from './schema-at.ts';

/** What offers are made from: the schemas, and what pages may refer to. */
export type Offers = { schemas: Schemas; context: CompiledSite['context'] };

/** What can be written at a cursor of a file whose schema is `file`, each in place of what is typed of it already. */
export function completionsAt(cursor: Cursor, file: Schema, offers: Offers, position: Position): CompletionItem[] {
  const token = openToken(cursor.typed, ['((', '](']) ?? cursor.typed.replace(/^["']/, '');
  const start = { ...position, character: position.character - token.length };
  return offered(cursor, file, offers).map(({ insertText, ...item }) => ({
    ...item,
    textEdit: { range: { start, end: position }, newText: insertText ?? item.label },
  }));
}

/** What is typed behind the last sign that opens a placeholder or a link; nothing where none is open. */
function openToken(typed: string, signs: ('((' | '](')[]): string | undefined {
  const start = Math.max(...signs.map((sign) => typed.lastIndexOf(sign)));
  const token = typed.slice(start + 2);
  return start >= 0 && /^[^()\s]*$/.test(token) ? token : undefined;
}

function offered(cursor: Cursor, file: Schema, offers: Offers): CompletionItem[] {
  const { typed, at } = cursor;
  if (/^[\w.]*$/.test(openToken(typed, ['((']) ?? ' ')) return placeholders(offers);
  if (openToken(typed, ['](']) !== undefined) return links(offers);
  const found = schemasTo(cursor, file, offers.schemas);
  const isWhole = found.length === cursor.path.length + 1;
  if (!isWhole) return [];
  const schema = resolvedSchema(found.at(-1), offers.schemas);
  if (at === 'key') return fields(schema, cursor, offers.schemas);
  const parent = resolvedSchema(found.at(-2), offers.schemas);
  return values(schema, parent, cursor.path.at(-1) ?? '', offers);
}

function fields(schema: Schema, { siblings }: Cursor, schemas: Schemas): CompletionItem[] {
  const required = new Set(schema.required);
  return Object.entries(fieldsOfSchema(schema, schemas.definitions))
    .filter(([name]) => !siblings.has(name))
    .map(([name, field]) => ({
      label: name,
      kind: CompletionItemKind.Field,
      insertText: `${name}: `,
      sortText: `${required.has(name) ? 'a' : 'b'}${name}`,
      documentation: resolvedSchema(field, schemas).description ?? '',
      ...(required.has(name) ? { detail: 'needed' } : {}),
      command: { title: 'Suggest', command: 'editor.action.triggerSuggest' },
    }));
}

/** What the values of a kind, or of the fields of an action or a picture, are chosen from. */
function values(schema: Schema, parent: Schema, name: string, offers: Offers): CompletionItem[] {
  const source = kindCalled(parent.kind).inside?.[name] ?? kindCalled(schema.kind).names;
  if (source) return offersOf(source, offers);
  if (schema.kind === 'block-type' || schema.const !== undefined) return blockTypes(offers);
  if (schema.kind === 'action') return actions;
  if (name === 'name' && parent.title === 'SharedSection')
    return named([...offers.context.shared.keys()], CompletionItemKind.Reference);
  if (schema.enum) return named(schema.enum.map(String), CompletionItemKind.EnumMember);
  return schema.type === 'boolean' ? named(['true', 'false'], CompletionItemKind.Value) : [];
}

/** What there is in the site of what values name. */
function offersOf(source: ValueSource, offers: Offers): CompletionItem[] {
  const { forms, inquiryTypes, placeholders: known, media, publicFiles } = offers.context;
  const files = (names: RegExp) =>
    named(
      [...publicFiles.keys()].filter((file) => names.test(file)),
      CompletionItemKind.File,
    );
  switch (source) {
    case 'pages':
      return links(offers);
    case 'forms':
      return named([...forms.keys()], CompletionItemKind.Reference);
    case 'ownForms':
      return named(
        [...forms.values()].flatMap(({ name, fields }) => (fields ? [name] : [])),
        CompletionItemKind.Reference,
      );
    case 'inquiryTypes':
      return named([...inquiryTypes], CompletionItemKind.EnumMember);
    case 'mailboxes':
      return named(
        [...known.keys()].flatMap((name) => (name.startsWith('email.') ? [name.slice('email.'.length)] : [])),
        CompletionItemKind.Reference,
      );
    case 'originals':
      return named([...media.keys()], CompletionItemKind.File);
    case 'publicFiles':
      return files(/./);
    case 'films':
      return files(/\.(?:mp4|webm)$/i);
    case 'captions':
      return files(/\.vtt$/i);
    case 'publicPictures':
      return files(/\.(?:svg|png|jpe?g|webp|gif|avif)$/i);
  }
}

function named(labels: readonly string[], kind: CompletionItemKind): CompletionItem[] {
  return labels.map((label) => ({ label, kind }));
}

function blockTypes({ schemas }: Offers): CompletionItem[] {
  return [...schemas.blockTypes, 'shared'].map((type) => ({
    label: type,
    kind: CompletionItemKind.Class,
    documentation:
      schemasTo({ path: ['-'], types: new Map([[1, type]]) }, { kind: 'sections' }, schemas)[1]?.description ?? '',
  }));
}

/** Every page, and every section of it that has an `id`. */
function links({ context }: Offers): CompletionItem[] {
  return [...context.routes].flatMap(([path, { title, anchors }]) => [
    { label: path, kind: CompletionItemKind.File, detail: title },
    ...[...anchors].map((anchor) => ({
      label: `${path}#${anchor}`,
      kind: CompletionItemKind.Reference,
      detail: title,
    })),
  ]);
}

/** `((facts.query_time))` and the like, each with what stands for it. */
function placeholders({ context }: Offers): CompletionItem[] {
  return [...context.placeholders].map(([name, value]) => ({
    label: name,
    kind: CompletionItemKind.Constant,
    detail: value,
    insertText: `${name}))`,
  }));
}

const actions: CompletionItem[] = [
  ['{ link: … }', '{ link: /$1 }', 'Opens a page or an address.'],
  ['{ dialog: … }', '{ dialog: $1 }', 'Opens a form of _site.yaml.'],
  ['{ download: … }', '{ download: /$1 }', 'Downloads a file of the public folder.'],
  ['none', 'none', 'Does nothing yet.'],
].map(([label = '', insertText = '', documentation = '']) => ({
  label,
  insertText,
  documentation,
  kind: CompletionItemKind.Snippet,
  insertTextFormat: InsertTextFormat.Snippet,
}));
