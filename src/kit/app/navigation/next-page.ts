import { startTransition, useEffect, useState } from 'react';
import type { Page } from '../../model/page.ts';
import { type PageStore, pathWithoutSlash } from './page-data.ts';

/**
 * The page that the visitor is about to open: that whose link was pointed at, touched or focused last, once its data is
 * there. None at first, and none once it is the one that is `shown` (a path).
 */
export function useNextPage(pages: PageStore, shown: string): Page | undefined {
  const [next, setNext] = useState<Page>();
  useEffect(() => {
    let latest = '';
    return watchIntent((path) => {
      latest = path;
      pages.load(path).then(
        (data) => {
          if (path === latest && 'page' in data) startTransition(() => setNext(data.page));
        },
        // That is no failure: the click itself fetches again.
        () => undefined,
      );
    });
  }, [pages]);
  if (next?.path !== shown) return next;
  // A visitor who leaves it finds it as new when they come back.
  setNext(undefined);
  return undefined;
}

/** Calls `onIntent` with the path of each other page whose link is pointed at, touched or focused. Returns what ends that. */
function watchIntent(onIntent: (path: string) => void): () => void {
  const look = (target: EventTarget | null) => {
    const anchor =
      target instanceof Element
        ? target.closest<HTMLAnchorElement>(
            import.meta.env.LANGUAGES ? 'a[href^="/"]:not([data-form], [hreflang])' : 'a[href^="/"]:not([data-form])',
          )
        : null;
    if (!anchor || anchor.pathname === window.location.pathname || anchor.hasAttribute('download')) return;
    onIntent(pathWithoutSlash(anchor.pathname));
  };
  const listen = ({ target }: Event) => look(target);
  const types = ['pointerover', 'touchstart', 'focusin'];
  for (const type of types) document.addEventListener(type, listen, { passive: true });
  // The move that has started the app may have been the one to the link.
  look(document.querySelector('a:hover, a:focus'));
  return () => {
    for (const type of types) document.removeEventListener(type, listen);
  };
}
