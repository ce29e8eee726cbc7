/// <reference types="vite/client" />
import type { InvalidSectionProblem, Page } from '../../page/types.ts';
import { type RunningApp, start as startApp } from '../entry-client.tsx';
import { showProblems } from './problem-panel.ts';

type PageState = { page: Page; problems: InvalidSectionProblem[] };

/** The app, started at once and once: whoever edits wants to see changes without touching the page first. */
const app: Promise<RunningApp> = startApp();

/** The page's own script calls this on the first move. */
export const start = async (): Promise<void> => {
  await app;
};

const currentPath = () => decodeURI(window.location.pathname.replace(/(.)\/$/, '$1'));

void app.then(refreshProblems);

import.meta.hot?.on('content:page', async ({ page, problems }: PageState) => {
  const { pages, refresh } = await app;
  pages.put(page.path, { page });
  if (page.path !== currentPath()) return;
  showProblems(problems);
  refresh();
});

import.meta.hot?.on('content:site', async ({ isPageOnly }: { isPageOnly: boolean }) => {
  if (isPageOnly) return;
  const { pages, refresh, fetchSite } = await app;
  const site = await fetchSite();
  pages.clear();
  await pages.load(currentPath());
  refresh(site);
  await refreshProblems();
});

/** Asks the server what is wrong with the page that is open now. */
async function refreshProblems(): Promise<void> {
  const path = currentPath();
  const response = await fetch(`${path === '/' ? '' : path}/page.json`);
  const state = response.ok ? ((await response.json()) as PageState) : { problems: [] };
  showProblems(state.problems);
}
