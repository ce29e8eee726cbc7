import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ContactHost } from '../contact/ContactHost.tsx';
import type { ContactRequest } from '../contact/contact-request.ts';
import { PlainContactForm } from '../contact/PlainContactForm.tsx';
import { PageProvider } from '../page/context.tsx';
import { PageView } from '../page/PageView.tsx';
import type { Page, Site } from '../page/types.ts';
import { type PageStore, pagePath } from './page-data.ts';
import { RouteChange } from './RouteChange.tsx';
import { Footer } from './shell/Footer.tsx';
import { Header } from './shell/Header.tsx';
import { NotFound } from './shell/NotFound.tsx';

/** The address of the page that holds the form for visitors without script. */
const contactPath = '/contact';

/** The shell around every page, and the page that the address asks for. */
export function App({ site, pages }: { site: Site; pages: PageStore }): ReactNode {
  const { pathname } = useLocation();
  const data = pages.read(pagePath(pathname));
  const page = useMemo(() => ('page' in data ? data.page : missingPage(data.missing, site)), [data, site]);
  const [request, setRequest] = useState<ContactRequest>();
  const openForm = useCallback(
    (name: string, inquiryType: string, opener: HTMLElement) => {
      const form = page.forms[name];
      if (form) setRequest({ form, inquiryType, opener });
    },
    [page],
  );
  const context = useMemo(() => ({ site, page, openForm }), [site, page, openForm]);
  const isMissing = 'missing' in data;
  return (
    <PageProvider value={context}>
      <RouteChange title={page.title} description={page.description} isMissing={isMissing} />
      <Header />
      <main id="content" tabIndex={-1}>
        {isMissing ? <NotFound /> : <PageView page={page} />}
        {page.path === contactPath && <PlainContactForm />}
      </main>
      <Footer />
      <ContactHost request={request} onClose={() => setRequest(undefined)} />
    </PageProvider>
  );
}

/** What stands for the page at an address that has none. */
function missingPage(path: string, { notFound }: Site): Page {
  return { path, title: notFound.title, description: notFound.description, sections: [], forms: {} };
}
