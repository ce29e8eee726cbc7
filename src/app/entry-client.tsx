import { StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { Site } from '../page/types.ts';
import { AppBoundary } from './AppBoundary.tsx';
import { replayEarlyActions, takeTypedValues } from './early-actions.ts';
import { loadPage, type PageData } from './page-data.ts';
import { prefetchOnIntent } from './prefetch.ts';
import { createRoutes, pageRouteId } from './routes.tsx';

/**
 * Makes the prerendered page interactive. Called by the page's own script on the visitor's first move.
 * Where anything fails, the prerendered page stays as it is: it works without React.
 */
export async function start(): Promise<void> {
  const root = document.getElementById('root');
  const { build = '', site: siteUrl = '' } = document.documentElement.dataset;
  if (!root || !canInsertStyles()) throw new Error('This page stays as the server sent it.');
  const [site, data] = await Promise.all([fetchSite(siteUrl), firstPage(build)]);
  const router = createBrowserRouter(createRoutes(site, build), { hydrationData: { loaderData: { [pageRouteId]: data } } });
  const restoreTyped = takeTypedValues(root);
  prefetchOnIntent((path) => loadPage(path, build));
  await new Promise<void>((resolve) => {
    const onReady = () => {
      restoreTyped();
      replayEarlyActions();
      resolve();
    };
    hydrateRoot(
      root,
      <StrictMode>
        <AppBoundary>
          <RouterProvider router={router} />
          <Ready onReady={onReady} />
        </AppBoundary>
      </StrictMode>,
    );
  });
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

