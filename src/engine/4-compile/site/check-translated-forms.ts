import { isFields, type Path, valueAt } from '#kit/model';
import type { SourceDocument } from '../../3-repair/source-document.ts';
import { finding } from '../../catalogue/index.ts';
import { report, type SectionScope } from '../sections/section-scope.ts';

/** Entries of a list by their keys, with their places. */
type Keyed = ReadonlyMap<string, { entry: Readonly<Record<string, unknown>>; index: number }>;

/** Reports in what the questions of forms differ from those of the original: by their keys, their kinds and their choices. */
export function checkTranslatedForms(forms: unknown, original: SourceDocument | undefined, scope: SectionScope): void {
  // What a file that has mistakes was meant to hold, nobody knows.
  if (!original || original.unread.size > 0) return;
  const { file } = original.source;
  for (const [name, form] of Object.entries(isFields(forms) ? forms : {})) {
    const path = ['forms', name, 'fields'];
    const [own, known] = [isFields(form) ? form['fields'] : undefined, valueAt(original.data, path)];
    if (!Array.isArray(own) || !Array.isArray(known)) continue;
    const there = keyed(known);
    compare('question', keyed(own), there, path);
    for (const [key, { entry, index }] of keyed(own)) {
      const other = there.get(key)?.entry;
      const [kind, wanted] = [entry['kind'], other?.['kind']];
      if (!other || typeof wanted !== 'string' || typeof kind !== 'string') continue;
      const place = [...path, index];
      if (kind !== wanted)
        report(scope, {
          path: [...place, 'kind'],
          mark: 'value',
          ...finding('form/translation', { problem: 'kind', name: kind, known: [wanted], file }),
        });
      else compare('option', keyed(entry['options']), keyed(other['options']), [...place, 'options']);
    }
  }

  /** What is called otherwise is told once, where it stands. */
  function compare(what: 'question' | 'option', own: Keyed, there: Keyed, path: Path): void {
    const known = [...there.keys()].filter((key) => !own.has(key));
    const more = [...own].filter(([key]) => !there.has(key));
    const say = (place: Path, mark: 'key' | 'value', problem: 'more' | 'missing', name: string) =>
      report(scope, {
        path: place,
        mark,
        ...finding('form/translation', { problem: `${what}-${problem}`, name, known, file }),
      });
    for (const [key, { index }] of more) say([...path, index, 'key'], 'value', 'more', key);
    if (more.length === 0) for (const key of known) say(path, 'key', 'missing', key);
  }
}

function keyed(list: unknown): Keyed {
  const entries = (Array.isArray(list) ? list : []).flatMap((entry: unknown, index) =>
    isFields(entry) && typeof entry['key'] === 'string' ? [[entry['key'], { entry, index }] as const] : [],
  );
  return new Map(entries);
}
