import type { Link } from '../../../src/page/types.ts';
import { finding } from '../catalogue/index.ts';
import { nearest } from '../nearest.ts';
import type { SiteContext } from '../site-context.ts';
import { invisibleCharacter } from '../unreadable-character.ts';
import type { NameKind } from '../uses.ts';
import type { ValueProblem } from './value-problem.ts';

/** Anchors that exist without a section of that name: the page's content, and the answer to a sent form. */
const builtInAnchors: ReadonlyMap<string, readonly string[]> = new Map([['/contact', ['write', 'message-sent']]]);

/** Where an address leads: for a page of the site also which page and which section. */
export type FoundLink = { link: Link; page?: string; anchor?: string };

/** What is wrong with an address, and the name that was not found. */
export type LinkProblem = ValueProblem & { missing?: { kind: NameKind; name: string } };

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
  return hostname.includes('.') && !hostname.includes('..') && !hostname.endsWith('.');
}

function malformed(url: string, context: SiteContext): LinkProblem {
  const word = mended(url, context);
  return { ...finding('link/form', { url, word }), snippet: url, ...(word === undefined ? {} : { replacement: word }) };
}

/** What an address was probably meant to be. */
function mended(url: string, { routes, publicFiles }: SiteContext): string | undefined {
  const plain = url.trim().replaceAll(/[“”„‟‘’‚"'<>]/g, '');
  const [path = ''] = plain.split('#');
  const rooted = `/${path.replace(/^(?:\.{0,2}\/)+/, '')}`.toLowerCase();
  if (routes.has(rooted) || publicFiles.has(rooted)) return `${rooted}${plain.slice(path.length)}`;
  const nearRoute = /^[\w#/-]+$/.test(plain) ? nearest(rooted, routes.keys()) : undefined;
  if (nearRoute !== undefined && nearRoute !== '/') return `${nearRoute}${plain.slice(path.length)}`;
  if (/^[^\s@:/]+@[^\s@]+\.[a-z]+$/i.test(plain)) return `mailto:${plain}`;
  if (/^mail ?to:?\s*[^\s@]+@[^\s@]+\.[a-z]+$/i.test(plain)) return `mailto:${plain.replace(/^mail ?to:?\s*/i, '')}`;
  const web = /^(?:h?t?tps?\s*(?::\s*)?\/{0,3})?((?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/\S*)?)$/i.exec(plain);
  if (web?.[1] !== undefined) return `https://${web[1]}`;
  return /^\+?[\d\s().-]{6,}$/.test(plain) ? `tel:${plain.replaceAll(/[\s().-]/g, '')}` : undefined;
}

function resolveInside(url: string, context: SiteContext, shown = url): FoundLink | LinkProblem {
  const hash = url.indexOf('#');
  const path = hash < 0 ? url : url.slice(0, hash);
  const anchor = hash < 0 ? undefined : url.slice(hash + 1);
  const route = context.routes.get(path);
  if (!route) return withoutRoute(url, path, anchor, context);
  const link = { href: url, external: false };
  if (anchor === undefined) return { link, page: path };
  if (route.anchors.has(anchor) || builtInAnchors.get(path)?.includes(anchor) || route.isUncertain)
    return { link, page: path, anchor };
  const word = nearest(anchor, route.anchors);
  const whole = word === undefined ? undefined : `${shown.slice(0, shown.indexOf('#'))}#${word}`;
  return {
    ...finding('link/unknown-anchor', { path, anchor, word: whole, file: route.file }),
    snippet: shown,
    missing: { kind: 'anchor', name: `${path}#${anchor}` },
    ...(whole === undefined ? {} : { replacement: whole }),
  };
}

function withoutRoute(
  url: string,
  path: string,
  anchor: string | undefined,
  context: SiteContext,
): FoundLink | LinkProblem {
  const link = { href: url, external: false };
  // That a home page is missing is said of the site, not of every link to it.
  if (context.uncertain.routes || path === '/' || (anchor === undefined && context.publicFiles.has(path)))
    return { link };
  const plain =
    path
      .replace(/(?<!\/)\/+$/, '')
      .replace(/(?:\/index)?\.(?:html?|ya?ml|md)$/, '')
      .toLowerCase() || '/';
  const found = context.routes.has(plain) ? plain : nearest(path, context.routes.keys());
  const word = found === undefined ? undefined : `${found}${url.slice(path.length)}`;
  const example = [...context.routes.keys()][0] ?? '/';
  return {
    ...finding('link/unknown-page', { path, word, example }),
    snippet: url,
    missing: { kind: 'page', name: path },
    ...(word === undefined ? {} : { replacement: word }),
  };
}
