import { dayLimit, fileLimits, isDay, limitDay } from '#contact-function/message';
import { type FormField, isFields, type Path, valueAt } from '#kit/model';
import { nearestName, replaced } from '../../base/nearest.ts';
import { finding } from '../../catalogue/index.ts';
import { say } from '../../catalogue/say.ts';
import { lineOf } from '../sections/line-of.ts';
import { report, type SectionScope } from '../sections/section-scope.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A question as it is written, and where. What its schema has refused may be of any form. */
type Question = { field: Fields; key: string; kind: string; path: Path };

/** What only some kinds of questions have. */
type Part = 'label' | 'text' | 'options' | 'from' | 'to';

const partsOf: Readonly<Record<FormField['kind'], readonly Part[]>> = {
  text: ['label'],
  'long text': ['label'],
  name: ['label'],
  organization: ['label'],
  email: ['label'],
  phone: ['label'],
  number: ['label', 'from', 'to'],
  date: ['label', 'from', 'to'],
  address: ['label'],
  choice: ['label', 'options'],
  several: ['label', 'options'],
  consent: ['text'],
  file: ['label', 'to'],
  note: ['text'],
};

const parts: ReadonlyMap<string, readonly Part[]> = new Map(Object.entries(partsOf));

/** An example of each; one without an example can be left out. */
const examples: Readonly<Record<Part, unknown>> = {
  label: 'How many come?',
  text: 'I agree that my answers are kept.',
  options: [{ key: 'school', label: 'A school' }],
  from: undefined,
  to: undefined,
};

/** Where an answer can go. */
const addresses: readonly string[] = ['email', 'phone'];

/** What is wrong with the questions of the site's forms that no schema can say. Whether anybody can be answered, the original is told. */
export function checkForms(forms: unknown, scope: SectionScope, isTranslation = false): void {
  for (const [name, form] of Object.entries(isFields(forms) ? forms : {})) {
    if (!isFields(form) || !Array.isArray(form['fields'])) continue;
    const path = ['forms', name, 'fields'];
    const questions = form['fields'].flatMap((field: unknown, index): Question[] => {
      if (!isFields(field) || typeof field['key'] !== 'string' || typeof field['kind'] !== 'string') return [];
      return [{ field, key: field['key'], kind: field['kind'], path: [...path, index] }];
    });
    checkKeys(questions, false, scope);
    for (const [index, question] of questions.entries()) {
      checkKind(question, scope);
      checkOptions(question, scope);
      checkCondition(question.field['when'], [...question.path, 'when'], questions, index, scope);
    }
    checkReceipt(form['receipt'], ['forms', name, 'receipt'], questions, scope);
    checkRules(form['rules'], ['forms', name, 'rules'], questions, scope);
    const isWhole = questions.length === form['fields'].length && !isTranslation;
    if (isWhole && !questions.some(({ kind }) => addresses.includes(kind)))
      report(scope, { path, mark: 'key', ...finding('form/no-address', { name, kinds: addresses }) });
  }
}

function checkKeys(entries: readonly Pick<Question, 'key' | 'path'>[], isOption: boolean, scope: SectionScope): void {
  const firsts = new Map<string, Path>();
  for (const { key, path } of entries) {
    const place = [...path, 'key'];
    const known = firsts.get(key);
    if (!known) {
      firsts.set(key, place);
      continue;
    }
    const firstLine = lineOf(known, scope);
    const first = valueAt(scope.parsed.data, [...known.slice(0, -1), 'label']);
    const what = finding('form/twice', { isOption, key, firstLine, first });
    const diagnostic = report(scope, { path: place, mark: 'value', ...what });
    if (diagnostic) diagnostic.relatedLine = firstLine;
  }
}

/** What a kind of question has, and what it needs. */
function checkKind({ field, kind, path }: Question, scope: SectionScope): void {
  const own = parts.get(kind);
  if (!own) return;
  for (const [name, example] of Object.entries(examples)) {
    const isOwn = own.some((part) => part === name);
    if (field[name] !== undefined && !isOwn)
      report(scope, {
        path: [...path, name],
        mark: 'key',
        ...finding('form/other-kind', { name, kind, kinds: kindsWith(name) }),
      });
    if (field[name] === undefined && isOwn && example !== undefined)
      report(scope, {
        path,
        mark: 'value',
        ...finding('field/missing', { place: say`This question`, fields: [{ name, example }] }),
      });
  }
  checkLimits(kind, field, path, scope);
}

