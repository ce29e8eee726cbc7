import {
  type Action,
  hasTooManyMarks,
  type Image,
  isFields,
  isSampleText,
  kindCalled,
  type Link,
  maximumMarks,
  type Occasion,
  type Paragraph,
  type RichText,
  type ValueKindName,
  type ValueProblem,
} from '#kit/model';
import { parseFormula, parseNumberFormat } from '../2-validate/formula.ts';
import { nameOnDisk } from '../base/content-names.ts';
import { parseMoment } from '../base/moment.ts';
import { nearestName, replaced } from '../base/nearest.ts';
import { finding } from '../catalogue/index.ts';
import { fillPlaceholders } from '../links/placeholders.ts';
import type { NameKind } from '../links/references.ts';
import { isLinkProblem, resolveLink } from '../links/resolve-link.ts';
import { absentTarget } from '../links/time/link-target.ts';
import { compileCaptions, compileFilm } from './films/compile-film.ts';
import { compilePicture } from './pictures/compile-picture.ts';
import { isFileName } from './pictures/is-file-name.ts';
import { compileDownload, publicFile } from './public-file.ts';
import { listRun, paragraphsOf } from './text/paragraphs.ts';
import { escapeMarkdown, parseRichText } from './text/rich-text.ts';
import { isBlank, textWarnings } from './text/text-warnings.ts';
import { typeset, typesetRich } from './text/typeset.ts';
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
  'inquiry-type': written(inquiryType),
  mailbox: undefined,
  'public-file': written(compileDownload),
  film: written(compileFilm),
  image: (value, scope) => (isFields(value) ? image(value, scope) : value),
  picture: (value, scope) =>
    isFields(value) ? compilePicture(value, scope, { plain: filledText, rich: richText }) : value,
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
    if (isSampleText(value)) scope.report({ ...finding('text/sample', { text: value }), snippet: value });
    if (!isBlank(value)) return compile(value, scope);
    scope.report(finding('text/blank', {}));
    return value;
  });
}

/** A text whose view fills in some names of its own. */
function keeping(kind: ValueKindName): Compile {
  const keep = new Set<string>(kindCalled(kind).words);
  return shown((value, scope) => typeset(fill(value, scope, keep), scope.context.typography));
}

function paragraphs(value: string, scope: ValueScope): Paragraph[] {
  return paragraphsOf(value).map((part) =>
    typeof part === 'string'
      ? richText(part, scope)
      : { kind: 'list', isNumbered: part.isNumbered, items: part.items.map((item) => richText(item, scope)) },
  );
}

function plainText(value: string, scope: ValueScope): string {
  const text = filledText(value, scope);
  warn(value, textWarnings(value, [value], false), scope);
  return text;
}

/** A plain text with its placeholders filled in, as its language sets it. */
export function filledText(value: string, scope: ValueScope): string {
  return typeset(fill(value, scope), scope.context.typography);
}

function fill(
  value: string,
  scope: ValueScope,
  keep?: ReadonlySet<string>,
  escaped?: (text: string) => string,
): string {
  const { text, problems, names } = fillPlaceholders(value, scope.context, {
    ...(keep ? { keep } : {}),
    ...(escaped ? { escape: escaped } : {}),
  });
  for (const name of names) scope.refer('fact', name);
  for (const { missing, ...problem } of problems)
    scope.report(problem, missing === undefined ? undefined : { kind: 'fact', name: missing });
  return text;
}

function richText(value: string, scope: ValueScope): RichText {
  const text = fill(value, scope, undefined, escapeMarkdown);
  if (hasTooManyMarks(text)) {
    scope.report(finding('text/many-marks', { limit: maximumMarks }));
    return typesetRich([text], scope.context.typography);
  }
  const parsed = parseRichText(text, (url) => resolved(url, scope), scope.context.checker.memory.trees);
  warn(value, textWarnings(value, parsed, true), scope);
  return typesetRich(parsed, scope.context.typography);
}

/** Reports what visitors would see as it stands. A list that runs together says more than the sign that it begins with. */
function warn(text: string, warnings: readonly ValueProblem[], scope: ValueScope): void {
  const mark = listRun(text);
  if (mark !== undefined) scope.report({ ...finding('text/list', { mark }), snippet: beginOf(mark, text) });
  else for (const problem of warnings) scope.report(problem);
}

/** The first entry of a list as far as its first word: a sign alone may stand elsewhere too. */
function beginOf(mark: string, text: string): string {
  const start = text.indexOf(`${mark} `);
  const end = text.indexOf(' ', start + mark.length + 1);
  return text.slice(start, end);
}

function link(value: string, scope: ValueScope): Link | undefined {
  let isFaulty = false;
  const url = fill(value, {
    pagePath: scope.pagePath,
    context: scope.context,
    shown: scope.shown,
    isFollowing: scope.isFollowing,
    refer: (...reference) => scope.refer(...reference),
    report: (...problem) => {
      isFaulty = true;
      scope.report(...problem);
    },
    noteForm: (name) => scope.noteForm(name),
    slot: () => scope.slot(),
    notePicture: (order) => scope.notePicture(order),
  });
  return isFaulty ? undefined : resolved(url, scope, value);
}

