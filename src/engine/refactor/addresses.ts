import type { Range } from '#kit/model';
import type { KindText } from '../kinds/kind-texts.ts';
import { writtenLinks } from '../kinds/text/rich-text.ts';
import { fillPlaceholders } from '../links/placeholders.ts';
import type { SiteContext } from '../links/site-context.ts';

/** An address that leads into the site, as it is written in a text. */
export type WrittenAddress = Range & {
  /** The page as it is written, placeholders included, without the site's own name before it; empty for `#section`. */
  page: Range;
  /** The page's address, filled in; empty for `#section`. */
  path: string;
  /** The section's name behind `#`, as it is written, and filled in; missing where there is no `#`. */
  section: Range | undefined;
  anchor: string | undefined;
};

/** The addresses of a text that lead into the site: all of a link, or the links of a running text. */
export function addressesIn({ kind, value }: Pick<KindText, 'kind' | 'value'>, context: SiteContext): WrittenAddress[] {
  const ranges =
    kind === 'link'
      ? [{ start: 0, end: value.length }]
      : kind === 'rich-text' || kind === 'paragraphs'
        ? writtenLinks(value).map(({ address }) => address)
        : [];
  return ranges.flatMap((range) => addressAt(value, range, context) ?? []);
}

/** The address that stands in a range of a text; nothing where it leads elsewhere. */
export function addressAt(text: string, range: Range, context: SiteContext): WrittenAddress | undefined {
  const written = text.slice(range.start, range.end);
  const hash = written.indexOf('#');
  const end = hash < 0 ? range.end : range.start + hash;
  const start = range.start + originLength(written, context);
  const page = { start, end: Math.max(start, end) };
  const path = filled(text.slice(page.start, page.end), context);
  if (!path.startsWith('/') && (hash !== 0 || path !== '')) return undefined;
  if (hash < 0) return { ...range, page, path, section: undefined, anchor: undefined };
  const section = { start: end + 1, end: range.end };
  return { ...range, page, path, section, anchor: filled(text.slice(section.start, section.end), context) };
}

/** How much of an address is the site's own name, as in `https://example.org/about` or `((url))/about`. */
function originLength(written: string, { placeholders }: SiteContext): number {
  const url = placeholders.get('url');
  const origin = /^\(\(\s*url\s*\)\)/.exec(written)?.[0] ?? (url !== undefined && written.startsWith(url) ? url : '');
  return written.charAt(origin.length) === '/' ? origin.length : 0;
}

function filled(text: string, context: SiteContext): string {
  return fillPlaceholders(text, context).text;
}
