import { expect } from 'vitest';
import { siteTasks } from '../../studio/support/site-tasks.ts';
import { startUser } from '../../studio/support/studio-user.ts';
import { diffOf, textsOf, writeWorkshop } from '../../studio/support/workshop-site.ts';
import { startStudio, studioWindow } from '../../support/preview.ts';
import { test } from '../../support/visitor.ts';

const studio = startStudio(writeWorkshop);

test('sections, pages and what all pages share change by what was asked for, and by nothing else', async ({
  visitor,
}) => {
  const begin = textsOf(studio.pages);
  const user = await startUser(await studio.newPage(visitor, studioWindow), await studio.nextAddress());
  await user.open('A workshop for boats');
  for (const { name, run, diff } of siteTasks) {
    const before = textsOf(studio.pages);
    await run(user);
    await user.save();
    const expected = typeof diff === 'string' ? diff : diffOf(before, diff(before));
    expect.soft(diffOf(before, textsOf(studio.pages)), name).toBe(expected);
  }
  for (let left = true; left; left = await user.button('Undo').isEnabled()) await user.undo();
  await user.save();
  expect(diffOf(begin, textsOf(studio.pages))).toBe('');
});
