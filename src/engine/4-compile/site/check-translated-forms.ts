import { type FormField, isFields, type Path, type SiteSource, valueAt } from '#kit/model';
import type { SourceDocument } from '../../3-repair/source-document.ts';
import { englishName } from '../../base/language.ts';
import type { TranslatedForm } from '../../catalogue/form.ts';
import { finding } from '../../catalogue/index.ts';
import { report, type SectionScope } from '../sections/section-scope.ts';

/** Entries of a list by their keys, with their places. */
type Keyed = ReadonlyMap<string, { entry: Readonly<Record<string, unknown>>; index: number }>;

type Told = Omit<TranslatedForm, 'language' | 'original' | 'file'>;
type Called = Pick<Told, 'form' | 'title'>;

/**
 * Tells in what the questions of forms differ from those of the original: by their keys, their kinds and their choices. Those of a
 * form of which a language says nothing are told too: they are asked in the words of the original (`withQuestions`).
 */
export function checkTranslatedForms(forms: unknown, original: SourceDocument | undefined, scope: SectionScope): void {
  // What a file that has mistakes was meant to hold, nobody knows.
  if (!original || original.unread.size > 0) return;
  const [first] = scope.context.languages;
  const both = {
    language: englishName(scope.context.language?.code ?? ''),
    original: englishName(first?.code ?? ''),
    file: original.source.file,
  };
  const asked = valueAt(original.data, ['forms']);
  for (const [name, form] of Object.entries(isFields(asked) ? asked : {})) {
    const path = ['forms', name, 'fields'];
    const [own, there] = [keyed(valueAt(forms, path.slice(1))), keyed(valueAt(form, ['fields']))];
    if (there.size === 0) continue;
    const called = { form: name, title: String(valueAt(form, ['title']) ?? name) };
    compare('question', own, there, path, called);
    for (const [key, { entry, index }] of own) {
      const other = there.get(key)?.entry;
      const [kind, wanted] = [entry['kind'], other?.['kind']];
      if (!other || typeof wanted !== 'string' || typeof kind !== 'string') continue;
      const place = [...path, index];
      if (kind !== wanted)
        say([...place, 'kind'], 'value', { ...called, problem: 'kind', names: [kind], known: [wanted] });
      else compare('option', keyed(entry['options']), keyed(other['options']), [...place, 'options'], called);
    }
  }

  /** What is called otherwise is told once, where it stands. */
  function compare(what: 'question' | 'option', own: Keyed, there: Keyed, path: Path, called: Called): void {
    const missing = [...there].filter(([key]) => !own.has(key));
    const known = missing.map(([key]) => key);
    const more = [...own].filter(([key]) => !there.has(key));
    for (const [key, { index }] of more)
      say([...path, index, 'key'], 'value', { ...called, problem: `${what}-more`, names: [key], known });
    if (missing.length <= more.length) return;
    const words = missing.map(([key, { entry }]) => String(entry['label'] ?? entry['text'] ?? key));
    // A language may say nothing of the form.
    const end = path.findIndex((_, index) => valueAt(scope.parsed.data, path.slice(0, index + 1)) === undefined);
    say(end < 0 ? path : path.slice(0, end), 'key', {
      ...called,
      problem: `${what}-missing`,
      names: known,
      words,
      known,
    });
  }

  function say(path: Path, mark: 'key' | 'value', told: Told) {
    report(scope, { path, mark, ...finding('form/translation', { ...both, ...told }) });
  }
}

type WithForms = Pick<SiteSource, 'forms'>;

/**
 * A site in a language with the questions and choices of the original, in their order: each in the words of the language, where it says
 * one of the same kind, else in those of the original. Where the `original` has a mistake in its questions, a language has its own alone.
 */
export function withQuestions<Own extends WithForms>(source: Own, base: WithForms, original?: SourceDocument): Own {
  const wrong = original?.structure.own.map(({ path }) => path) ?? [];
  const forms = Object.entries(source.forms ?? {}).map(([name, form]) => {
    const place = ['forms', name, 'fields'];
    if (wrong.some((path) => place.every((step, index) => path[index] === step))) return [name, form] as const;
    const fields = base.forms?.[name]?.fields?.map((field) => inWords(field, form.fields));
    return [name, fields ? { ...form, fields } : form] as const;
  });
  return source.forms ? { ...source, forms: Object.fromEntries(forms) } : source;
}

/** A question in the words of a language; whether it has to be answered, and within which limits, is no word. */
function inWords(field: FormField, own: readonly FormField[] = []): FormField {
  const words = own.find(({ key, kind }) => key === field.key && kind === field.kind);
  const options = field.options?.map((option) => words?.options?.find(({ key }) => key === option.key) ?? option);
  if (!words) return { ...field, ...(options && { options }) };
  const { label: _label, text: _text, hint: _hint, ...question } = field;
  const { label, text, hint } = words;
  return {
    ...question,
    ...(label !== undefined && { label }),
    ...(text !== undefined && { text }),
    ...(hint !== undefined && { hint }),
    ...(options && { options }),
  };
}

function keyed(list: unknown): Keyed {
  const entries = (Array.isArray(list) ? list : []).flatMap((entry: unknown, index) =>
    isFields(entry) && typeof entry['key'] === 'string' ? [[entry['key'], { entry, index }] as const] : [],
  );
  return new Map(entries);
}
