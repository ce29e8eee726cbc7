import { type ReactNode, StrictMode } from 'react';
import { type Navigator, Router } from 'react-router-dom';
import { App, type PageStore } from '#kit';
import type { PageView } from '../worker/protocol.ts';

/** Nothing leads away from the page that is edited. */
const navigator: Navigator = {
  createHref: String,
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
};

/** The page as the site shows it: the same views, with the data that the Studio has sent. */
export function FramePage({ view }: { view: PageView }): ReactNode {
  const { page, site } = view;
  // No other page is made ready ahead.
  const pages: PageStore = { read: () => ({ page }), load: () => new Promise(() => undefined) };
  return (
    <StrictMode>
      <Router key={page.path} location={page.path} navigator={navigator}>
        <App site={site} pages={pages} />
      </Router>
    </StrictMode>
  );
}
