import { startTransition, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Page, Site } from '../../model/page.ts';
import { afterFrame } from '../../page/after-frame.ts';
import { useNextPage } from './next-page.ts';
import { type PageStore, pathWithoutSlash } from './page-data.ts';

/** The page that is shown, how many were shown before it, and the pages beside it while they are there. */
export type Visit = {
  page: Page;
  /** Whether it stands for an address that has no page. */
  isMissing: boolean;
  number: number;
  /** The page that was left a moment ago. */
  left: Page | undefined;
  /** The page that the visitor is about to open. */
  next: Page | undefined;
};

/** The page that the address asks for and those beside it. Suspends until the page is there. */
export function useVisit(site: Site, pages: PageStore): Visit {
  const { pathname } = useLocation();
  const data = pages.read(pathWithoutSlash(pathname));
  const page = useMemo(() => ('page' in data ? data.page : missingPage(data.missing, site)), [data, site]);
  const { number, left } = useShown(page);
  const next = useNextPage(pages, page.path);
  return { page, isMissing: 'missing' in data, number, left, next: left ? undefined : next };
}

type Shown = Pick<Visit, 'page' | 'number' | 'left'>;

/**
 * Counts the pages as they are shown, so that one that is opened again is a new one. The one before stays until the frame
 * that shows the new one is painted: to take it away takes as long as to show the other.
 */
function useShown(page: Page): Shown {
  const [current, setCurrent] = useState<Shown>({ page, number: 0, left: undefined });
  if (current.page !== page) {
    const { path, sections } = current.page;
    // Of an address without a page there is nothing to take away.
    const left = sections.length > 0 ? current.page : undefined;
    setCurrent(path === page.path ? { ...current, page } : { page, number: current.number + 1, left });
  }
  const { left } = current;
  useEffect(() => {
    if (left) return afterFrame(() => startTransition(() => setCurrent((shown) => ({ ...shown, left: undefined }))));
  }, [left]);
  return current;
}

/** What stands for the page at an address that has none. */
function missingPage(path: string, { notFound }: Site): Page {
  return { path, title: notFound.title, description: notFound.description, sections: [], forms: {} };
}
