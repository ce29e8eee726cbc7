import { type Schema, surelyMeant } from '#kit/model';
import { pageAddress } from '../../outline/page-map.ts';
import type { Choices, PageEntry } from '../../worker/protocol.ts';
import { isOfPattern } from '../schema.ts';

/** One thing to choose, as a list shows it. */
export type Option = {
  value: string;
  label: string;
  detail?: string;
  /** Another name that it is found by. */
  alias?: string;
  /** What the field says once it is chosen, where that is more than its label. What tells two apart is first: a narrow field cuts the end off. */
  shown?: string;
};

/** Where a link of a schema may lead within the site: every page, and every place of a page that has a name. */
export function linkOptions({ pages, anchors }: Choices, schema: Schema = {}): Option[] {
  return [
    ...pages.map(pageOption),
    ...anchors.map(({ address, heading }) => ({
      value: address,
      label: heading,
      detail: address,
      shown: `${address} · ${heading}`,
    })),
  ].filter(({ value }) => isOfPattern(schema, value));
}

/** What is chosen or written for a link, as it is kept: what Word completes too gets what an address begins with. */
export function linkWritten(written: string): string {
  return surelyMeant(written) ?? written;
}

/**
 * A page by its address and its title, found by its name in the menu, too. That is no name for it here: an entry of the menu that is
 * written would call the page that it leads to as it is called itself, whichever it is.
 */
export function pageOption(page: PageEntry): Option {
  const { path, title, menu } = page;
  const option = {
    value: path,
    label: title || path,
    detail: pageAddress(page),
    shown: title === '' ? path : `${path} · ${title}`,
  };
  const alias = menu?.label;
  if (alias === undefined || alias === title) return option;
  return { ...option, detail: `${option.detail} · “${alias}” in the menu`, alias };
}
