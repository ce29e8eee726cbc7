import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { projectRoot } from '#builder/base';
import { readExamples, readSchemas } from '#builder/files';
import { isSchema, type Schema } from '#kit/model';
import { type Field, fieldsOf, newValue, resolve, schemaNamed, sectionSchema, widgetFor } from '#studio';
import { isThorough } from '../support/extent.ts';
import { choices, problemsOf } from './support/form-store.ts';
import { checker } from './support/open-store.ts';
import { sectionOf, show, wordsOf, write } from './support/shown-form.tsx';

const types = checker.blockTypes;

function fieldNameOf(area: Element): string {
  const path = area.closest<HTMLElement>('[data-path]')?.dataset['path'] ?? '';
  return path.replaceAll(/\.\d+/g, '');
}

/** Of sections that have the same fields, of the same types, one: their forms show no other fields. */
function ofEachShape(sections: readonly Record<string, unknown>[]): Record<string, unknown>[] {
  const seen = new Set<string>();
  return sections.filter((section) => {
    const fields = Object.entries(section).map(
      ([name, value]) => `${name} ${Array.isArray(value) ? 'list' : typeof value}`,
    );
    const isNew = fields.some((field) => !seen.has(field));
    for (const field of fields) seen.add(field);
    return isNew;
  });
}

/** The example of a block that says most. */
function fullestOf(type: string): Record<string, unknown> {
  const all = Object.values(readExamples(projectRoot, type)).map(({ block }) => block);
  return all.toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)[0] ?? {};
}

/** The blocks in which every field is typed: those whose fields no other has, unless all are. */
const typed = isThorough ? types : ofEachShape(types.map(fullestOf)).map(({ type }) => String(type));

/** A clipboard that holds words alone. */
const plainWords = (text: string) => ({ getData: (type: string) => (type === 'text/plain' ? text : '') });

/** Every field that a schema may hold, the inner ones too. */
function allFields(schema: Schema, depth = 0): Field[] {
  if (depth > 6) return [];
  return fieldsOf(schema, undefined).flatMap((field) => {
    const item = field.schema.items ? resolve(field.schema.items) : undefined;
    const inner = field.schema.kind === 'sections' ? {} : (item ?? field.schema);
    return [field, ...allFields(inner, depth + 1)];
  });
}

it.each(['SiteSource', 'PageSource', 'Facts', 'SharedSection', 'ThemeSource', 'SiteOverlay'])(
  'every field of %s has a widget',
  (name) => {
    const schema = schemaNamed(name);
    const { additionalProperties: others } = schema;
    const fields = typeof others === 'object' ? allFields(resolve(others)) : allFields(schema);
    expect(fields.length).toBeGreaterThan(0);
    expect(fields.filter((field) => !widgetFor(field.schema)).map(({ name: field }) => field)).toEqual([]);
  },
);

/** Every schema within some value that asks for a widget. */
function askingIn(value: unknown): Schema[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(askingIn);
  return isSchema(value) && typeof value.widget === 'string' ? [value, ...inner] : inner;
}

it('a field has the widget that its schema asks for', () => {
  const asking = askingIn(readSchemas(projectRoot));
  expect(new Set(asking.map(({ widget }) => widget)).size).toBeGreaterThan(5);
  const unheard = asking.filter(
    ({ widget: _, ...plain }, index) => widgetFor(asking[index] ?? {}) === widgetFor(plain),
  );
  expect(unheard.map(({ widget }) => widget)).toEqual([]);
});

describe.each(types)('%s', (type) => {
  const schema = sectionSchema(type) ?? {};
  const examples = Object.values(readExamples(projectRoot, type)).map(({ block }) => block);

  it('has a widget for every field', () => {
    expect(allFields(schema).filter((field) => !widgetFor(field.schema))).toEqual([]);
  });

  it('shows every field of each example', () => {
    for (const section of ofEachShape(examples)) {
      show(section);
      const missing = Object.keys(section).filter(
        (name) => name !== 'type' && !document.querySelector(`[data-path="sections.0.${name}"]`),
      );
      expect(missing).toEqual([]);
      cleanup();
    }
  });

  it.runIf(typed.includes(type))(
    'takes what is typed in each text of its fullest example, and the schema accepts it',
    async () => {
      const store = show(fullestOf(type));
      for (const head of document.querySelectorAll('button.open[aria-expanded="false"]')) fireEvent.click(head);
      // One of a kind: the entries of a list have the same fields.
      const all = document.querySelectorAll('textarea:not([data-widget="code"]), [role="textbox"]');
      const areas = [...new Map([...all].map((area) => [fieldNameOf(area), area])).values()];
      // In one go: the form is rendered once for all of them.
      await act(async () => {
        for (const area of areas) {
          write(area, 'Typed here ');
          fireEvent.blur(area);
        }
      });
      expect(areas.map(wordsOf)).toEqual(areas.map(() => 'Typed here'));
      expect(problemsOf(type, sectionOf(store))).toEqual([]);
      expect(JSON.stringify(store.data).match(/Typed here(?! )/g)?.length ?? 0).toBe(areas.length);
    },
  );

  it('makes values for what is added that the schema accepts', () => {
    const section = examples[0] ?? {};
    for (const { name, schema: field } of fieldsOf(schema, section)) {
      const value = newValue(field, name, choices);
      expect([name, problemsOf(type, { ...section, [name]: value })]).toEqual([name, []]);
    }
  });
});

