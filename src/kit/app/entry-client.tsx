import { type ReactNode, StrictMode, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { nearestOpener, preloadContact } from '../contact/preload.ts';
import type { Site } from '../model/page.ts';
import { App } from './App.tsx';
import { AppBoundary } from './AppBoundary.tsx';
import { replayEarlyActions, takeTypedValues } from './early-actions.ts';
import { PageRouter } from './navigation/PageRouter.tsx';
import { FetchedPages } from './navigation/page-data.ts';
import { type SiteStyles, takeOverStyles } from './navigation/page-styles.ts';
import { pressCards } from './press-cards.ts';

/** What the site's data file holds. */
type SiteFile = Site & SiteStyles;

/** The running app, for the dev server: its pages, and the way to show it again after they changed. For tests: its end. */
export type RunningApp = {
  pages: FetchedPages;
  refresh: (site?: Site) => void;
  fetchSite: () => Promise<Site>;
  stop: () => void;
};

/**
 * Makes the prerendered page interactive. Called by the page's own script on the visitor's first move.
 * Where anything fails, the prerendered page stays as it is: it works without React.
 */
export async function start(): Promise<RunningApp> {
  const container = document.getElementById('root');
  const { build = '', site: siteUrl = '' } = document.documentElement.dataset;
  if (!container || !canInsertStyles()) throw new Error('This page stays as the server sent it.');
  // A visitor who has pressed already waits for the form, and one who points at it soon will: its files come together with the site's data.
  if (nearestOpener() ?? window.earlyActions?.some(({ target }) => target.matches('[data-form]'))) preloadContact();
  const pages = new FetchedPages(build);
  const ownViews = import.meta.env.OWN_BLOCKS && loadOwnViews();
  const [first] = await Promise.all([fetchSite(siteUrl), loadFirstPage(pages)]);
  if (import.meta.env.OWN_BLOCKS) await ownViews;
  let site: Site = first;
  takeOverStyles(first);
  const restoreTyped = takeTypedValues(container);
  const root = await new Promise<Root>((resolve) => {
    const onReady = () => {
      restoreTyped();
      replayEarlyActions();
      pressCards();
      // Browsers that fetch pages ahead by themselves leave it to the app from now on.
      document.documentElement.dataset.script = 'app';
      resolve(hydrated);
    };
    const hydrated = hydrateRoot(container, <Tree site={site} pages={pages} onReady={onReady} />);
  });
  const refresh = (changed = site) => {
    site = changed;
    root.render(<Tree site={site} pages={pages} onReady={() => undefined} />);
  };
  return { pages, refresh, fetchSite: () => fetchSite(siteUrl), stop: () => root.unmount() };
}

type TreeProps = { site: Site; pages: FetchedPages; onReady: () => void };

function Tree({ site, pages, onReady }: TreeProps): ReactNode {
  return (
    <StrictMode>
      <AppBoundary>
        <Ready onReady={onReady}>
          <PageRouter pages={pages}>
            <App site={site} pages={pages} />
          </PageRouter>
        </Ready>
      </AppBoundary>
    </StrictMode>
  );
}

/**
 * Calls `onReady` once everything inside of it is hydrated. It stands around the app, not beside it: a sibling would
 * give every `useId` of the app another value than on the server.
 */
function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }): ReactNode {
  useEffect(() => onReady(), [onReady]);
  return children;
}

async function fetchSite(url: string): Promise<SiteFile> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return (await response.json()) as SiteFile;
}

/** The views of the site's own blocks, where it has any. */
async function loadOwnViews(): Promise<void> {
  const { blocks } = document.documentElement.dataset;
  if (blocks !== undefined) await (await import('./own-blocks.ts')).loadOwnBlocks(blocks);
}

/** The data of the page that the server has sent. */
async function loadFirstPage(pages: FetchedPages): Promise<void> {
  const { pathname, search, hash } = window.location;
  const { page = pathname, missing } = document.documentElement.dataset;
  // The page that searches has the app start at once, as an address has that leads nowhere.
  if (missing !== undefined && !(import.meta.env.SEARCH && 'page' in document.documentElement.dataset))
    return pages.put(pathname, { missing: pathname });
  // Some hosts answer at /about/ or /about/index.html; the app knows the page as /about.
  if (page !== pathname) history.replaceState(history.state, '', page + search + hash);
  await pages.load(page);
}

/** Styles can be hindered by a policy; then styled-components would throw in the middle of hydration. */
function canInsertStyles(): boolean {
  const probe = document.head.appendChild(document.createElement('style'));
  const { sheet } = probe;
  probe.remove();
  return sheet !== null;
}
