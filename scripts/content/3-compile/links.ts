import type { Link } from '../../../src/page/types.ts';
import { nearest } from '../nearest.ts';
import type { SiteContext } from '../site-context.ts';
import type { ValueProblem } from './value-problem.ts';

/** Anchors that exist without a section of that name: the page's content, and the answer to a sent form. */
const builtInAnchors: ReadonlyMap<string, readonly string[]> = new Map([['/contact', ['write', 'message-sent']]]);

/**
 * Where an address leads, or what is wrong with it. Allowed are the site's pages, files and anchors,
 * `https:`, `mailto:` and `tel:`; nothing else gets into a page.
 */
export function resolveLink(url: string, pagePath: string, context: SiteContext): Link | ValueProblem {
  if (/^https:\/\/[^\s/]+/i.test(url)) return URL.canParse(url) ? { href: url, external: true } : malformed(url);
  if (/^mailto:[^\s@]+@[^\s@]+$/i.test(url) || /^tel:\+?[\d\s().-]+$/i.test(url)) return { href: url, external: false };
  if (url.startsWith('/') && !url.startsWith('//')) return resolveInside(url, context);
  if (url.startsWith('#')) return resolveInside(`${pagePath}${url}`, context, url);
  return malformed(url);
}

function malformed(url: string): ValueProblem {
  const help = /^(www\.|http:)/.test(url)
    ? `Write \`https://${url.replace(/^(http:)?\/*/, '')}\`.`
    : 'Write a page such as `/contact`, a section such as `/faq#questions`, or an address that begins with `https://`, `mailto:` or `tel:`.';
  return { code: 'link/form', snippet: url, message: `\`${url}\` is not an address that a link can lead to.`, help };
}

function resolveInside(url: string, context: SiteContext, shown = url): Link | ValueProblem {
  const [path = '', anchor] = url.split('#');
  const route = context.routes.get(path);
  if (!route) {
    if (anchor === undefined && context.publicFiles.has(path)) return { href: url, external: false };
    const word = nearest(path, context.routes.keys());
    return {
      code: 'link/unknown-page',
      snippet: shown,
      message: `There is no page \`${path}\`.`,
      help: word ? `Change it to \`${word}\`.` : `Write the address of a page, such as \`${[...context.routes.keys()][0] ?? '/'}\`.`,
    };
  }
  if (anchor === undefined || route.anchors.has(anchor) || builtInAnchors.get(path)?.includes(anchor))
    return { href: url, external: false };
  const word = nearest(anchor, route.anchors);
  return {
    code: 'link/unknown-anchor',
    snippet: shown,
    message: `The page \`${path}\` has no section with \`id: ${anchor}\`.`,
    help: word ? `Change it to \`${path}#${word}\`.` : `Give the section in ${route.file} that line, or link to \`${path}\`.`,
  };
}
