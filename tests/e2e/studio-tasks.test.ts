import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { allTasks } from '../studio/support/studio-tasks.ts';
import { startUser } from '../studio/support/studio-user.ts';
import { diffOf, textsOf, writeWorkshop } from '../studio/support/workshop-site.ts';
import { photograph } from '../support/originals.ts';
import { startStudio, studioWindow } from '../support/preview.ts';
import { test } from '../support/visitor.ts';

const studio = startStudio(writeWorkshop);

test('ten tasks of a new user cost few clicks and leave what an exact engineer would have typed; undo takes back all', async ({
  visitor,
  task: { meta },
}) => {
  writeFileSync(join(studio.folder, 'Ben Ruiz.jpg'), await photograph({ width: 400, height: 500 }));
  const begin = textsOf(studio.pages);
  const page = await studio.newPage(visitor, studioWindow);
  const user = await startUser(page, studio.url);
  await user.open('A workshop for boats');
  const times: string[] = [];

  for (const { name, run, most, diff } of allTasks(studio.folder)) {
    const before = textsOf(studio.pages);
    user.effort();
    const start = performance.now();
    await run(user);
    const { clicks, keys } = user.effort();
    times.push(`${name}: ${clicks} clicks, ${keys} keys, ${Math.round(performance.now() - start)} ms`);
    expect.soft(clicks, name).toBeLessThanOrEqual(most.clicks);
    expect.soft(keys, name).toBeLessThanOrEqual(most.keys);
    await user.save();
    expect.soft(diffOf(before, textsOf(studio.pages)), name).toBe(diff);
  }

  user.effort();
  for (let left = true; left; left = await user.button('Undo').isEnabled()) await user.undo();
  const { clicks } = user.effort();
  times.push(`undo all of it: ${clicks} clicks`);
  await user.save();
  expect(diffOf(begin, textsOf(studio.pages))).toBe('');
  // Letters that are typed in one go are one step: no more than the changes that were made.
  expect(clicks).toBeLessThanOrEqual(17);
  meta.note = `What the Studio asks of a new user: ${times.join('; ')}.`;
});
