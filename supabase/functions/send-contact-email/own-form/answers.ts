import { asciiAddress, cleanText } from '../text.ts';
import { validateMessage } from '../validate.generated.ts';
import { isDay, limitDay, type Today, todayHere } from './days.ts';
import { type Answers, type AnswerValue, isAnswered, isAsked, type OwnField, textsOf, typedKind } from './fields.ts';
import { ChosenFile, fileLimits, mostFiles } from './files.ts';
import { missingAnswer, type Wrong } from './words.ts';

/** What is wrong with an input, by the keys of its fields. */
export type Wrongs = ReadonlyMap<string, Wrong>;

/** So many unknown fields are named, at most: nobody reads more, and programs send thousands. */
const mostNamed = 20;

/**
 * The answers that an input gives to the fields of a form, or what is wrong with it. Conditions are judged by the answers before
 * them: what was sent to a field that isn't asked is not looked at. A field that the form doesn't have is refused. `today` is by the
 * clock of who fills it in, where nothing is said.
 */
export function checkAnswers(
  fields: readonly OwnField[],
  input: ReadonlyMap<string, unknown>,
  today: Today = todayHere(),
): { answers: Answers } | { wrongs: Wrongs } {
  const answers = new Map<string, AnswerValue>();
  const wrongs = new Map<string, Wrong>();
  const answered = fields.filter(isAnswered);
  for (const field of answered) {
    if (!isAsked(field, answers)) continue;
    const read = readAnswer(field, input.get(field.key), today);
    if (typeof read === 'object' && 'wrong' in read) wrongs.set(field.key, read);
    else answers.set(field.key, read);
  }
  const files = answered.filter(({ key, kind }) => kind === 'file' && answers.has(key));
  const size = files.flatMap(({ key }) => filesIn(input.get(key))).reduce((sum, file) => sum + file.size, 0);
  if (size > fileLimits.all) for (const { key } of files) wrongs.set(key, tooLarge('filesTooLarge'));
  const known = new Set(answered.map(({ key }) => key));
  const unknown = [...input.keys()].filter((key) => !known.has(key)).slice(0, mostNamed);
  for (const key of unknown) wrongs.set(key, { wrong: 'unknown' });
  return wrongs.size === 0 ? { answers } : { wrongs };
}

function readAnswer(field: OwnField, given: unknown, today: Today): AnswerValue | Wrong {
  const { kind, required } = field;
  if (kind === 'several') return readSeveral(field, given ?? []);
  if (kind === 'file') return readFiles(field, given ?? []);
  const isBox = kind === 'consent';
  const value = given ?? (isBox ? false : '');
  if (isBox && typeof value === 'boolean') return required && !value ? missingAnswer(field) : value;
  if (kind === 'number' && typeof value === 'number') return inBounds(value, field);
  if (typeof value !== 'string' || isBox) return { wrong: 'unread' };
  const text = typedKind(kind)?.control === 'textarea' ? cleanText(value).trim() : oneLine(cleanText(value));
  if (text === '') return required ? missingAnswer(field) : '';
  const limit = typedKind(kind)?.limit;
  if (limit !== undefined && text.length > limit) return { wrong: 'tooLong', limit };
  return readText(text, field, today);
}

/** What is chosen of several, in the order of the options. */
function readSeveral(field: OwnField, given: unknown): AnswerValue | Wrong {
  const { options = [], required } = field;
  const chosen = textsOf(given);
  if (!Array.isArray(given) || chosen.length < given.length || new Set(chosen).size < chosen.length)
    return { wrong: 'unread' };
  const keys = options.map(({ key }) => key).filter((key) => chosen.includes(key));
  if (keys.length < chosen.length) return { wrong: 'choose' };
  return required && keys.length === 0 ? missingAnswer(field) : keys;
}

/** The names of the files that are chosen. */
function readFiles(field: OwnField, given: unknown): AnswerValue | Wrong {
  const { required, kind } = field;
  const most = mostFiles(field);
  const files = filesIn(given);
  if (!Array.isArray(given) || files.length < given.length) return { wrong: 'unread' };
  if (files.length === 0) return required ? missingAnswer({ kind }) : [];
  if (files.length > most) return { wrong: 'fewerFiles', limit: most };
  const problem = files.find((file) => file.problem !== undefined)?.problem;
  if (problem === 'fileTooLarge') return tooLarge(problem);
  return problem === undefined ? files.map(({ name }) => name) : { wrong: problem };
}

function filesIn(given: unknown): ChosenFile[] {
  return Array.isArray(given) ? given.filter((each) => each instanceof ChosenFile) : [];
}

function tooLarge(wrong: 'fileTooLarge' | 'filesTooLarge'): Wrong {
  return { wrong, limit: fileLimits[wrong === 'fileTooLarge' ? 'each' : 'all'] / 1024 / 1024 };
}

/** What is answered by a text that is not empty. */
function readText(text: string, field: OwnField, today: Today): AnswerValue | Wrong {
  switch (field.kind) {
    case 'email':
      return emailOf(text) ?? { wrong: 'email' };
    case 'phone':
      return /\d.*\d/.test(text) ? text : { wrong: 'phone' };
    case 'number':
      return /^[-+−]?\d{1,15}(?:[.,]\d{1,6})?$/.test(text)
        ? inBounds(Number(text.replace('−', '-').replace(',', '.')), field)
        : { wrong: 'number' };
    case 'date':
      return isDay(text) ? inDays(text, field, today) : { wrong: 'date' };
    case 'choice':
      return field.options?.some(({ key }) => key === text) ? text : { wrong: 'choose' };
    default:
      return text;
  }
}

function inBounds(value: number, { from, to }: OwnField): number | Wrong {
  if (!Number.isFinite(value)) return { wrong: 'number' };
  if (typeof from === 'number' && value < from) return { wrong: 'least', limit: from };
  if (typeof to === 'number' && value > to) return { wrong: 'most', limit: to };
  return value;
}

/** A day between the limits of its question. Where it may be one of two days, it counts for who fills the form in. */
function inDays(day: string, { from, to }: OwnField, today: Today): string | Wrong {
  const [first, last] = [from, to].map((limit) => (typeof limit === 'string' ? limit : undefined));
  const earliest = first && limitDay(first, today.first);
  if (earliest && day < earliest) return { wrong: 'earliest', limit: earliest };
  const latest = last && limitDay(last, today.last);
  return latest && day > latest ? { wrong: 'latest', limit: latest } : day;
}

/** One complete address as mail can carry it, by the rule of every message; nothing for any other text. */
function emailOf(text: string): string | undefined {
  const email = asciiAddress(text);
  return validateMessage({ name: '-', email, message: '-' }).length === 0 ? email : undefined;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
