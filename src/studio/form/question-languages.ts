import type { Edit, Path } from '#engine/edit';
import { impliedEntries, isFields, type Schema, valueAt } from '#kit/model';
import type { StudioStore } from '../store/types.ts';
import { settingEdit } from './changes.ts';
import { schemaAt } from './schema.ts';

type FileEdit = { file: string; edit: Edit };
type Fields = Readonly<Record<string, unknown>>;

/**
 * What goes with the questions of a form that are written into the site's file for the first time: each language keeps its words for
 * them, which stood for all forms. `file` is the site's, with its `data`, and `path` that of the questions.
 */
export async function questionsInLanguages(
  store: StudioStore,
  { file, data, path }: { file: string; data: unknown; path: Path },
): Promise<FileEdit[]> {
  const schema = schemaAt('SiteOverlay', data, path) ?? {};
  const common = fieldsOf(valueAt(data, ['fields']));
  const edits = languageFiles(store, file).map(async (other): Promise<FileEdit[]> => {
    const [fields, forms] = await Promise.all(['fields', 'forms'].map((name) => valueIn(store, other, [name])));
    const own = fieldsOf(fields);
    if (valueAt({ forms }, path) !== undefined) return [];
    const words = Object.fromEntries(
      [...new Set([...Object.keys(common), ...Object.keys(own)])].map((name) => [
        name,
        { ...fieldsOf(common[name]), ...fieldsOf(own[name]) },
      ]),
    );
    // What a language says nothing of is asked as in the original.
    const isOwn = impliedEntries(schema, { fields: own }).map(
      (entry) => isFields(entry) && entry['label'] !== undefined,
    );
    const questions = impliedEntries(schema, { fields: words }).filter((_, index) => isOwn[index]);
    return questions.length === 0 ? [] : [{ file: other, edit: settingEdit({ forms }, path, questions) }];
  });
  return (await Promise.all(edits)).flat();
}

/** The words of the next question of the original for which a form in a language has none yet; nothing of a form that is the original's. */
export async function untranslatedQuestion(
  store: StudioStore,
  file: string,
  path: Path,
  said: readonly unknown[],
  { items: { properties = {} } = {} }: Schema,
): Promise<{ question: unknown } | undefined> {
  const original = originalOf(store, file);
  const asked = original === undefined ? undefined : await valueIn(store, original, path);
  if (!Array.isArray(asked)) return undefined;
  const keys = said.map((entry) => fieldsOf(entry)['key']);
  const next = asked.map(fieldsOf).find(({ key }) => !keys.includes(key));
  const words = Object.entries(next ?? {}).filter(([name]) => properties[name]?.['forPrograms'] !== true);
  return { question: next && Object.fromEntries(words) };
}

/** The entries of a list that a language says nothing of yet: its own stand in the place of all of them, so it begins with those. */
export async function entriesOfOriginal(store: StudioStore, file: string, path: Path): Promise<readonly unknown[]> {
  const original = originalOf(store, file);
  if (original === undefined || path.some((step) => typeof step === 'number')) return [];
  const entries = await valueIn(store, original, path);
  return Array.isArray(entries) ? entries : [];
}

/** The site's file of which a language says what is other there; nothing of another file. */
function originalOf(store: StudioStore, file: string): string | undefined {
  return [...store.state.texts.keys()].find((other) => languageFiles(store, other).includes(file));
}

/** What the languages say other than a site's file. */
function languageFiles({ state: { texts, choices } }: StudioStore, file: string): string[] {
  const [folder] = /^(?:.*\/)?(?=_site\.[a-z]+$)/.exec(file) ?? [];
  if (folder === undefined) return [];
  return choices.languages
    .slice(1)
    .flatMap(({ code }) => [...texts.keys()].filter((other) => isSiteIn(`${folder}${code.toLowerCase()}/`, other)));
}

function isSiteIn(folder: string, file: string): boolean {
  return file.startsWith(folder) && /^_site\.[a-z]+$/.test(file.slice(folder.length));
}

async function valueIn(store: StudioStore, file: string, path: Path): Promise<unknown> {
  return (await store.ask((asked) => asked.entry(file, path)))?.value;
}

function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {};
}
