import { createRoot } from 'react-dom/client';
import { loadOwnBlocks, Session } from '#kit';
import type { Schema } from '#kit/model';
import { Anything } from './find/Anything.tsx';
import { addDefinitions } from './form/schema.ts';
import { DraftHost } from './host/draft-host.ts';
import { studioAddress } from './host/http.ts';
import { HttpHost } from './host/http-host.ts';
import { OwnHost } from './host/own-host.ts';
import { followAddress, placeIn } from './shell/address.ts';
import { followColorScheme } from './shell/color-scheme.ts';
import { addOwnLetters } from './shell/own-letters.ts';
import { Shell } from './shell/Shell.tsx';
import { StudioBoundary } from './shell/StudioBoundary.tsx';
import { BrowserDrafts } from './store/browser-drafts.ts';
import { connectWorker, startWorker } from './store/connect-worker.ts';
import { StudioProvider } from './store/context.tsx';
import { createStore } from './store/create-store.ts';
import { rememberSaving } from './store/remember-saving.ts';

/** The Studio's entry. The document says where its worker lies. */
const { worker = '', site = '', own, draft, publishes } = document.documentElement.dataset;
const session = new Session();
const files = publishes === undefined ? new HttpHost(session) : new OwnHost(session);
const host = draft === undefined ? files : new DraftHost(session, draft);
// Whoever isn't signed in does that first, and comes back by the list of drafts.
if (host instanceof DraftHost && !(await host.isSignedIn())) location.replace(studioAddress);

const { search } = location;
const store = createStore(host, connectWorker(startWorker(worker)), new BrowserDrafts(site), (files) =>
  placeIn(search, files),
);
rememberSaving(store, site);
followAddress(store);
const root = document.getElementById('root');

// What is neither saved nor kept would be gone with the tab: the browser asks before.
addEventListener('beforeunload', (event) => {
  if (store.state.unsaved.length > 0 && !store.state.isKept) event.preventDefault();
});

followColorScheme();
addOwnLetters();
if (own !== undefined) await takeOwn(own);
if (root)
  createRoot(root).render(
    <StudioProvider store={store} host={host}>
      <StudioBoundary>
        <Shell />
        <Anything />
      </StudioBoundary>
    </StudioProvider>,
  );

/** Takes in what a site's own blocks hold and how they look. */
async function takeOwn(address: string): Promise<void> {
  const schemas = fetch(`${address}/schemas.json`).then(
    (response) => response.json() as Promise<Record<string, Schema>>,
  );
  const [added] = await Promise.all([schemas, loadOwnBlocks(`${address}/views.mjs`)]);
  addDefinitions(added);
}
