import { type FieldKind, type OwnField, typedKind } from './fields.ts';
import { fileLimits, mostFiles } from './files.ts';
import { type AnswerWords, sentences, type WrongName } from './sentences.ts';

/** What is said of an answer that can't be taken; `limit` is the number, or the day as 2027-03-27, that it is about. */
export type Wrong = { wrong: WrongName; limit?: number | string };

/** In which words is spoken of answers: the language (a BCP 47 tag), and what the site says itself. */
export type Spoken = { language: string; words?: AnswerWords | undefined };

/** A sentence about an answer: the site's own, or one in its language; in English where neither is there. */
export function wrongWords({ wrong, limit }: Wrong, spoken: Spoken): string {
  return wordsIn(spoken)[wrong].replaceAll('((limit))', limitText(limit, spoken.language));
}

/** What a question for files says of what it takes. */
export function fileHint(field: Pick<OwnField, 'to'>, spoken: Spoken): string {
  const megabytes = (bytes: number) => String(bytes / 1024 / 1024);
  const most = mostFiles(field);
  return (
    wordsIn(spoken)
      [most === 1 ? 'fileHint' : 'filesHint'].replaceAll('((most))', String(most))
      // A number and its unit stay in one line, on a phone too.
      .replaceAll(/(\(\((?:limit|all)\)\)) /g, '$1\u00a0')
      .replaceAll('((limit))', megabytes(fileLimits.each))
      .replaceAll('((all))', megabytes(fileLimits.all))
  );
}

function limitText(limit: number | string | undefined, language: string): string {
  if (typeof limit !== 'string') return limit === undefined ? '' : new Intl.NumberFormat(language).format(limit);
  const style = { dateStyle: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(language, style).format(new Date(`${limit}T00:00:00Z`));
}

function wordsIn({ language, words }: Spoken): Record<WrongName, string> {
  return { ...(language.split('-')[0] === 'es' ? sentences.es : sentences.en), ...words };
}

/** The sentences that may be said of answers to a field. */
export function wordsFor({ kind, required, from, to }: OwnField): readonly WrongName[] {
  if (kind === 'file')
    return [
      ...(required ? (['file'] as const) : []),
      ...(mostFiles({ ...(to === undefined ? {} : { to }) }) > 1
        ? (['fewerFiles', 'filesHint'] as const)
        : (['fileHint'] as const)),
      ...(['fileEmpty', 'fileTooLarge', 'filesTooLarge', 'fileType', 'fileUnsafe', 'filesAgain'] as const),
    ];
  const ofKind = special[kind];
  const isDate = kind === 'date';
  return [
    ...(ofKind && typedKind(kind) ? [ofKind] : []),
    ...(required ? [missingAnswer({ kind }).wrong] : []),
    ...(from === undefined ? [] : [isDate ? ('earliest' as const) : ('least' as const)]),
    ...(to === undefined ? [] : [isDate ? ('latest' as const) : ('most' as const)]),
    ...(typedKind(kind) && !isDate ? (['tooLong'] as const) : []),
  ];
}

/** What is said where a field that has to be answered isn't. */
export function missingAnswer({ kind }: Pick<OwnField, 'kind'>): Wrong {
  return { wrong: special[kind] ?? (typedKind(kind) ? 'fill' : 'choose') };
}

/** Kinds that are asked for in words of their own. */
const special: Readonly<Partial<Record<FieldKind, WrongName>>> = {
  email: 'email',
  phone: 'phone',
  number: 'number',
  date: 'date',
  several: 'several',
  file: 'file',
  consent: 'tick',
};