/** The limits of a number, of days, or of how many files are taken. */
function checkLimits(kind: string, { from, to }: Fields, path: Path, scope: SectionScope): void {
  const isDate = kind === 'date';
  for (const [name, limit] of Object.entries({ from, to })) {
    // What is no limit at all, its schema has refused.
    if ((typeof limit !== 'number' && !isDayLimit(limit)) || !parts.get(kind)?.some((part) => part === name)) continue;
    if (isDate ? isDayLimit(limit) && isDay(limitDay(limit, someDay)) : typeof limit === 'number') continue;
    report(scope, { path: [...path, name], mark: 'value', ...finding('form/limit', { limit, isDate }) });
    return;
  }
  const isCount = typeof to !== 'number' || (Number.isInteger(to) && to >= 1 && to <= fileLimits.most);
  if (kind === 'file' && typeof to === 'number' && !isCount)
    report(scope, {
      path: [...path, 'to'],
      mark: 'value',
      ...finding('form/files', { count: to, most: fileLimits.most }),
    });
  const isRange = isDate ? isDayRange(from, to) : typeof from === 'number' && typeof to === 'number' && from > to;
  if (isRange)
    report(scope, {
      path: [...path, 'from'],
      mark: 'value',
      ...finding('form/range', { from: String(from), to: String(to), isDate }),
    });
}

/** Limits are compared on it that are both counted from today. */
const someDay = '2000-01-15';

function isDayLimit(limit: unknown): limit is string {
  return typeof limit === 'string' && dayLimit.test(limit);
}

/** Whether no day can be between two limits, whenever that is asked. */
function isDayRange(from: unknown, to: unknown): boolean {
  if (!isDayLimit(from) || !isDayLimit(to) || from.startsWith('today') !== to.startsWith('today')) return false;
  return limitDay(from, someDay) > limitDay(to, someDay);
}

function kindsWith(name: string): string[] {
  return [...parts].flatMap(([kind, own]) => (own.some((part) => part === name) ? [kind] : []));
}

function hasChoices({ kind }: Question): boolean {
  return parts.get(kind)?.includes('options') ?? false;
}

function checkOptions({ field: { options }, path }: Question, scope: SectionScope): void {
  const entries = optionKeys(options).map(({ key, index }) => ({ key, path: [...path, 'options', index] }));
  checkKeys(entries, true, scope);
}

function optionKeys(options: unknown): { key: string; index: number }[] {
  return (Array.isArray(options) ? options : []).flatMap((option: unknown, index) =>
    isFields(option) && typeof option['key'] === 'string' ? [{ key: option['key'], index }] : [],
  );
}

/** A condition on what is asked before the question at `index`. */
function checkCondition(
  when: unknown,
  path: Path,
  questions: readonly Question[],
  index: number,
  scope: SectionScope,
): void {
  for (const [name, option] of Object.entries(isFields(when) ? when : {})) {
    const before = questions.slice(0, index);
    const asked = before.find(({ key }) => key === name);
    if (asked && hasChoices(asked)) {
      checkOption(option, asked, [...path, name], scope);
      continue;
    }
    const choices = before.filter(hasChoices).map(({ key }) => key);
    const place = questions.findIndex(({ key }) => key === name);
    const problem = asked ? 'no-choice' : place === -1 ? 'unknown' : place === index ? 'itself' : 'later';
    const near = problem === 'unknown' ? nearestName(name, choices) : { word: undefined, isSure: false };
    const what = finding('form/condition', { name, problem, ...near, known: choices });
    report(scope, { path: [...path, name], mark: 'key', ...what, ...replaced(near) });
  }
}

function checkOption(option: unknown, asked: Question, path: Path, scope: SectionScope): void {
  const known = optionKeys(asked.field['options']).map(({ key }) => key);
  if (typeof option !== 'string' || known.includes(option) || known.length === 0) return;
  const near = nearestName(option, known);
  const what = finding('form/condition', { name: option, problem: 'option', ...near, known });
  report(scope, { path, mark: 'value', ...what, ...replaced(near) });
}

/** A receipt goes to an address that is asked for. */
function checkReceipt(receipt: unknown, path: Path, questions: readonly Question[], scope: SectionScope): void {
  const to = isFields(receipt) ? receipt['to'] : undefined;
  const known = questions.filter(({ kind }) => kind === 'email').map(({ key }) => key);
  if (typeof to !== 'string' || known.includes(to)) return;
  report(scope, { path: [...path, 'to'], mark: 'value', ...finding('form/receipt', { name: to, known }) });
}

function checkRules(rules: unknown, path: Path, questions: readonly Question[], scope: SectionScope): void {
  (Array.isArray(rules) ? rules : []).forEach((rule: unknown, index) => {
    if (isFields(rule)) checkCondition(rule['when'], [...path, index, 'when'], questions, questions.length, scope);
  });
}