it('a text that ends in a line break is shown without it, and keeps it', async () => {
  const store = show({ type: 'prose', paragraphs: 'One.\n\nTwo.\n' });
  const area = screen.getByRole('textbox', { name: 'Paragraphs' });
  expect(wordsOf(area)).toBe('One.\n\nTwo.');
  await act(async () => write(area, 'One.\n\nTwo more. '));
  expect(wordsOf(area)).toBe('One.\n\nTwo more. ');
  expect(sectionOf(store)?.['paragraphs']).toBe('One.\n\nTwo more.\n');
});

it('a field that is not there is offered, and comes with the first letter', async () => {
  const store = show({ type: 'hero', heading: 'Hello' });
  fireEvent.click(screen.getByRole('button', { name: 'Introduction' }));
  const area = screen.getByRole('textbox', { name: /^Introduction/ });
  expect(area).toBe(document.activeElement);
  expect(sectionOf(store)).toEqual({ type: 'hero', heading: 'Hello' });
  await act(async () => write(area, 'W'));
  expect(sectionOf(store)).toEqual({ type: 'hero', heading: 'Hello', text: 'W' });
});

/** Does something with an entry of a list, from the menu that says what can be done with it. */
async function fromMenu(entry: string, does: string): Promise<void> {
  const menu = within(screen.getByRole('group', { name: entry }));
  await act(async () => fireEvent.click(menu.getByRole('button', { name: does, hidden: true })));
}

it('entries of a list are added, moved and deleted', async () => {
  const store = show({ type: 'accordion', items: [{ question: 'One?', answer: 'Yes.' }] });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Add a question' })));
  await fromMenu('Question 2', 'Move up');
  const questions = () =>
    ((sectionOf(store)?.['items'] ?? []) as { question: string }[]).map(({ question }) => question);
  expect(questions()).toEqual(['Sample question 2', 'One?']);
  await fromMenu('Question 1', 'Delete');
  expect(questions()).toEqual(['One?']);
});

it('a row of a table opens to its cells, under the headings of their columns, and takes cells of a spreadsheet', async () => {
  const table = {
    type: 'table',
    caption: 'A day',
    columns: ['Hour', 'Work'],
    rows: [
      ['8', 'Doors'],
      ['9', 'Calls'],
    ],
  };
  const store = show(table);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /^9 . Calls/ })));
  const cell = screen.getByLabelText('Work');
  const edited = vi.spyOn(store, 'edit');
  fireEvent.paste(cell, { clipboardData: plainWords('Letters\tAnn\nLunch\tall') });
  await act(async () => undefined);
  expect(sectionOf(store)).toEqual({
    ...table,
    columns: ['Hour', 'Work', 'Column 3'],
    rows: [
      ['8', 'Doors', '–'],
      ['9', 'Letters', 'Ann'],
      ['–', 'Lunch', 'all'],
    ],
  });
  expect(store.refused).toEqual([]);
  const says = '2 rows were pasted; 1 cell that had words was written over';
  expect(edited.mock.lastCall?.[1]).toMatchObject({ says, isShown: true });
  await fromMenu('Column 1', 'Delete');
  expect(sectionOf(store)).toMatchObject({
    columns: ['Work', 'Column 3'],
    rows: [
      ['Doors', '–'],
      ['Letters', 'Ann'],
      ['Lunch', 'all'],
    ],
  });
  // What it has no room for is told.
  fireEvent.paste(screen.getByLabelText('Work'), { clipboardData: plainWords('a\tb\tc\td\te\tf\tg') });
  await act(async () => undefined);
  expect(sectionOf(store)?.['rows']).toContainEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  expect(store.refused.join()).toContain('room for 6 columns: the column “g” was left out.');
});

