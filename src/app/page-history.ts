import { startTransition } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { type FetchedPages, pagePath } from './page-data.ts';

export type PageHistory = ReturnType<typeof createBrowserHistory>;

/**
 * The browser's history for the router. A page that is there is shown at once, in one piece: React would render it in
 * slices with the frames of the old page between them, twice as slow. Until one that is not there has come, the old one stays.
 */
export function createPageHistory(pages: FetchedPages): PageHistory {
  const history = createBrowserHistory({ window, v5Compat: true });
  const { listen } = history;
  history.listen = (show) =>
    listen((update) => {
      const path = pagePath(update.location.pathname);
      if (pages.has(path)) show(update);
      else startTransition(() => show(update));
    });
  return history;
}
