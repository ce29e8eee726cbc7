import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import { choiceLabel, isFields, isSchema, messageWords, optionLabel, type Schema, viewWordLabels } from '#kit/model';
import { codeWordsIn } from '../../../tests/studio/support/code-words.ts';
import { checker } from '../../../tests/studio/support/open-store.ts';
import { formLabel } from './form-label.ts';
import { helpOf } from './help-of.ts';
import { definitions, fieldsOf, resolve, sectionSchema, sectionTitle } from './schema.ts';
import { widgetFor } from './widget.ts';

/** Each field of each schema, however deep, by where it stands. */
function* fieldsIn(
  unresolved: Schema,
  name: string,
  place: string,
): Generator<{ schema: Schema; name: string; place: string }> {
  yield { schema: unresolved, name, place };
  for (const [inner, schema] of Object.entries(unresolved.properties ?? {}))
    if (schema.const === undefined) yield* fieldsIn(schema, inner, `${place}.${inner}`);
  for (const key of ['items', 'additionalProperties', 'then', 'else']) {
    const schema = unresolved[key];
    if (isSchema(schema)) yield* fieldsIn(schema, name, `${place}[]`);
  }
}

const fields = Object.entries(definitions).flatMap(([name, schema]) => [...fieldsIn(schema, name, name)]);

/** What is told of texts that hold code, by where they stand. */
function refused(texts: Iterable<readonly [place: string, text: string]>): string[] {
  return [...texts].flatMap(([place, text]) => codeWordsIn(text).map((word) => `${place}: ${word} — ${text}`));
}

it.each([
  'The sections, each with its “type”.',
  'Sections of the _shared folder.',
  'For one: ((count)) article.',
  'A file of the public folder.',
  'It stands in home.yaml.',
  'The words of “linkLabel”.',
  'Which team/ann.jpg it is.',
  'A figure such as `22 days`.',
])('finds the code in “%s”', (text) => {
  expect(codeWordsIn(text)).not.toEqual([]);
});

describe('nobody reads code in the Studio', () => {
  it('in the help of a field: where the description can’t do without it, `help` beside it says it otherwise', () => {
    const helps = fields.map(({ schema, place }) => {
      const field = resolve(schema);
      return [place, helpOf({ ...field, ...schema }, widgetFor(field))] as const;
    });
    expect(refused(helps)).toEqual([]);
  });

  it('in the names of fields, choices and kinds of sections', () => {
    const labels = fields.map(({ schema, name, place }) => [place, formLabel(name, resolve(schema))] as const);
    const choices = fields.flatMap(({ schema, place }) =>
      (schema.enum ?? [])
        .flatMap((value) => [optionLabel(value), choiceLabel(value)])
        .map((text) => [place, text] as const),
    );
    const kinds = checker.blockTypes.map((type) => [type, sectionTitle(type)] as const);
    expect(refused([...labels.filter(([place]) => place.includes('.')), ...choices, ...kinds])).toEqual([]);
    expect(refused(Object.entries(viewWordLabels))).toEqual([]);
  });

  it('in a message, but for those on how a text is written, and what stands in the text itself', () => {
    const samples = join(projectRoot, 'tests/diagnostics');
    const messages = sampleNames(samples).flatMap((name) => {
      const files = readdirSync(join(samples, name), { recursive: true, withFileTypes: true }).filter((entry) =>
        entry.isFile(),
      );
      const read = (file: string) => readFileSync(file, 'utf8');
      if (!files.some((file) => file.name === 'expected.json')) return [];
      const text = files
        .filter((file) => /ya?ml$/.test(file.name))
        .map((file) => read(join(file.parentPath, file.name)))
        .join();
      const told = JSON.parse(read(join(samples, name, 'expected.json'))) as {
        code: string;
        message: string;
        help?: string;
        inForms?: { message: string; help?: string };
        where?: string;
      }[];
      return told
        .filter(({ code }) => !/^(?:syntax|layout|file)\//.test(code))
        .flatMap((one) =>
          Object.values(messageWords(one)).map(
            (words) =>
              [name, (words ?? '').replaceAll(/“([^”]*)”/g, (whole, inside) => own(whole, inside, text))] as const,
          ),
        );
    });
    expect(messages.length).toBeGreaterThan(100);
    expect(refused(messages)).toEqual([]);
  });

  it('in what stands on the screen by itself: words, names of buttons, placeholders', () => {
    const folder = join(projectRoot, 'src/studio');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) =>
        /\.tsx?$/.test(file) &&
        !/generated|\.test\.|^server\/|^text\/|^worker\/|(?:help|message|spoken|plain)-(?:words|of)\./.test(file),
    );
    const texts = files.flatMap((file) =>
      wordsOf(readFileSync(join(folder, file), 'utf8')).map((text) => [file, text] as const),
    );
    expect(texts.length).toBeGreaterThan(200);
    expect(refused(texts)).toEqual([]);
  });
});

/** A name that somebody has written, and that no field has, is told as it is. */
function own(whole: string, inside: string, text: string): string {
  return codeWordsIn(whole).length > 0 && text.includes(inside) && !fields.some(({ name }) => name === inside)
    ? '“…”'
    : whole;
}

/** The words between tags, and texts of several words elsewhere, which are sentences. */
function wordsOf(source: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, value } = node as { type?: string; value?: unknown };
    if (type === 'TaggedTemplateExpression' || type === 'ImportDeclaration') return;
    const text = type === 'TemplateElement' && isFields(value) ? value['cooked'] : value;
    if (type === 'JSXText' && String(text).trim() !== '') found.push(String(text).trim());
    else if (type !== 'JSXText' && typeof text === 'string' && isSentence(text)) found.push(text.trim());
    for (const inner of Object.values(node)) visit(inner);
  };
  visit(parseSync('view.tsx', source).program);
  return found;
}

/** True for several words; a selector and a path are none. */
function isSentence(text: string): boolean {
  return / \w/.test(text) && !/[#[\]{}<>:.]\w|^\W/.test(text);
}

function sampleNames(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
}

it('words of a section are neither called as its kind is, nor as other words beside them', () => {
  const doubled = checker.blockTypes.flatMap((type) => {
    const [title, schema] = [sectionTitle(type), sectionSchema(type) ?? {}];
    const labels = fieldsOf(schema, undefined)
      .filter((field) => ['rich-text', 'paragraphs', 'figured', 'text'].includes(widgetFor(field.schema) ?? ''))
      .map((field) => formLabel(field.name, field.schema));
    return labels
      .filter((label, at) => label === title || labels.indexOf(label) < at)
      .map((label) => `${title}: ${label}`);
  });
  expect(doubled).toEqual([]);
});
