import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ContactHost } from '../contact/ContactHost.tsx';
import type { ContactRequest } from '../contact/contact-request.ts';
import type { Page, Site } from '../model/page.ts';
import { afterFrame } from '../page/after-frame.ts';
import { PageProvider } from '../page/context.tsx';
import { useNextPage } from './next-page.ts';
import { PagePart, type PagePartView, usePageContext } from './PagePart.tsx';
import { type PageStore, pagePath } from './page-data.ts';
import { RouteChange } from './RouteChange.tsx';
import { Footer } from './shell/Footer.tsx';
import { Header } from './shell/Header.tsx';

/**
 * The shell around every page, the page that the address asks for, and beside it, unseen, the one that the visitor is about
 * to open (a click has only to show it) and, for a moment, the one that was left.
 */
export function App({ site, pages }: { site: Site; pages: PageStore }): ReactNode {
  const { pathname } = useLocation();
  const data = pages.read(pagePath(pathname));
  const page = useMemo(() => ('page' in data ? data.page : missingPage(data.missing, site)), [data, site]);
  const { visit, left } = useVisits(page);
  const next = useNextPage(pages, page.path);
  const [request, setRequest] = useState<ContactRequest>();
  const context = usePageContext(site, page, setRequest);
  // What is made ready comes after all that is seen.
  const views: [Page | undefined, PagePartView, number][] = [
    [left, 'left', visit - 1],
    [page, 'shown', visit],
    [left ? undefined : next, 'ahead', visit + 1],
  ];
  return (
    <PageProvider value={context}>
      <RouteChange title={page.title} description={page.description} isMissing={'missing' in data} />
      <Header />
      <main id="content" tabIndex={-1}>
        {views.map(
          ([each, view, number]) =>
            each && (
              <PagePart
                key={`${number} ${each.path}`}
                site={site}
                page={each}
                view={view}
                isMissing={view === 'shown' && 'missing' in data}
                isFirst={number === 0}
                onRequest={setRequest}
              />
            ),
        )}
      </main>
      <Footer />
      <ContactHost request={request} onClose={() => setRequest(undefined)} />
    </PageProvider>
  );
}

/** The page that is shown, how many there were before it, and the last of them while it is there. */
type Visit = { page: Page; visit: number; left?: Page | undefined };

/**
 * Counts the pages as they are shown, so that one that is opened again is a new one. The one before stays until the frame
 * that shows the new one is painted: to take it away takes as long as to show the other.
 */
function useVisits(page: Page): Visit {
  const [current, setCurrent] = useState<Visit>({ page, visit: 0 });
  if (current.page !== page) {
    const { path, sections } = current.page;
    // Of an address without a page there is nothing to take away.
    const left = sections.length > 0 ? current.page : undefined;
    setCurrent(path === page.path ? { ...current, page } : { page, visit: current.visit + 1, left });
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
