import { type FieldKind, type OwnField, typedKind } from './fields.ts';
import { fileLimits, mostFiles } from './files.ts';

/** What is said of an answer that can't be taken; `limit` is the number, or the day as 2027-03-27, that it is about. */
export type Wrong = { wrong: WrongName; limit?: number | string };

const own = {
  en: {
    fill: 'Please fill this in.',
    choose: 'Please choose one of these.',
    several: 'Please choose at least one of these.',
    date: 'Please enter a day that there is, such as 2027-03-27.',
    tick: 'Please tick this box.',
    email: 'Please enter one complete email address, such as ada@example.org.',
    phone: 'Please enter a telephone number, such as 020 7946 0018.',
    number: 'Please enter a number in digits, such as 12.',
    least: 'Please enter ((limit)) or more.',
    most: 'Please enter ((limit)) or less.',
    earliest: 'Please enter ((limit)) or a later day.',
    latest: 'Please enter ((limit)) or an earlier day.',
    tooLong: 'Please shorten this: ((limit)) characters are the most that can be sent.',
    unread: 'This can’t be read. Please fill it in again.',
    unknown: 'There is no such field.',
    file: 'Please choose a file.',
    fewerFiles: 'Please choose fewer files: ((limit)) at most.',
    fileEmpty: 'This file is empty. Please choose another one.',
    fileTooLarge: 'This file is too large: ((limit)) MB are the most.',
    filesTooLarge: 'The files are too large together: ((limit)) MB are the most.',
    fileType:
      'Please choose a PDF, a picture (JPEG, PNG, GIF, WebP) or an office document (docx, xlsx, pptx, odt, ods, odp) without macros.',
    fileUnsafe: 'This file was refused by the check for harmful files. Please choose another one.',
    fileHint: 'A PDF, a picture or an office document of up to ((limit)) MB.',
    filesHint:
      'Up to ((most)) files: PDFs, pictures or office documents of up to ((limit)) MB each, ((all)) MB in all.',
    filesAgain: 'Please choose the files again: a browser doesn’t keep them.',
  },
  es: {
    fill: 'Rellene este campo, por favor.',
    choose: 'Elija una de estas opciones, por favor.',
    several: 'Elija al menos una de estas opciones, por favor.',
    date: 'Escriba un día que exista, como 2027-03-27.',
    tick: 'Marque esta casilla, por favor.',
    email: 'Escriba una dirección de correo completa, como ada@example.org.',
    phone: 'Escriba un número de teléfono, como 912 345 678.',
    number: 'Escriba un número en cifras, como 12.',
    least: 'Escriba ((limit)) o más.',
    most: 'Escriba ((limit)) o menos.',
    earliest: 'Escriba el ((limit)) o un día posterior.',
    latest: 'Escriba el ((limit)) o un día anterior.',
    tooLong: 'Acorte este texto, por favor: se pueden enviar ((limit)) caracteres como máximo.',
    unread: 'Esto no se puede leer. Rellénelo de nuevo, por favor.',
    unknown: 'No hay ningún campo así.',
    file: 'Elija un archivo, por favor.',
    fewerFiles: 'Elija menos archivos, por favor: ((limit)) como máximo.',
    fileEmpty: 'Este archivo está vacío. Elija otro, por favor.',
    fileTooLarge: 'Este archivo es demasiado grande: ((limit)) MB como máximo.',
    filesTooLarge: 'Los archivos juntos son demasiado grandes: ((limit)) MB como máximo.',
    fileType:
      'Elija un PDF, una imagen (JPEG, PNG, GIF, WebP) o un documento de oficina (docx, xlsx, pptx, odt, ods, odp) sin macros, por favor.',
    fileUnsafe: 'El control de archivos dañinos rechazó este archivo. Elija otro, por favor.',
    fileHint: 'Un PDF, una imagen o un documento de oficina de hasta ((limit)) MB.',
    filesHint:
      'Hasta ((most)) archivos: PDF, imágenes o documentos de oficina de hasta ((limit)) MB cada uno, ((all)) MB en total.',
    filesAgain: 'Elija los archivos de nuevo, por favor: el navegador no los guarda.',
  },
};

/** The name of a sentence about an answer. */
export type WrongName = keyof (typeof own)['en'];

/** The sentences that a site says itself. */
export type AnswerWords = Readonly<Partial<Record<WrongName, string>>>;

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
  return wordsIn(spoken)
    [most === 1 ? 'fileHint' : 'filesHint'].replaceAll('((most))', String(most))
    .replaceAll('((limit))', megabytes(fileLimits.each))
    .replaceAll('((all))', megabytes(fileLimits.all));
}

function limitText(limit: number | string | undefined, language: string): string {
  if (typeof limit !== 'string') return limit === undefined ? '' : new Intl.NumberFormat(language).format(limit);
  const style = { dateStyle: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(language, style).format(new Date(`${limit}T00:00:00Z`));
}

function wordsIn({ language, words }: Spoken): Record<WrongName, string> {
  return { ...(language.split('-')[0] === 'es' ? own.es : own.en), ...words };
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
