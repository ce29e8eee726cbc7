import type { Action, Image, Link, RichText } from '../../../src/page/types.ts';
import { nearest } from '../nearest.ts';
import type { SiteContext } from '../site-context.ts';
import { parseFormula, parseNumberFormat } from './formula.ts';
import { resolveLink } from './links.ts';
import { fillPlaceholders } from './placeholders.ts';
import { escapeMarkdown, parseRichText } from './rich-text.ts';
import type { ValueProblem } from './value-problem.ts';

/** What a value is compiled within: the page it stands on, and where its mistakes and its uses of forms are noted. */
export type ValueScope = {
  pagePath: string;
  context: SiteContext;
  report: (problem: ValueProblem) => void;
  useForm: (name: string) => void;
};

type Compile = (value: never, scope: ValueScope) => unknown;

const compilers: Readonly<Record<string, Compile>> = {
  text: (value: string, scope) => fill(value, scope),
  'toast-text': (value: string, scope) => fill(value, scope, new Set(['form.email'])),
  path: (value: string, scope) => fill(value, scope),
  'rich-text': (value: string, scope) => richText(value, scope),
  paragraphs: (value: string, scope): RichText[] => value.trim().split(/\n+/).map((part) => richText(part, scope)),
  link: (value: string, scope) => link(value, scope),
  formula: (value: string, scope) => reported(parseFormula(value), scope),
  'number-format': (value: string) => parseNumberFormat(value),
  form: (value: string, scope) => form(value, scope),
  'inquiry-type': (value: string, scope) => inquiryType(value, scope),
  image: (value: { file: string; alt: string }, scope) => image(value, scope),
  action: (value: 'none' | ActionSource, scope) => action(value, scope),
};
const objectKinds = new Set(['image', 'action']);

/**
 * What a value of a kind is compiled to; mistakes go to `scope.report` and give `undefined`.
 * Values of the wrong type are left alone: the schema has already reported them.
 */
export function compileValue(kind: string, value: unknown, scope: ValueScope): unknown {
  const compile = compilers[kind];
  const fits = typeof value === 'string' || (objectKinds.has(kind) && typeof value === 'object' && value !== null);
  return compile && fits ? compile(value as never, scope) : value;
}

function fill(value: string, { context, report }: ValueScope, keep?: ReadonlySet<string>): string {
  const { text, problems } = fillPlaceholders(value, context.placeholders, keep ? { keep } : {});
  problems.forEach(report);
  return text;
}

function richText(value: string, scope: ValueScope): RichText {
  const { text, problems } = fillPlaceholders(value, scope.context.placeholders, { escape: escapeMarkdown });
  problems.forEach(scope.report);
  return parseRichText(text, (url) => reported(resolveLink(url, scope.pagePath, scope.context), scope));
}

function link(value: string, scope: ValueScope): Link | undefined {
  const resolved = resolveLink(fill(value, scope), scope.pagePath, scope.context);
  return reported<Link>('code' in resolved ? { ...resolved, snippet: value } : resolved, scope);
}

/** The value, or nothing after its problem was reported. */
function reported<Value extends object>(value: Value | ValueProblem, { report }: ValueScope): Value | undefined {
  if (!('code' in value && 'message' in value)) return value as Value;
  report(value);
  return undefined;
}

function form(name: string, scope: ValueScope): string {
  const { forms } = scope.context;
  if (forms.has(name)) scope.useForm(name);
  else scope.report(unknownName('form/unknown', 'form', name, forms.keys()));
  return name;
}

function inquiryType(name: string, { context, report }: ValueScope): string {
  if (!context.inquiryTypes.has(name)) report(unknownName('inquiry/unknown', 'inquiry type', name, context.inquiryTypes));
  return name;
}

function unknownName(code: string, what: string, name: string, known: Iterable<string>): ValueProblem {
  const names = [...known];
  const word = nearest(name, names);
  const help = word ? `Change it to \`${word}\`.` : `Write one of: ${names.map((item) => `\`${item}\``).join(', ')}.`;
  return { code, snippet: name, message: `_site.yaml has no ${what} \`${name}\`.`, help };
}

type ActionSource = { link?: string; dialog?: string; inquiryType?: string; download?: string };

function action(source: 'none' | ActionSource, scope: ValueScope): Action | undefined {
  if (source === 'none' || typeof source === 'string') return { kind: 'none' };
  const { link: url, dialog, download } = source;
  const chosen = [url, dialog, download].filter((value) => value !== undefined);
  if (chosen.length !== 1 || (source.inquiryType !== undefined && dialog === undefined)) {
    scope.report({
      code: 'action/choice',
      message: 'A button does one thing: it needs exactly one of `link`, `dialog` and `download`.',
      help: 'Keep the one you want, such as `action: { link: /contact }`.',
    });
    return undefined;
  }
  if (url !== undefined) {
    const resolved = link(url, scope);
    return resolved && { kind: 'link', link: resolved };
  }
  if (download !== undefined) return publicFile(download, 'download', scope) && { kind: 'download', href: download };
  const name = form(dialog ?? '', scope);
  const type = source.inquiryType ?? scope.context.forms.get(name)?.inquiryType ?? name;
  if (source.inquiryType !== undefined) inquiryType(source.inquiryType, scope);
  return { kind: 'dialog', form: name, inquiryType: type };
}

function image(source: { file?: unknown; alt?: unknown }, scope: ValueScope): Image | undefined {
  if (typeof source.file !== 'string' || typeof source.alt !== 'string') return undefined;
  const info = publicFile(source.file, 'image', scope);
  return info && { src: source.file, alt: fill(source.alt, scope), ...info };
}

function publicFile(file: string, what: 'image' | 'download', { context, report }: ValueScope) {
  const info = context.publicFiles.get(file);
  if (info) return info;
  const files = [...context.publicFiles.keys()];
  const word = files.find((known) => known.toLowerCase() === file.toLowerCase()) ?? nearest(file, files);
  report({
    code: `${what}/missing`,
    snippet: file,
    message: `There is no file \`${file}\` in the public folder.`,
    help: word ? `Change it to \`${word}\`.` : 'Put the file there, or write the address of one that is there, beginning with `/`.',
  });
  return undefined;
}
