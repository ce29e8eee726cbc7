import { expect, it } from 'vitest';
import { isSampleText } from '#kit/model';
import { choices } from '../../../tests/studio/support/form-store.ts';
import { newValue } from './new-value.ts';
import { canBeAdded, fieldsOf, schemaAt } from './schema.ts';
import { freeName, withFreeName } from './short-names.ts';

const question = schemaAt('SiteSource', { forms: { visit: { fields: [{}] } } }, ['forms', 'visit', 'fields', 0]) ?? {};
const namesFor = (kind: string) =>
  fieldsOf(question, { kind }).map(({ name, isRequired }) => (isRequired ? `${name} *` : name));

it('a question is asked for what its kind has, and what it needs is there from the beginning', () => {
  expect(namesFor('text')).toEqual(['kind *', 'label *', 'hint', 'required', 'when', 'key *']);
  expect(namesFor('choice')).toEqual(['kind *', 'label *', 'hint', 'required', 'options *', 'when', 'key *']);
  expect(namesFor('consent')).toEqual(['kind *', 'text *', 'hint', 'required', 'when', 'key *']);
  expect(namesFor('date')).toEqual(['kind *', 'label *', 'hint', 'required', 'from', 'to', 'when', 'key *']);
  expect(namesFor('note')).toEqual(['kind *', 'text *', 'when', 'key *']);
  expect(newValue(question, 'fields', choices)).toEqual({ key: 'question', kind: 'text', label: 'Sample question' });
  expect(newValue(question, 'fields', choices, 6)).toMatchObject({ label: 'Sample question 6' });
  expect(isSampleText('Sample question 6', 'label')).toBe(true);
});

it('what a question of another kind has is shown, so that it can be taken away', () => {
  expect(fieldsOf(question, { kind: 'note', label: 'Who?' }).map(({ name }) => name)).toContain('label');
});

it('short names are made by themselves, and none twice', () => {
  const others = [{ key: 'question' }, { key: 'question_3' }];
  expect(withFreeName({ key: 'question' }, others, question)).toEqual({ key: 'question_2' });
  expect(freeName('question_3', [...others, { key: 'question_2' }], 'key')).toBe('question_4');
  expect(freeName('who', others, 'key')).toBe('who');
  const { options } = Object(question.properties);
  expect(newValue(options, 'options', choices)).toEqual([
    { key: 'choice', label: 'Sample choice' },
    { key: 'choice_2', label: 'Sample choice 2' },
  ]);
});

it('what needs questions of its own is offered once there are some; they are asked for as long as it is there', () => {
  const form = schemaAt('SiteSource', { forms: { visit: {} } }, ['forms', 'visit']) ?? {};
  const offered = (value: object) =>
    fieldsOf(form, value).flatMap((field) => (canBeAdded(field, form, value) ? field.name : []));
  const isAsked = (value: object) => fieldsOf(form, value).find(({ name }) => name === 'fields')?.isRequired;
  const needy = ['keep', 'receipt', 'rules'];
  expect(offered({}).filter((name) => needy.includes(name))).toEqual([]);
  expect(offered({ fields: [{}] })).toEqual(expect.arrayContaining(needy));
  expect([isAsked({}), isAsked({ keep: '30 days' })]).toEqual([false, true]);
});
