import type { Schema } from '#kit/model';
import { pageAddress, pageName } from '../../outline/page-map.ts';
import type { Choices, PageEntry } from '../../worker/protocol.ts';
import { isOfPattern } from '../schema.ts';

/** One thing to choose, as a list shows it. */
export type Option = { value: string; label: string; detail?: string };

/** Where a link of a schema may lead within the site: every page, and every place of a page that has a name. */
export function linkOptions({ pages, anchors }: Choices, schema: Schema = {}): Option[] {
  return [
    ...pages.map(pageOption),
    ...anchors.map(({ address, heading }) => ({ value: address, label: heading, detail: address })),
  ].filter(({ value }) => isOfPattern(schema, value));
}

/** A page as lists call it, found by its title, too. */
export function pageOption(page: PageEntry): Option {
  const { path, title } = page;
  const address = pageAddress(page);
  const label = pageName(page);
  return { value: path, label, detail: title === '' || title === label ? address : `${address} · ${title}` };
}
