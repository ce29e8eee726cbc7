import { type Image, isFields, kindCalled, type Occasion, sampleIn, type ValueKindName } from '#kit/model';
import { parseFormula, parseNumberFormat } from '../2-validate/formula.ts';
import { nameOnDisk } from '../base/content-names.ts';
import { parseMoment } from '../base/moment.ts';
import { finding } from '../catalogue/index.ts';
import { action, form, inquiryType, link, ownForm } from './destinations.ts';
import { compileBooking } from './films/booking.ts';
import { compileCaptions, compileFilm } from './films/compile-film.ts';
import { compileMapPin } from './films/map-pin.ts';
import { compilePicture } from './pictures/compile-picture.ts';
import { isFileName } from './pictures/is-file-name.ts';
import { compileDownload, publicFile } from './public-file.ts';
import { paragraphs, plainText, richText } from './text/compile-text.ts';
import { fill, filledText } from './text/fill.ts';
import { readText } from './text/read-text.ts';
import { isBlank } from './text/text-warnings.ts';
import { typeset } from './text/typeset.ts';
import type { ValueScope } from './value-scope.ts';

/** Compiles a value of one kind; one of another type is left alone, since the schema has reported it. */
type Compile = (value: unknown, scope: ValueScope) => unknown;

/** Nothing for what is not compiled by itself: sections and their names are, by the page; days are looked at with what they belong to. */
const compilers: Readonly<Record<ValueKindName, Compile | undefined>> = {
  text: shown(plainText),
  'rich-text': shown(richText),
  paragraphs: shown(paragraphs),
  'toast-text': keeping('toast-text'),
  'count-text': keeping('count-text'),
  'length-text': keeping('length-text'),
  'path-text': keeping('path-text'),
  'inquiry-text': keeping('inquiry-text'),
  'film-text': keeping('film-text'),
  'hours-text': keeping('hours-text'),
  'answer-text': keeping('answer-text'),
  path: written((value, scope) => fill(value, scope)),
  link: written((value, scope) => link(value, scope)),
  anchor: undefined,
  formula: written(formula),
  'number-format': written((value, { context: { language } }) => ({
    ...parseNumberFormat(value),
    ...(language ? { language: language.code } : {}),
  })),
  schedule: undefined,
  occasion: written((value, { context: { zone } }) => occasion(value, zone)),
  form: written(form),
  'own-form': written(ownForm),
  'inquiry-type': written(inquiryType),
  mailbox: undefined,
  'public-file': written(compileDownload),
  film: written(compileFilm),
  booking: written(compileBooking),
  telephone: undefined,
  'map-pin': written(compileMapPin),
  image: (value, scope) => (isFields(value) ? image(value, scope) : value),
  picture: (value, scope) =>
    isFields(value) ? compilePicture(value, scope, { plain: noted(filledText), rich: noted(richText) }) : value,
  captions: (value, scope) => (isFields(value) ? compileCaptions(value, scope) : value),
  action: (value, scope) => (isFields(value) ? action(value, scope) : written(() => ({ kind: 'none' }))(value, scope)),
  sections: undefined,
};

const compilerOf: ReadonlyMap<string, Compile | undefined> = new Map(Object.entries(compilers));

/** What a value of a kind is compiled to; mistakes go to `scope.report` and give `undefined`. */
export function compileValue(kind: string, value: unknown, scope: ValueScope): unknown {
  const compile = compilerOf.get(kind);
  return compile ? compile(value, scope) : value;
}

/** A day or a time in the site's zone, as it is written; nothing where it is none, which has been reported. */
function occasion(text: string, zone: string): Occasion | undefined {
  const time = parseMoment(text, zone);
  if (time === undefined) return undefined;
  const [, day = '', clock] = /^(\S{10})(?:[T ](\d\d:\d\d))?/.exec(text) ?? [];
  return { day, ...(clock === undefined ? {} : { time: clock }), instant: new Date(time).toISOString() };
}

/** A kind that is written as one text. */
function written(compile: (value: string, scope: ValueScope) => unknown): Compile {
  return (value, scope) => (typeof value === 'string' && value !== '' ? compile(value, scope) : value);
}

/** A text that visitors read: it says something, and is no sample. */
function shown(compile: (value: string, scope: ValueScope) => unknown): Compile {
  return written((value, scope) => {
    if (!isBlank(value)) return noted(compile)(value, scope);
    scope.report(finding('text/blank', {}));
    return value;
  });
}

/** Compiles a text, and says of a sample that it is one. */
function noted<T>(compile: (value: string, scope: ValueScope) => T): (value: string, scope: ValueScope) => T {
  return (value, scope) => {
    const sample = sampleIn(value, scope.field);
    if (sample !== undefined) {
      const words = readText(sample).text;
      scope.report({ ...finding('text/sample', { text: sample, words }), snippet: value });
    }
    return compile(value, scope);
  };
}

/** A text whose view fills in some names of its own. */
function keeping(kind: ValueKindName): Compile {
  const keep = new Set<string>(kindCalled(kind).words);
  return shown((value, scope) => typeset(fill(value, scope, keep), scope.context.typography));
}

function formula(value: string, scope: ValueScope) {
  const tree = parseFormula(value);
  if (!('code' in tree)) return tree;
  scope.report(tree);
  return undefined;
}

function image(source: { file?: unknown; alt?: unknown }, scope: ValueScope): Image | undefined {
  const { file: written, alt } = source;
  if (typeof written !== 'string' || written === '' || typeof alt !== 'string') return undefined;
  const file = nameOnDisk(written, scope.context.publicFiles);
  if (isFileName(alt)) scope.report({ ...finding('image/alt', { alt, canBeEmpty: true }), snippet: alt });
  const info = publicFile(file, 'image/missing', scope);
  if (!info) return undefined;
  const { width, height } = info;
  return { src: file, alt: noted(filledText)(alt, scope), ...(width ? { width } : {}), ...(height ? { height } : {}) };
}
