import type { RouteObject } from 'react-router-dom';
import type { Site } from '../page/types.ts';
import { App } from './App.tsx';
import { loadPage, StalePageError } from './page-data.ts';

/** The one route's name, by which its data is handed over at hydration. */
export const pageRouteId = 'page';

/**
 * The routes of the site: one, for every address, since pages are data and not code.
 * Where the data is gone or from another build, the browser loads the address itself.
 */
export function createRoutes(site: Site, build: string): RouteObject[] {
  return [
    {
      id: pageRouteId,
      path: '*',
      element: <App site={site} />,
      HydrateFallback: () => null,
      loader: async ({ request }) => {
        const { pathname, search, hash } = new URL(request.url);
        try {
          return await loadPage(pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname, build);
        } catch (error) {
          if (!(error instanceof StalePageError)) throw error;
          window.location.assign(pathname + search + hash);
          return new Promise<never>(() => undefined);
        }
      },
    },
  ];
}
