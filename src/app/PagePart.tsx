import { memo, useMemo } from 'react';
import type { ContactRequest } from '../contact/contact-request.ts';
import { PlainContactForm } from '../contact/PlainContactForm.tsx';
import { type PageContextValue, PageScope } from '../page/context.tsx';
import { PageView } from '../page/PageView.tsx';
import type { Page, Site } from '../page/types.ts';
import { NotFound } from './shell/NotFound.tsx';

/** The address of the page that holds the form for visitors without script. */
const contactPath = '/contact';

type PagePartProps = {
  site: Site;
  page: Page;
  isMissing: boolean;
  /** Whether the server has sent it. */
  isFirst: boolean;
  onRequest: (request: ContactRequest) => void;
};

/** What stands between head and foot for one page. */
export const PagePart = memo(function PagePart({ site, page, isMissing, isFirst, onRequest }: PagePartProps) {
  return (
    <PageScope value={usePageContext(site, page, onRequest)}>
      {isMissing ? <NotFound /> : <PageView page={page} isFirst={isFirst} />}
      {page.path === contactPath && <PlainContactForm />}
    </PageScope>
  );
});

/** What the views of a page may ask for. `onRequest` is called when one of them opens a form. */
export function usePageContext(site: Site, page: Page, onRequest: PagePartProps['onRequest']): PageContextValue {
  return useMemo(() => {
    const openForm = (name: string, inquiryType: string, opener: HTMLElement) => {
      const form = page.forms[name];
      if (form) onRequest({ form, inquiryType, opener });
    };
    return { site, page, openForm };
  }, [site, page, onRequest]);
}
