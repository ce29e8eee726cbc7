import { memo, useEffect, useMemo, useRef } from 'react';
import type { ContactRequest } from '../../contact/contact-request.ts';
import { PlainContactForm } from '../../contact/PlainContactForm.tsx';
import { type PageContextValue, PageScope } from '../../context/context.tsx';
import type { Page, Site } from '../../model/page.ts';
import { PageView } from '../../page/PageView.tsx';
import { SectionView } from '../../page/SectionView.tsx';
import { SearchPage } from '../../search/SearchPage.tsx';
import { Breadcrumb } from '../shell/Breadcrumb.tsx';
import { NotFound } from '../shell/NotFound.tsx';

/** What a page is to the visitor: the one that is shown, that which was shown before, or one that is made ready unseen. */
export type PagePartView = 'shown' | 'left' | 'ahead';

type PagePartProps = {
  site: Site;
  page: Page;
  view: PagePartView;
  isMissing: boolean;
  /** Whether the server has sent it. */
  isFirst: boolean;
  onRequest: (request: ContactRequest) => void;
};

/** What stands between head and foot for one page. Only the one that is shown is seen (stage.styles.ts). */
export const PagePart = memo(function PagePart({ site, page, view, isMissing, isFirst, onRequest }: PagePartProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (view === 'ahead' && root.current) return layOut(root.current);
  }, [view]);
  return (
    // Some Safaris read aloud what `content-visibility` hides.
    <div ref={root} data-view={view} aria-hidden={view === 'shown' ? undefined : true}>
      <PageScope value={usePageContext(site, page, onRequest)}>
        {site.breadcrumb && !isMissing && <Breadcrumb page={page} label={site.breadcrumb} />}
        {isMissing ? <NotFound /> : <PageView page={page} isShown={view === 'shown'} isFirst={isFirst} />}
        {import.meta.env.SEARCH && page.listed ? (
          <SearchPage page={page} isShown={view === 'shown'} />
        ) : (
          page.path === site.contactPage?.href && <PlainContactForm />
        )}
      </PageScope>
    </div>
  );
});

/**
 * Has a page that is unseen laid out, so that the click finds it done: a browser does so only when it is asked for a size.
 * Returns what begins its movement again, which has begun with that.
 */
function layOut(root: HTMLElement): () => void {
  root.firstElementChild?.getBoundingClientRect();
  return () => {
    for (const animation of root.getAnimations({ subtree: true }))
      if (animation.timeline === document.timeline) animation.currentTime = 0;
  };
}

/** What the views of a page may ask for. `onRequest` is called when one of them opens a form. */
export function usePageContext(site: Site, page: Page, onRequest: PagePartProps['onRequest']): PageContextValue {
  return useMemo(() => {
    const openForm = (name: string, inquiryType: string, opener: HTMLElement) => {
      const form = page.forms[name];
      if (form) onRequest({ form, inquiryType, opener });
    };
    return { site, page, openForm, SectionView };
  }, [site, page, onRequest]);
}
