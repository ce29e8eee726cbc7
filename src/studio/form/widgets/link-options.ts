import { useMemo } from 'react';
import { type Schema, surelyMeant } from '#kit/model';
import { pageAddress } from '../../outline/page-map.ts';
import { useStudio } from '../../store/context.tsx';
import type { Choices, PageEntry } from '../../worker/protocol.ts';
import { isOfPattern } from '../schema.ts';
import { useChoices } from '../scope.tsx';

/** One thing to choose, as a list shows it. */
export type Option = {
  value: string;
  label: string;
  detail?: string;
  /** It is in another language than what is written: it comes last. */
  isElsewhere?: boolean;
  /** Another name that it is found by. */
  alias?: string;
  /** What the field says once it is chosen, where that is more than its label. What tells two apart is first: a narrow field cuts the end off. */
  shown?: string;
};

/** What the links of a schema may be chosen from, beside the page that is open. */
export function useLinkOptions(schema?: Schema): Option[] {
  const choices = useChoices();
  const page = useStudio((state) => state.page);
  return useMemo(() => linkOptions(choices, schema, page), [choices, schema, page]);
}

/**
 * Where a link of a schema may lead within the site: every page, and every place of a page that has a name. What isn't in the language
 * of the file `from` which a link leads is marked as that.
 */
export function linkOptions({ pages, anchors }: Choices, schema: Schema = {}, from?: string): Option[] {
  const codes = new Map(pages.map(({ path, inLanguage }) => [path, inLanguage?.code]));
  const here = pages.find(({ file }) => file === from)?.inLanguage?.code;
  const isElsewhere = (address: string) => here !== undefined && codes.get(address.split('#')[0] ?? '') !== here;
  return [
    ...pages.map(pageOption),
    ...anchors.map(({ address, heading }) => ({
      value: address,
      label: heading,
      detail: address,
      shown: `${address} · ${heading}`,
    })),
  ]
    .filter(({ value }) => isOfPattern(schema, value))
    .map((option) => ({ ...option, isElsewhere: isElsewhere(option.value) }));
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
