import type { InvalidSectionProblem } from '../../model/page.ts';
import { element, inWords } from './elements.ts';
import { cardList, fileList, problemList } from './problem-list.ts';
import { panelStyles } from './problem-panel.styles.ts';
import type { FileMistakes, Missing, Overview, PageState } from './types.ts';

const panelId = 'content-problems';
let isOpen = true;

/** What the preview knows of the address that is open, and of all other files. */
export type Shown = { path: string; state: PageState | Missing; overview: Overview };

/**
 * Shows at the top of the window what is wrong: in this page, above all what no section of it can show, and in other
 * files. Where there is no page, it says why. Nothing to say takes the panel away.
 */
export function showProblems({ path, state, overview }: Shown): void {
  const { heading, parts } = 'why' in state ? missingParts(state) : pageParts(state);
  const reported = 'why' in state ? [] : [...state.problems, ...cardsOf(state).flatMap(({ problems }) => problems)];
  const { own, others } = splitOverview(overview, path, reported);
  if (own.length > 0) parts.push(problemList(own));
  const count = others.reduce((sum, { problems }) => sum + problems.length, 0);
  const words = [heading(own.length), count > 0 ? `${mistakes(count)} in other files` : ''].filter(Boolean);
  if (others.length > 0) parts.push(element('h2', {}, 'In other files'), fileList(others, overview.more));
  document.getElementById(panelId)?.remove();
  if (words.length === 0) {
    arrange(0);
    return;
  }
  const isUrgent = 'why' in state || reported.length + own.length > 0;
  document.body.prepend(panelOf(words.join(' · '), parts, isUrgent));
}

type Parts = { heading: (more: number) => string; parts: HTMLElement[] };

function pageParts(state: PageState): Parts {
  const cards = cardsOf(state);
  const count = state.problems.length + cards.reduce((sum, { problems }) => sum + problems.length, 0);
  const heading = (more: number) => {
    if (count + more === 0) return '';
    return state.isLastGood
      ? `${mistakes(count + more)}. You see the last good page.`
      : `${mistakes(count + more)} in this page`;
  };
  const parts = [];
  if (state.problems.length > 0) parts.push(problemList(state.problems));
  if (cards.length > 0) parts.push(cardList(cards));
  return { heading, parts };
}

function missingParts({ why, links }: Missing): Parts {
  const ways = links.map(({ href, label }) => element('a', { href }, label));
  const parts = [...why.slice(1).map((line) => element('p', {}, ...inWords(line))), ...ways];
  return { heading: () => (why[0] ?? '').replaceAll('`', '').replace(/\.$/, ''), parts };
}

/** The sections that are cards, with the number of each among the cards. */
function cardsOf({ page }: PageState): { index: number; where: string; problems: InvalidSectionProblem[] }[] {
  return page.sections
    .filter((section) => section.type === 'invalid')
    .map(({ where, problems }, index) => ({ index, where, problems }));
}

/** What else is wrong in this page, and what in other files; each mistake is reported once. */
function splitOverview(
  { files }: Overview,
  path: string,
  reported: readonly InvalidSectionProblem[],
): { own: InvalidSectionProblem[]; others: FileMistakes[] } {
  const known = new Set(reported.map(keyOf));
  const rest = files
    .map((each) => ({ ...each, problems: each.problems.filter((problem) => !known.has(keyOf(problem))) }))
    .filter(({ problems }) => problems.length > 0);
  const isOwn = (each: FileMistakes) => each.path === path;
  return { own: rest.filter(isOwn).flatMap(({ problems }) => problems), others: rest.filter((each) => !isOwn(each)) };
}

function keyOf({ file, line, column, message }: InvalidSectionProblem): string {
  return `${file}:${line}:${column} ${message}`;
}

function mistakes(count: number): string {
  return count === 1 ? '1 mistake' : `${count} mistakes`;
}

function panelOf(words: string, parts: readonly HTMLElement[], isUrgent: boolean): HTMLElement {
  const details = element('details', isOpen && isUrgent ? { open: '' } : {});
  details.append(element('summary', {}, words), element('div', {}, ...parts));
  details.querySelector('summary')?.addEventListener('click', () => {
    isOpen = !details.open;
  });
  const panel = element('section', { id: panelId, role: 'alert', 'aria-label': 'Mistakes' });
  panel.append(element('style', {}, panelStyles(panelId)), details);
  new ResizeObserver(() => arrange(panel.isConnected ? panel.offsetHeight : 0)).observe(panel);
  return panel;
}

/** What else sticks to the top of the window stands below the panel. */
function arrange(height: number): void {
  document.documentElement.style.setProperty('--height-panel', `${document.getElementById(panelId) ? height : 0}px`);
}
