import { type Link, surelyMeant, type ValueProblem, webAddressOf } from '#kit/model';
import { nameOnDisk } from '../base/content-names.ts';
import { isSameName, isSlipOf, type NearName, nearest, nearestName, replaced } from '../base/nearest.ts';
import { withoutQuotes } from '../base/quotes.ts';
import { invisibleCharacter } from '../base/unreadable-character.ts';
import { finding } from '../catalogue/index.ts';
import { meantPath } from './languages/meant-path.ts';
import type { MissingName } from './references.ts';
import type { SiteContext } from './site-context.ts';

/** Anchors that the contact page has without a section of that name: the form, and the answer to a sent one. */
const formAnchors: readonly string[] = ['write', 'message-sent'];

/** Where an address leads: for a page of the site also which page and which section, and for a public file which. */
export type FoundLink = { link: Link; page?: string; anchor?: string; file?: string };

/** What is wrong with an address, and the name that was not found. */
export type LinkProblem = ValueProblem & { missing?: MissingName };

export function isLinkProblem(found: FoundLink | LinkProblem): found is LinkProblem {
  return 'code' in found;
}

/**
 * Where an address leads, or what is wrong with it. Allowed are the site's pages, files and anchors,
 * `https:`, `mailto:` and `tel:`; nothing else gets into a page.
 */
