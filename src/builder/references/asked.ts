import { existsSync, statSync } from 'node:fs';
import { extname, isAbsolute, posix, relative, resolve, sep } from 'node:path';
import { type Checker, type ContentFiles, type SiteContext, sharedTarget, type Target } from '#engine';
import { nearest, stemOf } from '#engine/base';
import { baseOf } from '../base/below-path.ts';
import { isLoopback } from '../base/is-loopback.ts';
import { projectRoot } from '../base/project-root.ts';
import { siteRoot } from '../base/site-root.ts';
import { UsageError } from '../base/usage-error.ts';
import { publicFolderOf } from '../files/public-folder.ts';
import { readContent } from '../files/read-content.ts';
import { loadChecker } from '../schemas/load-checker.ts';

/** What somebody asks for, and what it is called in the answer. */
export type Asked = { target: Target; shown: string };

/** The path of the content folder that a command names. Throws UsageError where there is none. */
export function contentFolder(folder: string): string {
  const path = resolve(folder);
  if (existsSync(path) && statSync(path).isDirectory()) return path;
  throw new UsageError(`There is no folder \`${relative(siteRoot(), path) || '.'}\`.`);
}

/** Reads the content folder that a command names. Throws UsageError where there is none. */
export function openContent(folder: string): { files: ContentFiles; checker: Checker } {
  const files = readContent(siteRoot(), contentFolder(folder), publicFolderOf(folder));
  return { files, checker: loadChecker(projectRoot) };
}

/** A figure, as it is called (`lives`, `facts.lives` or `((facts.lives))`). Throws UsageError where there is none. */
export function askedFact(written: string, { placeholders }: SiteContext): Asked {
  const name = `facts.${written.replace(/^(?:\(\()?(?:facts\.)?/, '').replace(/\)\)$/, '')}`;
  const known = [...placeholders.keys()].filter((each) => each.startsWith('facts.'));
  if (known.includes(name)) return { target: { kind: 'fact', name }, shown: `The figure \`${name}\`` };
  throw unknown(`There is no figure \`${name}\`.`, name, known);
}

/** The address of a page, as somebody writes it: `/about`, `about` or `pages/about.yaml`. Throws UsageError where there is none. */
export function askedAddress(written: string, context: SiteContext): string {
  const path = addressOf(written, context);
  if (path !== undefined) return path;
  throw unknown(`There is no page \`${written}\`.`, rooted(written), [...context.routes.keys()]);
}

/**
 * What in another language somebody means: a page as above, shared sections (`es/_shared/contact`), all its figures (`es/_facts`) or one
 * (`es/_facts#price`). Throws UsageError where there is none.
 */
export function askedTranslation(
  written: string,
  { overlays = [] }: ContentFiles,
  context: SiteContext,
): { file: string; figure?: string | undefined } {
  const [name = '', figure] = written.split('#');
  const stem = `${context.folder}/${stemIn(name, context)}`;
  const figures = overlays.flatMap(({ facts }) => facts?.file ?? []);
  const parts = [...figures, ...overlays.flatMap(({ shared }) => shared.map(({ file }) => file))];
  const found = parts.find((file) => withoutEnding(file) === stem);
  if (found !== undefined && (figure === undefined || figures.includes(found))) return { file: found, figure };
  if (found !== undefined) throw new UsageError(`\`${name}\` is translated as a whole: leave \`#${figure}\` out.`);
  if (/(?:^|\/)_/.test(name))
    throw unknown(
      `There is no \`${name}\` in another language.`,
      name,
      parts.map((file) => withoutEnding(file).slice(context.folder.length + 1)),
    );
  return { file: context.routes.get(askedAddress(written, context))?.file ?? '' };
}

/** The address that somebody wants for a page: as it is written, or that of a file by its name, `pages/costs.yaml`. */
export function wantedAddress(written: string, context: SiteContext): string {
  if (/^\/?$/.test(written)) throw new UsageError('Write the new address, such as `/costs`.');
  const path = ownPath(written, context) ?? written;
  return withoutEnding(path) === path ? path : rooted(stemIn(path, context));
}

/**
 * A page, a section of it (`/faq#prices`), a public file, a picture of `_media`, a shared section (`_shared/contact`, `es/_shared/contact`), a form of `_site.yaml` (`forms/inquiry`, or its name alone
 * where no page has it) or a figure (`facts.lives`). Throws UsageError where there is none.
 */
