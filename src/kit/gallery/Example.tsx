import { type ReactNode, StrictMode, useMemo, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ContactHost } from '../contact/ContactHost.tsx';
import type { ContactRequest } from '../contact/contact-request.ts';
import { PageProvider } from '../context/context.tsx';
import type { Page, Site } from '../model/page.ts';
import { SectionView } from '../page/SectionView.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

export type ExampleProps = { site: Site; page: Page };

/**
 * One block as it stands in a page, alone: no head, no foot, and links lead nowhere.
 * The page of an example ends with the block; a heading stands before it only for the order of headings.
 */
export function Example({ site, page }: ExampleProps): ReactNode {
  const [request, setRequest] = useState<ContactRequest>();
  const context = useMemo(() => {
    const openForm = (name: string, inquiryType: string, opener: HTMLElement) => {
      const form = page.forms[name];
      if (form) setRequest({ form, inquiryType, opener });
    };
    return { site, page, openForm, SectionView };
  }, [site, page]);
  const section = page.sections.at(-1);
  return (
    <StrictMode>
      <MemoryRouter>
        <PageProvider value={context}>
          <main>
            {section?.type !== 'hero' && (
              <VisuallyHidden>
                <h1>{page.title}</h1>
              </VisuallyHidden>
            )}
            {section && <SectionView section={section} />}
          </main>
          <ContactHost request={request} onClose={() => setRequest(undefined)} />
        </PageProvider>
      </MemoryRouter>
    </StrictMode>
  );
}
