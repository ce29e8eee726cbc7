import { type ReactNode, startTransition, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPath, type Navigator, Router } from 'react-router-dom';
import { type FetchedPages, pathWithoutSlash } from './page-data.ts';

/** An address of the site, and a name for the visit to it: the same address opened again has another one. */
type Address = { pathname: string; search: string; hash: string; key: string };

/**
 * The router on the browser's own history. A page that is there is shown at once, in one piece: React would render it in
 * slices with the frames of the old page between them, twice as slow. Until one that is not there has come, the old one stays.
 * (`BrowserRouter` asks for one of the two beforehand, for every page alike.)
 */
export function PageRouter({ pages, children }: { pages: FetchedPages; children: ReactNode }): ReactNode {
  const visits = useRef(0);
  const [address, setAddress] = useState<Address>(() => addressOf(0));
  const { show, navigator } = useMemo(() => {
    const show = () => {
      visits.current += 1;
      const next = addressOf(visits.current);
      if (pages.has(pathWithoutSlash(next.pathname))) setAddress(next);
      else startTransition(() => setAddress(next));
    };
    return { show, navigator: createNavigator(show) };
  }, [pages]);
  // Before the browser paints, as whoever goes back has no time to lose.
  useLayoutEffect(() => {
    window.addEventListener('popstate', show);
    return () => window.removeEventListener('popstate', show);
  }, [show]);
  return (
    <Router location={address} navigator={navigator} useTransitions={false}>
      {children}
    </Router>
  );
}

/** Where the browser is. */
function addressOf(number: number): Address {
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash, key: String(number) };
}

/** What the router does to the browser's history. `show` is called once the address has changed. */
function createNavigator(show: () => void): Navigator {
  const createHref: Navigator['createHref'] = (to) => (typeof to === 'string' ? to : createPath(to));
  return {
    createHref,
    go: (steps) => window.history.go(steps),
    push: (to) => {
      try {
        window.history.pushState(null, '', createHref(to));
      } catch {
        // Some browsers allow no more than so many entries in a while; they load the page themselves.
        return window.location.assign(createHref(to));
      }
      show();
    },
    replace: (to) => {
      window.history.replaceState(null, '', createHref(to));
      show();
    },
  };
}
