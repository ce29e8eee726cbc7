import { expect } from 'vitest';

type Answer = { path: string; asked: number; answered: number; status: number; isNew: boolean };

/** How many people ask at once. */
const visitors = 12;

/**
 * Asks a server of the dated site for its pages again and again while `change` takes it over the first boundary, `count` times
 * before it and `count` times after. Expects that every request is answered, by the day before or by the day after, and by the
 * day after from the first time on.
 */
export async function expectNothingLost(url: string, change: () => void, count: number): Promise<void> {
  const answers: Answer[] = [];
  const failures: unknown[] = [];
  let turn = 0;
  let isOver = false;
  const visit = async () => {
    while (!isOver) {
      const path = ['/about', '/spring', '/', '/about/page.json', '/sitemap.xml', '/news'][turn % 6] ?? '/';
      turn += 1;
      const asked = turn;
      try {
        const response = await fetch(url + path);
        const text = await response.text();
        const isNew = /Spring (?:entry|page)|\/spring</.test(text);
        turn += 1;
        answers.push({ path, asked, answered: turn, status: response.status, isNew });
      } catch (error) {
        failures.push(error);
      }
    }
  };
  const visits = Array.from({ length: visitors }, visit);
  await expect.poll(() => answers.length + failures.length).toBeGreaterThan(count);
  change();
  await expect.poll(() => answers.filter(({ isNew }) => isNew).length + failures.length).toBeGreaterThan(count);
  isOver = true;
  await Promise.all(visits);

  expect(failures).toEqual([]);
  const statusOf = ({ path, isNew }: Answer) => (path === '/spring' && !isNew ? 404 : 200);
  expect(answers.filter((answer) => answer.status !== statusOf(answer))).toEqual([]);
  // Page data says nothing of the menu: of it only the names of builds differ.
  const told = answers.filter(({ path }) => path !== '/about/page.json');
  const first = Math.min(...told.filter(({ isNew }) => isNew).map(({ answered }) => answered));
  expect(told.filter(({ asked, isNew }) => asked > first && !isNew)).toEqual([]);
}
