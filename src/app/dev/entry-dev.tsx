/// <reference types="vite/client" />
import type { InvalidSectionProblem, Page } from '../../page/types.ts';
import { type RunningApp, start as startApp } from '../entry-client.tsx';
import { showProblems } from './problem-panel.ts';

type PageState = { page: Page; problems: InvalidSectionProblem[]; isLastGood: boolean };

/** The app, started at once and once: whoever edits wants to see changes without touching the page first. */
const app: Promise<RunningApp> = startApp();

/** The page's own script calls this on the first move. */
export const start = async (): Promise<void> => {
  await app;
};

const currentPath = () => decodeURI(window.location.pathname.replace(/(.)\/$/, '$1'));

void app.then(() => {
  void refreshProblems();
  watchPath();
});

import.meta.hot?.on('content:page', async ({ page, problems, isLastGood }: PageState) => {
  const { pages, refresh } = await app;
  pages.put(page.path, { page });
  if (page.path !== currentPath()) return;
  showProblems(problems, isLastGood);
  refresh();
});

import.meta.hot?.on('content:site', async () => {
  const { pages, refresh, fetchSite } = await app;
  const site = await fetchSite();
  pages.clear();
  const data = await pages.load(currentPath());
  refresh(site);
  if ('page' in data) await refreshProblems();
  else showProblems([], false);
});

/** Asks the server what is wrong with the page that is open now. */
async function refreshProblems(): Promise<void> {
  const path = currentPath();
  const response = await fetch(`${path === '/' ? '' : path}/page.json`);
  const state = response.ok ? ((await response.json()) as PageState) : { problems: [], isLastGood: false };
  if (path === currentPath()) showProblems(state.problems, state.isLastGood);
}

/** The problems are those of the page that is shown: a page with another title is another page. */
function watchPath(): void {
  const title = document.querySelector('title');
  let shown = currentPath();
  const onChange = () => {
    if (shown === currentPath()) return;
    shown = currentPath();
    void refreshProblems();
  };
  if (title) new MutationObserver(onChange).observe(title, { childList: true, characterData: true, subtree: true });
}

// The place of a mistake is a button that opens the file in the text editor.
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-open]') : null;
  const [, file, line, column] = /^(.+):(\d+):(\d+)$/.exec(button?.dataset.open ?? '') ?? [];
  if (file !== undefined) void ask('/_dev/open', { file, line: Number(line), column: Number(column) });
});

/** Asks the server for something beside a page. */
function ask(address: string, body: object): Promise<Response> {
  return fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