it('an address is kept as soon as it is whole; Escape brings the earlier one back; an optional one can be emptied', async () => {
  const quote = { quote: 'It works.', by: 'Ada' };
  const store = show({ type: 'quote', items: [{ ...quote, link: '/' }] });
  const item = () => ((sectionOf(store)?.['items'] ?? []) as Record<string, unknown>[])[0];
  for (const head of document.querySelectorAll('button.open[aria-expanded="false"]')) fireEvent.click(head);
  const field = screen.getByRole('combobox', { name: /^Link/ });
  const type = (value: string) => act(async () => fireEvent.change(field, { target: { value } }));
  await act(async () => fireEvent.focus(field));
  await type('/pri');
  expect(item()?.['link']).toBe('/');
  await type('https://example.org/paper');
  expect(item()?.['link']).toBe('https://example.org/paper');
  await act(async () => fireEvent.keyDown(field, { key: 'Escape' }));
  expect(item()?.['link']).toBe('/');
  await act(async () => fireEvent.focus(field));
  await type('');
  await act(async () => fireEvent.blur(field));
  expect(item()).toEqual(quote);
});

it('offers one way to a picture, and shows that which a file has', () => {
  const person = { name: 'Ada Holm', role: 'Carpenter', link: '/' };
  const pictures = (entry: object) => {
    const { items } = sectionSchema('people')?.properties?.['items'] ?? {};
    return fieldsOf(resolve(items ?? {}), entry).filter(({ name }) => ['image', 'picture'].includes(name));
  };
  const names = (entry: object) => pictures(entry).map(({ name }) => name);
  const file = { file: '/images/person.svg', alt: '' };
  expect(
    [{}, { image: file }, { picture: file }, { image: file, picture: file }].map((some) =>
      names({ ...person, ...some }),
    ),
  ).toEqual([['picture'], ['image'], ['picture'], ['image', 'picture']]);
});

it('marks are shown as they are read, and the text changes only where it is written in', async () => {
  const text = 'We **answer** in [a day](/ "Now"), __so__ ((facts.faxes)) \\* ((facts.lost)) **x';
  const store = show({ type: 'prose', paragraphs: text });
  const area = screen.getByRole('textbox', { name: 'Paragraphs' });
  expect(wordsOf(area)).toBe('We answer in a day, so 9 of 10 * lost **x');
  expect([...area.querySelectorAll('strong, a, [data-figure]')].map(({ textContent }) => textContent)).toEqual([
    'answer',
    'a day',
    'so',
    '9 of 10',
    'lost',
  ]);
  const bold = area.querySelector('strong')?.firstChild as Text;
  await act(async () => {
    bold.data = 'answered';
    fireEvent.input(area);
  });
  expect(sectionOf(store)?.['paragraphs']).toBe(text.replace('answer', 'answered'));
});

it('a heading shows its figures as what they say, has no marks, and takes further figures', async () => {
  const store = show({ type: 'hero', heading: 'In 2 * ((facts.faxes)) **cases**' });
  const heading = screen.getByRole('textbox', { name: 'Heading' });
  expect(wordsOf(heading)).toBe('In 2 * 9 of 10 **cases**');
  expect(heading.querySelector('strong')).toBeNull();
  expect(screen.queryByLabelText('Bold')).toBeNull();
  const words = heading.lastChild as Text;
  await act(async () => {
    words.data = ' **days**';
    fireEvent.input(heading);
  });
  expect(sectionOf(store)?.['heading']).toBe('In 2 * ((facts.faxes)) **days**');
  await act(async () => fireEvent.click(screen.getByLabelText('Figure')));
  await act(async () => fireEvent.click(screen.getByRole('option', { name: /9 of 10/ })));
  expect(sectionOf(store)?.['heading']).toBe('In 2 * ((facts.faxes)) **day((facts.faxes))s**');
});

it('an entry that is closed is named with what its figures say', () => {
  show({
    type: 'accordion',
    items: [
      { question: 'Why ((facts.faxes)) of them?', answer: 'So.' },
      { question: 'And?', answer: 'Yes.' },
    ],
  });
  expect(screen.getByRole('button', { name: 'Why 9 of 10 of them?' })).toBeTruthy();
});

it('where a button leads has a label that is seen', () => {
  show({ type: 'call-to-action', heading: 'Come', buttons: [{ label: 'Go', action: { link: '/' } }] });
  const label = screen.getByText<HTMLLabelElement>('Which page or address');
  expect(label.control).toBe(screen.getByRole('combobox', { name: 'Which page or address' }));
});
