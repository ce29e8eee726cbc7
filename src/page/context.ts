import { createContext, useContext } from 'react';
import type { Page, Site } from './types.ts';

/** What every view may ask for: the site's shared words, the page, and the way to open a contact form. */
export type PageContextValue = {
  site: Site;
  page: Page;
  /** Opens the contact form `form` of the page; focus returns to `opener` when it closes. */
  openForm: (form: string, inquiryType: string, opener: HTMLElement) => void;
};

const PageContext = createContext<PageContextValue | undefined>(undefined);
export const PageProvider = PageContext.Provider;

/** The page around the calling view. Throws when a view is rendered outside of a page. */
export function usePage(): PageContextValue {
  const value = useContext(PageContext);
  if (!value) throw new Error('usePage: there is no page around this view.');
  return value;
}
