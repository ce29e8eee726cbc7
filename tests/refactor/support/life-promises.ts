import { parse } from 'yaml';
import { redirectsOf } from '#builder/build';
import { resolveAddress } from '#builder/server';
import { allFiles, type CompiledContent, type ContentFiles, compileContent, pagePaths } from '#engine';
import { isOnlyLess } from './only-less.ts';
import { checker } from './small-site.ts';

type Step = { kind: 'renamed' | 'redirected' | 'removed'; from: string; to: string };

/** What a change of a page broke, a sentence each: links and redirects, and bytes that don't name the page. */
export function broughtNothingElse(before: ContentFiles, after: ContentFiles, step: Step): string[] {
  const content = compileContent(after, checker);
  return [...mistakes(content), ...answers(content, step), ...otherBytes(before, after, step)];
}

function mistakes({ diagnostics }: CompiledContent): string[] {
  return diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ file, line, message }) => `${file}:${line} ${message}`);
}

/** Every redirect has to lead to a page at once, and the address that is gone to the one that took its place. */
function answers({ source, context }: CompiledContent, step: Step): string[] {
  const redirects = redirectsOf(source?.redirects ?? {}, new Set(context.routes.keys()));
  const served = { files: new Set([...context.routes.keys()].flatMap(pagePaths)), hosting: { headers: [], redirects } };
  const answer = (address: string) =>
    resolveAddress(address, served as unknown as Parameters<typeof resolveAddress>[1]);
  const broken = redirects.flatMap(({ from }) => {
    const first = answer(from);
    if (first.kind !== 'redirect') return [`${from} is not redirected.`];
    return answer(first.to.replace(/#.*/, '')).kind === 'file'
      ? []
      : [`${from} leads to ${first.to}, where no page is.`];
  });
  const gone = answer(step.from);
  const wanted = step.kind === 'removed' ? 'missing' : `redirect ${filled(step.to)}`;
  const got = gone.kind === 'redirect' ? `redirect ${gone.to}` : gone.kind;
  return got === wanted ? broken : [...broken, `${step.from}: ${got} in place of ${wanted}.`];
}

/** Changes that have nothing to do with the page. */
function otherBytes(before: ContentFiles, after: ContentFiles, step: Step): string[] {
  const old = new Map(allFiles(before).map(({ file, text }) => [file, text]));
  const now = new Map(allFiles(after).map(({ file, text }) => [file, text]));
  const gone = [...old.keys()].filter((file) => !now.has(file));
  const added = [...now.keys()].filter((file) => !old.has(file));
  const [from, to] = [gone[0], added[0]];
  const isRightCount = step.kind === 'renamed' ? gone.length === added.length : gone.length === 1 && added.length === 0;
  if (!isRightCount || gone.length > 1) return [`files ${gone} became ${added}`];
  const pairs = [...old]
    .filter(([file]) => file !== from)
    .map(([file, text]) => [file, text, now.get(file) ?? ''] as const);
  if (from !== undefined && to !== undefined) pairs.push([to, old.get(from) ?? '', now.get(to) ?? '']);
  return pairs.flatMap(([file, was, is]) => {
    if (was === is) return [];
    return isRight(was, is, step, file) ? [] : [`${file} changed otherwise`];
  });
}

function isRight(was: string, is: string, step: Step, file: string): boolean {
  if (step.kind === 'removed') return isOnlyLess(parse(was), parse(is), (text) => names(text, step.from));
  const isSite = file.endsWith('/_site.yaml');
  const [a, b] = [was, is].map((text) => neutral(text, step, isSite));
  return a === b && (!isSite || hasRightRedirects(was, is, step));
}

/** A text with both names of the page put out, and without what a renaming may change beside them. */
function neutral(text: string, { kind, from, to }: Step, isSite: boolean): string {
  const own = isSite ? `${text.replace(/\nredirects:.*$/s, '').trimEnd()}\n` : text;
  return own
    .replace(/^# yaml-language-server:.*\r?\n/, '')
    .replace(/^( *"?)path"?: .*\r?\n/m, '')
    .replaceAll(addressWords, (word, site: string | undefined, path: string, section: string | undefined) =>
      [from, filled(to)].includes(filled(path))
        ? `${site ?? ''}«page»${kind === 'redirected' ? '' : (section ?? '')}`
        : word,
    )
    .replaceAll(/\[([^[\]\n]*«page»[^[\]\n]*)\]/g, (list, entries: string) =>
      kind === 'redirected' ? `[${onceIn(entries.split(', '))}]` : list,
    );
}

/** The entries of a list of addresses, which holds that of a page that took another's place only once. */
function onceIn(entries: readonly string[]): string {
  return [...entries.filter((entry) => entry !== '«page»'), '«page»'].join(', ');
}

const addressWords = /(\(\(url\)\))?(\/(?:\(\([\w.]+\)\)|[\w/-])*)(#[\w-]+)?/g;

function names(text: string, path: string): boolean {
  return [...text.matchAll(addressWords)].some(([, , found = '']) => filled(found) === path);
}

function filled(path: string): string {
  return path.replaceAll('((product.slug))', 'relaywell');
}

/** The redirects before, each to where it leads now, without one at the new address, and one more. */
function hasRightRedirects(was: string, is: string, { from, to }: Step): boolean {
  const redirects = (text: string) => (parse(text) as { redirects?: Record<string, string> }).redirects ?? {};
  const path = (address: string) => filled(address.replace(/#.*/, ''));
  const kept = Object.entries(redirects(was)).filter(([old]) => old !== filled(to));
  const wanted = Object.fromEntries(
    kept.map(([old, target]) => [old, path(target) === from ? path(to) : path(target)]),
  );
  const found = Object.fromEntries(Object.entries(redirects(is)).map(([old, target]) => [old, path(target)]));
  const sorted = (all: Record<string, string>) => JSON.stringify(Object.entries(all).sort());
  return sorted(found) === sorted({ ...wanted, [from]: filled(to) });
}