/** Where an address leads; a faulty one is reported and returns nothing. `shown` is the address as it is written. */
function resolved(url: string, scope: ValueScope, shown?: string): Link | undefined {
  const { uncertain } = scope.context;
  // What would be filled in stands in a file that can't be read.
  if (url.includes('((') && (uncertain.site || uncertain.facts)) return { href: url, external: false };
  // A placeholder that is left could not be filled in, which has been reported.
  if (shown === undefined && url.includes('((')) return undefined;
  const found = resolveLink(url, scope.pagePath, scope.context);
  if (!isLinkProblem(found)) {
    const { link, page, anchor, file } = found;
    if (page !== undefined) scope.refer('page', page);
    if (page !== undefined && anchor !== undefined) scope.refer('anchor', `${page}#${anchor}`);
    if (file !== undefined) scope.refer('file', file);
    const absent = scope.isFollowing ? undefined : absentTarget(found, scope.shown, scope.context);
    if (!absent) return link;
    scope.report({ ...absent.what, snippet: shown ?? url }, absent.missing);
    return undefined;
  }
  const { missing, ...problem } = found;
  const { replacement, ...rest } = problem;
  // A word for the filled-in address can't replace one that is written with placeholders.
  scope.report(
    shown === undefined ? problem : shown === url ? { ...problem, snippet: shown } : { ...rest, snippet: shown },
    missing,
  );
  return undefined;
}

function formula(value: string, scope: ValueScope) {
  const tree = parseFormula(value);
  if (!('code' in tree)) return tree;
  scope.report(tree);
  return undefined;
}

function form(name: string, scope: ValueScope): string {
  const { forms, formNames, uncertain } = scope.context;
  scope.refer('form', name);
  if (forms.has(name)) scope.noteForm(name);
  else if (!formNames.has(name) && !uncertain.site) unknownName('form/unknown', 'form', name, formNames, scope);
  return name;
}

function inquiryType(name: string, scope: ValueScope): string {
  const { inquiryTypes, uncertain } = scope.context;
  scope.refer('inquiry', name);
  if (!inquiryTypes.has(name) && !uncertain.site) unknownName('inquiry/unknown', 'inquiry', name, inquiryTypes, scope);
  return name;
}

function unknownName(
  code: 'form/unknown' | 'inquiry/unknown',
  kind: NameKind,
  name: string,
  names: Iterable<string>,
  scope: ValueScope,
): void {
  const known = [...names];
  const near = nearestName(name, known);
  scope.report({ ...finding(code, { name, ...near, known }), snippet: name, ...replaced(near) }, { kind, name });
}

type ActionSource = { link?: unknown; dialog?: unknown; inquiryType?: unknown; download?: unknown };

function action(source: ActionSource, scope: ValueScope): Action | undefined {
  const { link: url, dialog, download, inquiryType: inquiry } = source;
  const chosen = Object.entries({ link: url, dialog, download }).filter(([, value]) => value !== undefined);
  const isFaulty = [url, dialog, download, inquiry].some(
    (value) => value !== undefined && (typeof value !== 'string' || value === ''),
  );
  // A field that there is none of may be one of them under another name, which has been reported.
  const isStrange = Object.keys(source).some((name) => !['link', 'dialog', 'download', 'inquiryType'].includes(name));
  if (isFaulty || isStrange || (chosen.length === 0 && inquiry === undefined)) return undefined;
  if (chosen.length !== 1 || (inquiry !== undefined && dialog === undefined)) {
    scope.report(finding('action/choice', { chosen: chosen.map(([name]) => name) }));
    return undefined;
  }
  if (typeof url === 'string') {
    const target = link(url, scope);
    return target && { kind: 'link', link: target };
  }
  if (typeof download === 'string') {
    const href = nameOnDisk(download, scope.context.publicFiles);
    return publicFile(href, 'download/missing', scope) && { kind: 'download', href };
  }
  const name = form(String(dialog), scope);
  if (typeof inquiry === 'string') inquiryType(inquiry, scope);
  return {
    kind: 'dialog',
    form: name,
    inquiryType: typeof inquiry === 'string' ? inquiry : (scope.context.forms.get(name)?.inquiryType ?? name),
  };
}

function image(source: { file?: unknown; alt?: unknown }, scope: ValueScope): Image | undefined {
  const { file: written, alt } = source;
  if (typeof written !== 'string' || written === '' || typeof alt !== 'string') return undefined;
  const file = nameOnDisk(written, scope.context.publicFiles);
  if (isFileName(alt)) scope.report({ ...finding('image/alt', { alt, canBeEmpty: true }), snippet: alt });
  const info = publicFile(file, 'image/missing', scope);
  if (!info) return undefined;
  const { width, height } = info;
  return { src: file, alt: filledText(alt, scope), ...(width ? { width } : {}), ...(height ? { height } : {}) };
}
