import { Activity, type ReactNode, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ContactHost } from '../contact/ContactHost.tsx';
import type { ContactRequest } from '../contact/contact-request.ts';
import { PageProvider } from '../page/context.tsx';
import type { Page, Site } from '../page/types.ts';
import { useNextPage } from './next-page.ts';
import { PagePart, usePageContext } from './PagePart.tsx';
import { type PageStore, pagePath } from './page-data.ts';
import { RouteChange } from './RouteChange.tsx';
import { Footer } from './shell/Footer.tsx';
import { Header } from './shell/Header.tsx';

/**
 * The shell around every page, the page that the address asks for, and beside it, unseen, the one that the visitor is about
 * to open: a click has only to show it.
 */
export function App({ site, pages }: { site: Site; pages: PageStore }): ReactNode {
  const { pathname } = useLocation();
  const data = pages.read(pagePath(pathname));
  const page = useMemo(() => ('page' in data ? data.page : missingPage(data.missing, site)), [data, site]);
  const next = useNextPage(pages, page.path);
  const isFirst = useIsFirst(page.path);
  const [request, setRequest] = useState<ContactRequest>();
  const context = usePageContext(site, page, setRequest);
  const isMissing = 'missing' in data;
  return (
    <PageProvider value={context}>
      <RouteChange title={page.title} description={page.description} isMissing={isMissing} />
      <Header />
      <main id="content" tabIndex={-1}>
        {[page, next].map((each) => {
          if (!each) return null;
          const isShown = each === page;
          const isSent = isFirst && isShown;
          const part = (
            <PagePart
              key={each.path}
              site={site}
              page={each}
              isMissing={isMissing && isShown}
              isFirst={isSent}
              onRequest={setRequest}
            />
          );
          // React would leave what is inside of an activity for later when it takes over what the server has sent.
          if (isSent) return part;
          return (
            <Activity key={each.path} mode={isShown ? 'visible' : 'hidden'}>
              {part}
            </Activity>
          );
        })}
      </main>
      <Footer />
      <ContactHost request={request} onClose={() => setRequest(undefined)} />
    </PageProvider>
  );
}

/** Whether the page that is shown is the one that the server has sent, and no other was shown since. */
function useIsFirst(path: string): boolean {
  const [first, setFirst] = useState<string | undefined>(path);
  if (first !== undefined && first !== path) setFirst(undefined);
  return first === path;
}

/** What stands for the page at an address that has none. */
function missingPage(path: string, { notFound }: Site): Page {
  return { path, title: notFound.title, description: notFound.description, sections: [], forms: {} };
}
