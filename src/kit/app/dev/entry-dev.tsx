// First: it takes the key out of the address before the app reads that.
import './own-session.ts';
import { pageFileUrl } from '../../model/page-file.ts';
import { type RunningApp, start as startApp } from '../entry-client.tsx';
import { pathWithoutSlash } from '../navigation/page-data.ts';
import { markAbsent } from './absent-marks.ts';
import { listenToButtons } from './actions.ts';
import { hear } from './live-changes.ts';
import { lookAtHours } from './look-at-hours.ts';
import { showProblems } from './problem-panel.ts';
import type { Missing, Overview, PageState, View } from './types.ts';
import { showView } from './view-bar.ts';

/** The app, started at once and once: whoever edits wants to see changes without touching the page first. */
const app: Promise<RunningApp> = startApp();

/** The page's own script calls this on the first move. */
export const start = async (): Promise<void> => {
  await app;
};

const currentPath = () => decodeURI(pathWithoutSlash(window.location.pathname));
let overview: Overview = { files: [], more: 0 };
let state: PageState | Missing | undefined;
let view: View | undefined;
let viewAsked = Promise.resolve();

void app.then(async () => {
  watchPath();
  watchViews();
  listenToButtons();
  const [response] = await Promise.all([fetch('/_dev/overview.json'), refreshState(), refreshView()]);
  overview = (await response.json()) as Overview;
  show();
});

hear('content:page', async (changed: PageState) => {
  const { pages, refresh } = await app;
  const { path, siblings } = changed.page;
  // A page in another language stands within other words: the browser loads it again.
  if (siblings && siblings[document.documentElement.lang] !== path) return;
  pages.put(path, { page: changed.page });
  if (changed.page.path !== currentPath()) return;
  state = changed;
  show();
  refresh();
});

hear('content:site', async () => {
  const { pages, refresh, fetchSite } = await app;
  const site = await fetchSite();
  pages.clear();
  await pages.load(currentPath());
  refresh(site);
  await Promise.all([refreshState(), refreshView()]);
});

// A brand stands in the document's own sheet.
hear('content:theme', () => window.location.reload());

hear('content:overview', (found: Overview) => {
  overview = found;
  show();
});

// A picture of the same name is another one now: the browser has to ask again.
hear('content:file', ({ address }: { address: string }) => {
  for (const image of document.querySelectorAll('img')) {
    const url = new URL(image.src);
    if (decodeURI(url.pathname) === address) image.src = `${url.pathname}?${Date.now()}`;
  }
});

function show(): void {
  if (state) showProblems({ path: currentPath(), state, overview });
  const absent = state && 'absent' in state ? state.absent : [];
  showView(
    view,
    absent.find(({ path }) => path.length === 0),
    refreshView,
  );
  mark();
}

function mark(): void {
  const open = state && 'page' in state ? state : undefined;
  markAbsent({ page: open?.page, absent: open?.absent ?? [], menus: view?.menus ?? [] });
}

/** Asks the server how the site is looked at, one question after the other: an answer never overtakes a later one. */
function refreshView(): Promise<void> {
  viewAsked = viewAsked.catch(() => undefined).then(askView);
  return viewAsked;
}

function isView(answer: View | Record<string, never>): answer is View {
  return 'at' in answer;
}

async function askView(): Promise<void> {
  const found: View | Record<string, never> = await (await fetch('/_dev/view.json')).json();
  view = isView(found) ? found : undefined;
  lookAtHours(view?.isNow === false ? view.at : undefined);
  show();
}

/** Views that are rendered again lose the marks of what visitors don't see. */
function watchViews(): void {
  const root = document.getElementById('root');
  if (root) new MutationObserver(mark).observe(root, { childList: true, subtree: true });
}

/** Asks the server what is wrong with the page that is open now, or why there is none. */
async function refreshState(): Promise<void> {
  const path = currentPath();
  const response = await fetch(pageFileUrl(path));
  const found = (await response.json()) as PageState | Missing;
  if (path !== currentPath()) return;
  // The words that say why the page is gone stand at its top.
  if ('why' in found && state && !('why' in state)) window.scrollTo({ top: 0, behavior: 'instant' });
  state = found;
  show();
}

/** The problems are those of the page that is shown: a page with another title is another page. */
function watchPath(): void {
  const title = document.querySelector('title');
  let shown = currentPath();
  const onChange = () => {
    if (shown === currentPath()) return;
    shown = currentPath();
    void refreshState();
  };
  if (title) new MutationObserver(onChange).observe(title, { childList: true, characterData: true, subtree: true });
}
