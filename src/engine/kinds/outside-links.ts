import { type Diagnostic, isSampleText, type Path, type SourceFile } from '#kit/model';
import { pageName } from '../2-validate/place.ts';
import type { Definition } from '../2-validate/structure.ts';
import { problemAt } from '../3-repair/problem-at.ts';
import { finding } from '../catalogue/index.ts';
import { allFiles, type ContentFiles, definitionOf } from '../links/content-files.ts';
import type { OutsideAnswer } from '../links/outside-answer.ts';
import { fillPlaceholders } from '../links/placeholders.ts';
import { isLinkProblem, resolveLink } from '../links/resolve-link.ts';
import type { SiteContext } from '../links/site-context.ts';
import { type KindText, kindTextsOf } from './kind-texts.ts';
import { writtenLinks } from './text/rich-text.ts';

/** A link that leads out of the site: its address, as it is written (`written`, at `at` in its text), and where. */
export type OutsideLink = {
  url: string;
  written: string;
  at: number;
  source: SourceFile;
  definition: Definition;
  path: Path;
};

/** Every link of a content folder, or of some of its files, that leads out of the site, in the order of the files. */
export function outsideLinks(
  files: ContentFiles,
  context: SiteContext,
  some: readonly SourceFile[] = allFiles(files),
): OutsideLink[] {
  const own = context.placeholders.get('url');
  return some.flatMap((source) => {
    const definition = definitionOf(source, files);
    return kindTextsOf(context.checker.read(source, definition)).flatMap(({ path, ...text }) =>
      addressesIn(text).flatMap(({ written, at }) => {
        const { text: url } = fillPlaceholders(written, context);
        const isOutside = /^https:/i.test(url) && !isLinkProblem(resolveLink(url, '', context));
        const isOwn = own !== undefined && (url === own || url.startsWith(`${own.replace(/\/$/, '')}/`));
        return isOutside && !isOwn ? [{ url, written, at, source, definition, path }] : [];
      }),
    );
  });
}

/** The addresses that a text of a file holds, as they are written. */
function addressesIn({ kind, value }: Omit<KindText, 'path'>): { written: string; at: number }[] {
  if (isSampleText(value)) return [];
  if (kind === 'link') return [{ written: value, at: 0 }];
  if (kind !== 'rich-text' && kind !== 'paragraphs') return [];
  return writtenLinks(value).map(({ address: { start, end } }) => ({ written: value.slice(start, end), at: start }));
}

/** What is to be said of links, in all or some files, that no longer lead where they led. Nobody is asked for it: it is known, or it isn't. */
export function outsideNotes(files: ContentFiles, context: SiteContext, some?: readonly SourceFile[]): Diagnostic[] {
  const { outside = {} } = files;
  if (Object.keys(outside).length === 0) return [];
  return outsideLinks(files, context, some).flatMap((link) => {
    const answer = Object.hasOwn(outside, link.url) ? outside[link.url] : undefined;
    return answer ? [noteOf(link, answer, context)] : [];
  });
}

function noteOf(
  { url, written, at, source, definition, path }: OutsideLink,
  answer: OutsideAnswer,
  context: SiteContext,
) {
  const isWhole = written === url;
  const replacement =
    answer.what === 'moved' && answer.isSure && isWhole && !isLinkProblem(resolveLink(answer.to, '', context))
      ? { replacement: answer.to }
      : {};
  const problem = {
    path,
    mark: 'value' as const,
    snippet: written,
    at,
    ...said(url, answer, 'replacement' in replacement),
    ...replacement,
  };
  const document = context.checker.read(source, definition);
  const name = definition === 'SiteSource' || definition === 'SiteOverlay' ? 'Site' : pageName(source.file);
  return problemAt(document, name, problem, context.checker);
}

function said(url: string, answer: OutsideAnswer, isSure: boolean) {
  const { since } = answer;
  if (answer.what === 'moved') return finding('link/moved', { url, since, to: answer.to, isSure });
  if (answer.what === 'unreachable') return finding('link/unreachable', { url, since, why: answer.why });
  return finding(`link/${answer.what}`, { url, since });
}
