import { pageFileUrl } from '#kit/model';
import type { Language } from '../../base/language.ts';

/** The files of a page below the built site: its document and its data. */
export function pagePaths(path: string): [document: string, data: string] {
  const folder = path === '/' ? '' : `${path.slice(1)}/`;
  return [`${folder}index.html`, pageFileUrl(path).slice(1)];
}

/** Files that a build writes beside its pages, whatever the content. */
const ownFiles: ReadonlySet<string> = new Set([
  '404.html',
  'sitemap.xml',
  'feed.xml',
  'events.ics',
  'search.json',
  'robots.txt',
  'site.webmanifest',
  'speculation-rules.json',
  '_headers',
  '_redirects',
  'vercel.json',
  '.assetsignore',
  '.vercelignore',
]);

/** Files that a build writes for each language too, in its folder. */
const ownFilesOfLanguages: readonly string[] = ['404.html', 'feed.xml', 'events.ics', 'search.json'];

/** Languages of a site, by their folders; the original has none. */
type Languages = readonly Pick<Language, 'folder'>[];

/** Folders whose files a build writes, and nobody else. */
const ownFolders: readonly string[] = ['assets', '_hosting'];

/** True for a path below the built site that a build writes itself, its compressed forms included. Disks that don't tell large letters from small ones would mix them up. */
export function isOwnOutput(path: string, languages: Languages): boolean {
  const plain = withoutCompression(path.toLowerCase());
  const isOfLanguage = languages.some(({ folder }) =>
    ownFilesOfLanguages.some((name) => plain === `${folder}/${name}`),
  );
  return (
    isOfLanguage ||
    ownFiles.has(plain) ||
    ownFolders.some((folder) => plain === folder || plain.startsWith(`${folder}/`))
  );
}

/** The path that a compressed form belongs to; any other path as it is. */
export function withoutCompression(path: string): string {
  return path.replace(/\.(?:br|gz)$/, '');
}

/** First parts of addresses that mean something to the server, to hosts or to the build: no page can have them. */
const takenParts: ReadonlySet<string> = new Set(['404', 'index', 'assets', 'fonts', 'images', 'functions', 'healthz']);

/** The same behind the folder of a language. */
const takenInLanguages: ReadonlySet<string> = new Set(['404', 'index']);

/** Names that are no files on Windows, where a site may be built or copied to. */
const devices = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** The part of an address that no page can have, because it is taken. */
export function takenPart(path: string, languages: Languages): string | undefined {
  const [first = '', ...others] = path.slice(1).split('/');
  if (takenParts.has(first)) return first;
  const [second = ''] = others;
  if (takenInLanguages.has(second) && languages.some(({ folder }) => folder === first)) return second;
  return [first, ...others].find((part) => devices.test(part));
}

/** How long an address may be, in characters: its parts are names of folders, to which disks set limits. */
export const longestAddress = 200;
