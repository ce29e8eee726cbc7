import { impliedEntries, isFields, sampleText } from '#kit/model';
import { settingEdit } from '../form/changes.ts';
import { questionsInLanguages } from '../form/question-languages.ts';
import { schemaAt } from '../form/schema.ts';
import type { SectionEdits } from '../outline/section-edits.ts';
import { siteFile } from '../store/site-folders.ts';
import type { StudioStore } from '../store/types.ts';
import type { ChosenSection } from './adapt-example.ts';

/** Puts a section that was chosen where another stands, with the form that it is to show where the site has none for it. */
export async function addChosen(
  store: StudioStore,
  edits: SectionEdits,
  index: number,
  { value, text }: ChosenSection,
): Promise<boolean> {
  const made = await formFor(store, value);
  return made && isFields(value)
    ? edits.insert(index, { ...value, form: made.name }, undefined, made.edits)
    : edits.insert(index, value, text);
}

/**
 * The form that is made for a section which shows one, where no form of the site can stand in a page, as none has questions of its own:
 * its name, and the edits that make it. It asks what all forms ask, in the words of the first.
 */
async function formFor(store: StudioStore, section: unknown) {
  const { texts, choices } = store.state;
  const [first] = choices.forms;
  if (!isFields(section) || section['type'] !== 'form' || !first || choices.forms.some(({ isOwn }) => isOwn))
    return undefined;
  const file = siteFile([...texts.keys()]);
  const asked = await Promise.all(
    ['fields', 'forms'].map((field) => store.ask((pipeline) => pipeline.entry(file, [field]))),
  );
  const [fields, forms] = asked.map((entry) => entry?.value);
  const data = { fields, forms };
  const model = isFields(forms) ? forms[first.name] : undefined;
  const name = freeName(choices.forms.map((form) => form.name));
  const path = ['forms', name, 'fields'];
  const questions = impliedEntries(schemaAt('SiteSource', data, path) ?? {}, data);
  if (!isFields(model) || questions.length === 0) return undefined;
  const { text: _, inquiryTitle: __, inquiryText: ___, ...words } = model;
  const form = { ...words, title: sampleText('title'), fields: questions };
  const edit = settingEdit(data, ['forms', name], form);
  const others = await questionsInLanguages(store, { file, data: { ...data, forms: { [name]: form } }, path });
  return { name, edits: [{ file, edit }, ...others] };
}

/** The name of a form by what stands in a page, which no form has yet. */
function freeName(taken: readonly string[]): string {
  const names = ['questions', ...taken.map((_, index) => `questions-${index + 2}`)];
  return names.find((name) => !taken.includes(name)) ?? 'questions';
}
