import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

type RouteChangeProps = { title: string; description: string; isMissing: boolean };

/**
 * What a change of the address does besides showing another page: it sets the title, scrolls to the top
 * (a fragment goes to its target), moves the focus to the content and tells screen readers where they are.
 * Missing addresses are written to the console. Else the first page, which the browser itself has loaded, is left alone.
 */
export function RouteChange({ title, description, isMissing }: RouteChangeProps): ReactNode {
  const { pathname, hash, key } = useLocation();
  const shown = useRef({ pathname, key });
  const [announcement, setAnnouncement] = useState('');

  useLayoutEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);

  useLayoutEffect(() => {
    if (shown.current.key === key) return;
    const isOtherPage = shown.current.pathname !== pathname;
    shown.current = { pathname, key };
    const target = hash.length > 1 ? shownElement(decodeFragment(hash)) : null;
    if (target) target.scrollIntoView();
    else if (isOtherPage || hash === '') window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    if (isOtherPage) document.getElementById('content')?.focus({ preventScroll: true });
    if (isOtherPage) setAnnouncement(title);
  }, [pathname, hash, key, title]);

  const logged = useRef<string>(undefined);
  useEffect(() => {
    if (!isMissing) return;
    const log = () => console.error(`There is no page at ${pathname}`);
    if (logged.current !== key) log();
    logged.current = key;
    // Back may bring the document as it was, with all that it was doing.
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && log();
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [isMissing, pathname, key]);

  return <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>;
}

/** An element of the page that is shown: others may stand beside it, with the same names in them. */
function shownElement(id: string): Element | null {
  return document.querySelector(`:not([data-view='left'] *, [data-view='ahead'] *)[id='${CSS.escape(id)}']`);
}

function decodeFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
