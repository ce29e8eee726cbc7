import { type OwnField, wordsFor } from '#contact-function/message';
import { hasOwnWords, isFields, type Path, valueAt } from '#kit/model';
import { finding } from '../../catalogue/index.ts';
import type { SiteContext } from '../../links/site-context.ts';
import { type ReportScope, report } from '../sections/section-scope.ts';
import { neededLabels } from './browser-site.ts';

/** Reports the words of every page and of forms that a site in a language lacks and the builder doesn't know. `data` is all that it says. */
export function checkWords(
  data: Record<string, unknown>,
  language: string,
  scope: ReportScope & { context: SiteContext },
): void {
  if (hasOwnWords(language) || scope.context.uncertain.site) return;
  const { labels = {}, navigation, notFound, search } = data;
  // What a section needs is said of it.
  const small = neededLabels({ ...scope.context, blocks: new Set() }, Array.isArray(navigation));
  const needed = search === true ? [...small, 'search'] : small;
  const names = needed.filter((name) => isFields(labels) && labels[name] === undefined).map((name) => `labels.${name}`);
  const all = notFound === undefined ? [...names, 'notFound'] : names;
  if (all.length > 0)
    report(scope, {
      path: ['language'],
      mark: 'value',
      ...finding('words/missing', { language, names: all }),
    });
}

/** Reports what is said of answers to the forms of a file that its language lacks and the builder doesn't know. */
export function checkAnswerWords(
  data: Record<string, unknown>,
  language: string,
  path: Path,
  scope: ReportScope & { context: SiteContext },
): void {
  if (hasOwnWords(language) || scope.context.uncertain.site) return;
  const answers = valueAt(data, ['labels', 'answers']);
  const needed = new Set(askedFields(data).flatMap(({ fields }) => fields.flatMap((field) => wordsFor(field))));
  const names = [...needed].filter((name) => !isFields(answers) || answers[name] === undefined);
  if (names.length > 0) report(scope, { path, mark: 'key', ...finding('form/words', { language, names }) });
}

/** The same of a translation: of the forms that it says again. */
export function checkTranslatedWords(
  data: Record<string, unknown>,
  language: string | undefined,
  scope: ReportScope & { context: SiteContext },
): void {
  const [first] = askedFields(data);
  if (language !== undefined && first) checkAnswerWords(data, language, ['forms', first.name, 'fields'], scope);
}

/** The forms of a file that ask questions of their own. */
function askedFields({ forms }: Record<string, unknown>): { name: string; fields: OwnField[] }[] {
  return Object.entries(isFields(forms) ? forms : {}).flatMap(([name, form]) =>
    isFields(form) && Array.isArray(form['fields'])
      ? [
          {
            name,
            fields: form['fields'].filter(
              (field): field is OwnField => isFields(field) && typeof field['kind'] === 'string',
            ),
          },
        ]
      : [],
  );
}
