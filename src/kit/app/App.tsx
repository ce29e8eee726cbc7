import { type ReactNode, useState } from 'react';
import { ContactHost } from '../contact/ContactHost.tsx';
import type { ContactRequest } from '../contact/contact-request.ts';
import { PageProvider } from '../context/context.tsx';
import type { Site } from '../model/page.ts';
import { usePageContext } from './navigation/PagePart.tsx';
import { PageStage } from './navigation/PageStage.tsx';
import type { PageStore } from './navigation/page-data.ts';
import { RouteChange } from './navigation/RouteChange.tsx';
import { useVisit } from './navigation/use-visit.ts';
import { Footer } from './shell/Footer.tsx';
import { Header } from './shell/Header.tsx';
import { Notices } from './shell/Notices.tsx';
import { SharedPart } from './shell/shared-parts.tsx';

/**
 * The head, the pages, the foot, and the form that any of them may open. The server's renderer alone keeps head and foot from one
 * page to the next: the browser's code has nothing of it.
 */
export function App({ site, pages }: { site: Site; pages: PageStore }): ReactNode {
  const visit = useVisit(site, pages);
  const { page, isMissing } = visit;
  const [request, setRequest] = useState<ContactRequest>();
  return (
    <PageProvider value={usePageContext(site, page, setRequest)}>
      <RouteChange title={page.title} description={page.description} isMissing={isMissing} />
      {import.meta.env.NOTICES ? (
        <>
          {import.meta.env.SSR ? <SharedPart name="head" part={<Header />} /> : <Header />}
          <Notices />
        </>
      ) : import.meta.env.SSR ? (
        <SharedPart name="head" part={<Header />} />
      ) : (
        <Header />
      )}
      <PageStage site={site} visit={visit} onRequest={setRequest} />
      {import.meta.env.SSR ? <SharedPart name="foot" part={<Footer />} /> : <Footer />}
      <ContactHost request={request} onClose={() => setRequest(undefined)} />
    </PageProvider>
  );
}
