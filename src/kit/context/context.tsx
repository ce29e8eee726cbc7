import {
  type ComponentType,
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { useNavigate } from 'react-router-dom';
import type { InvalidSection, Page, Site } from '../model/page.ts';
import type { Section } from '../model/types.generated.ts';

/** What every view may ask for: the site's shared words, the page, and the way to open a contact form. */
export type PageContextValue = {
  site: Site;
  page: Page;
  /** Opens the contact form `form` of the page; focus returns to `opener` when it closes. */
  openForm: (form: string, inquiryType: string, opener: HTMLElement) => void;
  /** Shows a section inside of another one: a page knows all blocks, a block knows none. */
  SectionView: ComponentType<{ section: Section | InvalidSection }>;
};

/** What is the same on every page, so that the head and the foot need not be rendered again with the page. */
type SiteContextValue = { site: Site; follow: (event: MouseEvent<HTMLAnchorElement>) => void };

const PageContext = createContext<PageContextValue | undefined>(undefined);
const SiteContext = createContext<SiteContextValue | undefined>(undefined);

/** Stands around the views of a page, inside of a router. */
export function PageProvider({ value, children }: { value: PageContextValue; children: ReactNode }): ReactNode {
  const { site } = value;
  const navigate = useNavigate();
  const current = useRef(navigate);
  useLayoutEffect(() => {
    current.current = navigate;
  }, [navigate]);
  const shared = useMemo(() => {
    const follow = (event: MouseEvent<HTMLAnchorElement>) => {
      const { href } = event.currentTarget;
      if (event.defaultPrevented || event.button !== 0 || hasModifier(event)) return;
      event.preventDefault();
      const replace = href === window.location.href;
      void current.current(event.currentTarget.getAttribute('href') ?? '', { replace });
    };
    return { site, follow };
  }, [site]);
  return (
    <SiteContext value={shared}>
      <PageContext value={value}>{children}</PageContext>
    </SiteContext>
  );
}

/** Stands around the views of one page: beside the one that is shown there may be others, unseen. */
export function PageScope({ value, children }: { value: PageContextValue; children: ReactNode }): ReactNode {
  return <PageContext value={value}>{children}</PageContext>;
}

/** The page around the calling view. Throws when a view is rendered outside of a page. */
export function usePage(): PageContextValue {
  return given(useContext(PageContext));
}

/** The site around the calling view. Throws when a view is rendered outside of a page. */
export function useSite(): Site {
  return given(useContext(SiteContext)).site;
}

/** The home page in the language of the page. */
export function useHome(): string {
  return useSite().home ?? '/';
}

/** What a link inside the site does when it is clicked: shows its target without loading again. */
export function useFollow(): SiteContextValue['follow'] {
  return given(useContext(SiteContext)).follow;
}

function given<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('There is no page around this view.');
  return value;
}

/** A click that opens a new tab or window, or saves the target. */
function hasModifier({ metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return metaKey || altKey || ctrlKey || shiftKey;
}