export function resolveLink(url: string, pagePath: string, context: SiteContext): FoundLink | LinkProblem {
  const invisible = invisibleCharacter(url);
  if (invisible) return { ...finding('text/character', invisible), snippet: invisible.character, replacement: '' };
  if (/^https:\/\/[^\s/]+/i.test(url))
    return /\s/.test(url) || !hasHost(url) ? malformed(url, context) : { link: { href: url, external: true } };
  if (/^mailto:[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/i.test(url) || /^tel:\+?[\d\s().-]+$/i.test(url))
    return { link: { href: url, external: false } };
  if (/^\/(?!\/)\S*$/.test(url) || url === '/') return resolveInside(url, context);
  if (/^#\S+$/.test(url))
    return pagePath === ''
      ? { link: { href: url, external: false } }
      : resolveInside(`${pagePath}${url}`, context, url);
  return malformed(url, context);
}

function hasHost(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { hostname } = new URL(url);
  return /^[\w.-]+$/.test(hostname) && hostname.includes('.') && !hostname.includes('..') && !hostname.endsWith('.');
}

/** How the address of a page ends where it is written as a file. */
const pageEnding = /(?:\/index)?\.(?:html?|ya?ml|json|md)$/i;

function malformed(url: string, context: SiteContext): LinkProblem {
  const near = meant(url, context);
  return {
    ...finding('link/form', { url, ...near }),
    snippet: url,
    ...replaced(near),
  };
}

/** What an address was probably meant to be: surely where it only lacks a slash, `mailto:` or what comes before `www.`, or has quotes around it. */
function meant(url: string, { routes, publicFiles }: SiteContext): NearName {
  // What stands in the round brackets of a link of a text is its address.
  const address = /^\[[^[\]]*\]\(([^()]*)\)$/.exec(url)?.[1] ?? url;
  const plain = withoutQuotes(address.replaceAll(/[<>]/g, ''));
  const [path = ''] = plain.split('#');
  if (path === '') return { word: undefined, isSure: false };
  const rooted = `/${path.replace(/^(?:\.{0,2}\/)+/, '')}`.toLowerCase();
  if (routes.has(rooted) || publicFiles.has(rooted))
    return { word: `${rooted}${plain.slice(path.length)}`, isSure: true };
  const page = rooted.replace(pageEnding, '');
  const nearRoute = /^[\w#/.-]+$/.test(plain) ? (routes.has(page) ? page : nearest(page, routes.keys())) : undefined;
  if (nearRoute !== undefined && nearRoute !== '/')
    return { word: `${nearRoute}${plain.slice(path.length)}`, isSure: isSureRoute(page, nearRoute) };
  const sure = surelyMeant(plain);
  if (sure !== undefined) return { word: sure, isSure: true };
  if (/^mail ?to:?\s*[^\s@]+@[^\s@]+\.[a-z]+$/i.test(plain))
    return { word: `mailto:${plain.replace(/^mail ?to:?\s*/i, '')}`, isSure: true };
  const web = webAddressOf(plain);
  if (web !== undefined) return { word: web, isSure: false };
  return /^\+?[\d\s().-]{6,}$/.test(plain)
    ? { word: `tel:${plain.replaceAll(/[\s().-]/g, '')}`, isSure: false }
    : { word: undefined, isSure: false };
}

function resolveInside(url: string, context: SiteContext, shown = url): FoundLink | LinkProblem {
  const hash = url.indexOf('#');
  const path = meantPath(hash < 0 ? url : url.slice(0, hash), context);
  const anchor = hash < 0 ? undefined : url.slice(hash + 1);
  const route = context.routes.get(path);
  if (!route) return withoutRoute(url, path, anchor, context);
  const link = { href: anchor === undefined ? path : `${path}#${anchor}`, external: false };
  if (anchor === undefined) return { link, page: path };
  if (route.anchors.has(anchor) || (isContactPage(path, context) && formAnchors.includes(anchor)) || route.isUncertain)
    return { link, page: path, anchor };
  const { word, isSure } = nearestName(anchor, route.anchors);
  const near = { word: word === undefined ? undefined : `${shown.slice(0, shown.indexOf('#'))}#${word}`, isSure };
  return {
    ...finding('link/unknown-anchor', { path, anchor, ...near, file: route.file }),
    snippet: shown,
    missing: { kind: 'anchor', name: `${path}#${anchor}` },
    ...replaced(near),
  };
}

/** True for the page that holds the form for visitors without script, in any language, and where nobody knows which it is. */
function isContactPage(path: string, { contactPage, routes }: SiteContext): boolean {
  if (contactPage === undefined || path === contactPage) return true;
  return Object.values(routes.get(contactPage)?.siblings ?? {}).includes(path);
}

function withoutRoute(
  url: string,
  path: string,
  anchor: string | undefined,
  context: SiteContext,
): FoundLink | LinkProblem {
  const file = nameOnDisk(path, context.publicFiles);
  const link = { href: file + url.slice(path.length), external: false };
  // That a home page is missing is said of the site, not of every link to it.
  if (anchor === undefined && context.publicFiles.has(file)) return { link, file };
  if (context.uncertain.routes || path === '/') return { link };
  if (anchor === undefined && isFilePath(path)) return withoutFile(url, path, context);
  const plain =
    path
      .replace(/(?<!\/)\/+$/, '')
      .replace(pageEnding, '')
      .toLowerCase() || '/';
  const others = [...context.routes.keys()].filter((route) => route !== '/');
  // The home page is near to every short address, and never meant by one.
  const word = nearest(plain, plain === '/' ? ['/'] : others);
  const near = {
    word: word === undefined ? undefined : `${word}${url.slice(path.length)}`,
    isSure: word !== undefined && isSureRoute(plain, word),
  };
  const example = others[0] ?? '/';
  return {
    ...finding('link/unknown-page', { path, ...near, example }),
    snippet: url,
    missing: { kind: 'page', name: path },
    ...replaced(near),
  };
}

function isSureRoute(written: string, route: string): boolean {
  return isSameName(written, route) || isSlipOf(written, route);
}

/** True for the address of a file, which no page has. */
function isFilePath(path: string): boolean {
  return /\.[a-z][a-z\d]{1,4}$/i.test(path) && !pageEnding.test(path);
}

function withoutFile(url: string, path: string, { publicFiles }: SiteContext): LinkProblem {
  const near = nearestName(path, publicFiles.keys());
  return {
    ...finding('download/missing', { file: path, address: path, ...near }),
    snippet: url,
    missing: { kind: 'file', name: path },
    ...replaced(near),
  };
}
