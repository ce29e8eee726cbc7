import { type ReactNode, StrictMode, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { Site } from '../page/types.ts';
import { AppBoundary } from './AppBoundary.tsx';
import { replayEarlyActions, takeTypedValues } from './early-actions.ts';
import { loadPage, type PageData } from './page-data.ts';
import { prefetchOnIntent } from './prefetch.ts';
import { createRoutes, pageRouteId } from './routes.tsx';

/** The running app, for the dev server: what it shows can be asked for anew. */
export type App = {
  /** Loads the data of the page that is open again, from the cache or the server. */
  revalidate: () => Promise<void>;
  /** Loads what all pages share again, and the open page with it. */
  reloadSite: () => Promise<void>;
};

/**
 * Makes the prerendered page interactive. Called by the page's own script on the visitor's first move.
 * Where anything fails, the prerendered page stays as it is: it works without React.
 */
export async function start(): Promise<App> {
  const container = document.getElementById('root');
  const { build = '', site: siteUrl = '' } = document.documentElement.dataset;
  if (!container || !canInsertStyles()) throw new Error('This page stays as the server sent it.');
  const [site, data] = await Promise.all([fetchSite(siteUrl), firstPage(build)]);
  let router = createRouter(site, build, data);
  const restoreTyped = takeTypedValues(container);
  prefetchOnIntent((path) => loadPage(path, build));
  const root = await new Promise<Root>((resolve) => {
    const onReady = () => {
      restoreTyped();
      replayEarlyActions();
      resolve(hydrated);
    };
    const hydrated = hydrateRoot(container, <Tree router={router} onReady={onReady} />);
  });
  return {
    revalidate: () => router.revalidate(),
    reloadSite: async () => {
      const [newSite, newData] = await Promise.all([fetchSite(siteUrl), loadPage(window.location.pathname, build)]);
      router.dispose();
      router = createRouter(newSite, build, newData);
      root.render(<Tree router={router} onReady={() => undefined} />);
    },
  };
}

function createRouter(site: Site, build: string, data: PageData): ReturnType<typeof createBrowserRouter> {
  return createBrowserRouter(createRoutes(site, build), { hydrationData: { loaderData: { [pageRouteId]: data } } });
}

type TreeProps = { router: ReturnType<typeof createBrowserRouter>; onReady: () => void };

function Tree({ router, onReady }: TreeProps): ReactNode {
  return (
    <StrictMode>
      <AppBoundary>
        <RouterProvider router={router} />
        <Ready onReady={onReady} />
      </AppBoundary>
    </StrictMode>
  );
}

/** Calls `onReady` once everything around it is hydrated. */
function Ready({ onReady }: { onReady: () => void }): null {
  useEffect(() => onReady(), [onReady]);
  return null;
}

async function fetchSite(url: string): Promise<Site> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return (await response.json()) as Site;
}

/** The data of the page that the server has sent. The 404 page has none. */
async function firstPage(build: string): Promise<PageData> {
  const { pathname, search, hash } = window.location;
  const { page = pathname, missing } = document.documentElement.dataset;
  if (missing !== undefined) return { missing: pathname };
  // Some hosts answer at /about/ or /about/index.html; the app knows the page as /about.
  if (page !== pathname) history.replaceState(history.state, '', page + search + hash);
  return loadPage(page, build);
}

/** Styles can be hindered by a policy; then styled-components would throw in the middle of hydration. */
function canInsertStyles(): boolean {
  const probe = document.head.appendChild(document.createElement('style'));
  const { sheet } = probe;
  probe.remove();
  return sheet !== null;
}

