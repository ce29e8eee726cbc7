import type { Choices } from '../../worker/protocol.ts';

/** One thing to choose, as a list shows it. */
export type Option = { value: string; label: string; detail?: string };

/** Where a link may lead within the site: every page, and every place of a page that has a name. */
export function linkOptions({ pages, anchors }: Choices): Option[] {
  return [
    ...pages.map(({ path, title }) => ({ value: path, label: title || path, detail: path })),
    ...anchors.map(({ address, heading }) => ({ value: address, label: heading, detail: address })),
  ];
}
