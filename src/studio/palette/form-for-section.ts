import { hasOwnWords, impliedEntries, inLanguage, isFields, valueAt } from '#kit/model';
import { settingEdit } from '../form/changes.ts';
import { questionsInLanguages } from '../form/question-languages.ts';
import { schemaAt } from '../form/schema.ts';
import type { SectionEdits } from '../outline/section-edits.ts';
import { siteFile } from '../store/site-folders.ts';
import type { StudioStore } from '../store/types.ts';
import type { ChosenSection } from './adapt-example.ts';
import { formWords } from './form-words.ts';

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
 * its name, and the edits that make it, with what forms need and the site has none of. It asks what all forms ask, and
 * says what the builder has words for, else what the first form says.
 */
async function formFor(store: StudioStore, section: unknown) {
  const { texts, choices, pageView } = store.state;
  if (!isFields(section) || section['type'] !== 'form' || choices.forms.some(({ isOwn }) => isOwn)) return undefined;
  const file = siteFile([...texts.keys()]);
  const language = choices.languages[0]?.code ?? pageView?.site.language ?? '';
  const words = inLanguage(formWords, language);
  const said = await Promise.all(
    ['forms', ...Object.keys(words.needed)].map(async (field) => {
      const entry = await store.ask((pipeline) => pipeline.entry(file, [field]));
      return entry ? [[field, entry.value] as const] : [];
    }),
  );
  const there = Object.fromEntries(said.flat());
  const missing = Object.entries(words.needed).filter(([field]) => !(field in there));
  const data = { ...there, ...Object.fromEntries(missing) };
  const name = freeName(choices.forms.map((form) => form.name));
  const path = ['forms', name, 'fields'];
  const questions = impliedEntries(schemaAt('SiteSource', data, path) ?? {}, data);
  if (questions.length === 0) return undefined;
  const first = valueAt(data, ['forms', choices.forms[0]?.name ?? '']);
  const kinds = Object.keys(isFields(data['inquiryTypes']) ? data['inquiryTypes'] : {});
  const inquiryType = kinds.find((kind) => kind === 'general') ?? kinds[0];
  const {
    text: _,
    inquiryTitle: __,
    inquiryText: ___,
    inquiryType: ____,
    ...model
  }: Record<string, unknown> = isFields(first) ? first : words.form;
  const own = hasOwnWords(language) ? { ...words.form, send: model['send'] } : model;
  const form = { title: words.title, inquiryType, ...own, fields: questions };
  const edit = settingEdit(data, ['forms', name], form);
  const others = await questionsInLanguages(store, { file, data: { ...data, forms: { [name]: form } }, path });
  const needed = missing.map(([field, value]) => ({ file, edit: settingEdit(there, [field], value) }));
  return { name, edits: [...needed, { file, edit }, ...others] };
}

/** The name of a form by what stands in a page, which no form has yet. */
function freeName(taken: readonly string[]): string {
  const names = ['questions', ...taken.map((_, index) => `questions-${index + 2}`)];
  return names.find((name) => !taken.includes(name)) ?? 'questions';
}