export function askedContent(written: string, context: SiteContext): Asked {
  if (/^(?:\(\()?facts\./.test(written)) return askedFact(written, context);
  const [page = '', anchor] = written.split('#');
  if (anchor !== undefined) return askedSection(page, anchor, context);
  const { publicFiles, media, formNames, routes } = context;
  const path = addressOf(written, context);
  if (path !== undefined) return { target: { kind: 'page', name: path }, shown: `The page \`${path}\`` };
  const file = rooted(written.replace(/^\/?public\//, ''));
  if (publicFiles.has(file)) return { target: { kind: 'file', name: file }, shown: `The file \`${file}\`` };
  const picture = written.replace(/^\/?(?:.*\/)?_media\//, '');
  if (media.has(picture)) return { target: { kind: 'picture', name: picture }, shown: `The picture \`${picture}\`` };
  const stem = stemIn(written, context);
  const section = askedShared(stem, context);
  if (section) return section;
  const form = written.replace(/^\/?forms[/.]/, '');
  if (formNames.has(form)) return { target: { kind: 'form', name: form }, shown: `The form \`${form}\`` };
  if (form !== written) throw unknown(`There is no form \`${form}\`.`, form, [...formNames]);
  if (withoutEnding(written) === written && extname(written) !== '') throw unknownFile(file, context);
  throw unknown(`There is no page \`${written}\`.`, rooted(written), [...routes.keys()]);
}

/** A section by its `id`, behind the page that shows it: `/faq#prices`. Throws UsageError where there is none. */
function askedSection(page: string, id: string, context: SiteContext): Asked {
  const path = askedAddress(page, context);
  const known = [...(context.routes.get(path)?.anchors ?? [])];
  if (!known.includes(id)) throw unknown(`The page \`${path}\` has no section \`${id}\`.`, id, known);
  return { target: { kind: 'anchor', name: `${path}#${id}` }, shown: `The section \`${path}#${id}\`` };
}

/**
 * A shared section by the path of its file without an ending: `_shared/contact`, or a language's own, `es/_shared/contact`.
 * Nothing where it names none. Throws UsageError where there is none of the name.
 */
function askedShared(stem: string, { folder, shared, translations }: SiteContext): Asked | undefined {
  const [, place, name = ''] = /^((?:[^/]+\/)?_shared\/)(.+)$/.exec(stem) ?? [];
  if (place === undefined) return undefined;
  const all = [shared, ...[...translations.values()].map((own) => own.shared)].flatMap((own) => [...own.values()]);
  const beside = all.filter(({ file }) => file.startsWith(`${folder}/${place}`));
  const section = beside.find(({ file }) => stemOf(file) === name);
  if (!section)
    throw unknown(`There is no shared section \`${place === '_shared/' ? name : stem}\`.`, name, [
      ...new Set(beside.map(({ file }) => stemOf(file))),
    ]);
  const shown = `The shared section \`${place === '_shared/' ? name : stem}\``;
  return { target: sharedTarget(section.file, { shared, translations }), shown };
}

/** A site can have more public files than anybody reads: only those are named that are called so, or nearly. */
function unknownFile(file: string, { publicFiles }: SiteContext): UsageError {
  const known = [...publicFiles.keys()];
  const called = known.filter((each) => posix.basename(each) === posix.basename(file));
  const near = nearest(file, known);
  const meant = called.length > 0 ? called : near === undefined ? [] : [near];
  const help = meant.length > 0 ? `Did you mean ${meant.map((each) => `\`${each}\``).join(' or ')}?` : '';
  return new UsageError(`There is no file \`${file}\` in the folder \`public\`. ${help}`.trimEnd());
}

/** The address of the page that somebody means, if it is one: also as a browser shows it, or in other letters. */
function addressOf(pasted: string, context: SiteContext): string | undefined {
  const written = ownPath(pasted, context) ?? pasted;
  const path = rooted(written);
  const meant = [path, path.replace(/\/$/, ''), path.replace(/\/$/, '').toLowerCase()];
  const found = meant.find((each) => context.routes.has(each));
  if (found !== undefined) return found;
  const file = `${context.folder}/${stemIn(written, context)}`;
  return [...context.routes].find(([, route]) => withoutEnding(route.file) === file)?.[0];
}

/** The path within the site of an address that begins with its name, or that of a server on this machine. */
function ownPath(written: string, { placeholders }: SiteContext): string | undefined {
  if (!/^https?:/i.test(written) || !URL.canParse(written)) return undefined;
  const { host, hostname, pathname } = new URL(written);
  const url = placeholders.get('url') ?? '';
  const isOwn = isLoopback(hostname) || (URL.canParse(url) && new URL(url).host === host);
  const base = baseOf(url);
  if (!isOwn) return undefined;
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname;
}

function rooted(written: string): string {
  return `/${written.replace(/^\//, '')}`;
}

/** A file's path in the content folder without its ending, from what somebody writes for it. */
function stemIn(written: string, { folder }: SiteContext): string {
  const inside = relative(resolve(folder), resolve(written)).split(sep).join('/');
  const isInside = inside !== '' && !inside.startsWith('../') && !isAbsolute(inside);
  return withoutEnding(isInside ? inside : rooted(written).slice(1));
}

function withoutEnding(file: string): string {
  return file.replace(/\.(?:ya?ml|json)$/i, '');
}

function unknown(words: string, name: string, known: readonly string[]): UsageError {
  const near = nearest(name, known);
  if (near !== undefined) return new UsageError(`${words} Did you mean \`${near}\`?`);
  const more = known.length > mostNamed ? `, and ${known.length - mostNamed} others` : '';
  return new UsageError(
    known.length === 0 ? words : `${words} There are: ${known.slice(0, mostNamed).join(', ')}${more}.`,
  );
}

/** A site can have thousands of pages, and nobody reads all their names. */
const mostNamed = 40;
