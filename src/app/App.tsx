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

/** The head, the pages, the foot, and the form that any of them may open. */
export function App({ site, pages }: { site: Site; pages: PageStore }): ReactNode {
  const visit = useVisit(site, pages);
  const { page, isMissing } = visit;
  const [request, setRequest] = useState<ContactRequest>();
  return (
    <PageProvider value={usePageContext(site, page, setRequest)}>
      <RouteChange title={page.title} description={page.description} isMissing={isMissing} />
      {import.meta.env.NOTICES ? (
        <>
          <Header />
          <Notices />
        </>
      ) : (
        <Header />
      )}
      <PageStage site={site} visit={visit} onRequest={setRequest} />
      <Footer />
      <ContactHost request={request} onClose={() => setRequest(undefined)} />
    </PageProvider>
  );
}
