import { expect } from 'vitest';
import { keyboardWays } from './keyboard-ways.ts';
import type { Effort, StudioUser } from './studio-user.ts';
import { diffOf, textsOf } from './workshop-site.ts';

/** The texts of all files, by their names. */
export type Texts = ReadonlyMap<string, string>;

/**
 * What somebody wants to do at the Studio: how by mouse, what that may cost at most, and what a reviewer sees of it, or what the
 * files say then.
 */
export type Task = {
  name: string;
  most: Effort;
  run: (user: StudioUser) => Promise<void>;
  diff: string | ((before: Texts) => Texts);
};

/** Does tasks one after the other, and returns what each has cost. */
export async function runByMouse(user: StudioUser, pages: string, tasks: readonly Task[]): Promise<string[]> {
  const costs: string[] = [];
  for (const task of tasks) {
    const { clicks, keys } = await runTask(user, pages, task, task.run);
    costs.push(`${task.name}: ${clicks} clicks, ${keys} keys`);
    expect.soft(clicks, task.name).toBeLessThanOrEqual(task.most.clicks);
    expect.soft(keys, task.name).toBeLessThanOrEqual(task.most.keys);
  }
  return costs;
}

/**
 * The same by keyboard alone, each from the list of sections on, to which Escape leads. A click may become two keys; the keys that are
 * pressed with a mouse, too, come to that.
 */
export async function runByKeyboard(user: StudioUser, pages: string, tasks: readonly Task[]): Promise<string[]> {
  const costs: string[] = [];
  await user.row(/./).first().focus();
  for (const task of tasks) {
    await user.page.keyboard.press('Escape');
    await user.page.locator('[role=treeitem]:focus').waitFor();
    const way = keyboardWays[task.name];
    if (!way) throw new Error(`Nobody says in keyboard-ways.ts how to ${task.name} by keyboard.`);
    const { clicks, keys } = await runTask(user, pages, task, way);
    costs.push(`${task.name}: ${keys} keys for ${task.most.clicks} clicks and ${task.most.keys} keys`);
    expect.soft(clicks, task.name).toBe(0);
    expect.soft(keys, task.name).toBeLessThanOrEqual(2 * task.most.clicks + task.most.keys);
  }
  return costs;
}

async function runTask(user: StudioUser, pages: string, { name, diff }: Task, run: Task['run']): Promise<Effort> {
  const before = textsOf(pages);
  user.effort();
  await run(user);
  const effort = user.effort();
  await user.page.keyboard.press('Control+s');
  await user.page.getByText('All saved').waitFor();
  const expected = typeof diff === 'string' ? diff : diffOf(before, diff(before));
  expect.soft(diffOf(before, textsOf(pages)), name).toBe(expected);
  return effort;
}

/** Takes back all that was done; the files are as they were. Returns in how many steps. */
export async function undoAll(user: StudioUser, pages: string, begin: Texts): Promise<number> {
  user.effort();
  for (let left = true; left; left = await user.button('Undo').isEnabled()) await user.undo();
  const { clicks } = user.effort();
  await user.save();
  expect(diffOf(begin, textsOf(pages))).toBe('');
  return clicks;
}
