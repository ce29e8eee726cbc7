import { expect } from 'vitest';
import { writeWordsSite } from '../studio/support/words-site.ts';
import { openWordsWindow } from '../studio/support/words-window.ts';
import { startStudio } from '../support/preview.ts';
import { test } from '../support/visitor.ts';

const studio = startStudio(writeWordsSite);

test('a figure that is written over is told, is put back or changed everywhere, and leads to where else it stands', async ({
  visitor,
}) => {
  const { page, user, frame, hands } = await openWordsWindow(studio, visitor);
  const words = frame.locator('main [data-block=prose] p').first();
  const told = page.locator('p:not([role=status] p)', { hasText: /“3 weeks” was a figure that “.+” and “.+” show/ });
  const overtype = async () => {
    await user.doubleClickWord(words, 'waits');
    await frame.locator('p[contenteditable=true]').waitFor();
    const at = 'Every boat waits '.length;
    await hands.select(at, at + 1);
    await user.type('a week');
    await told.waitFor();
  };
  await overtype();
  // It goes by itself once the figure stands there again.
  await user.press('Control+z');
  await user.press('Control+z');
  await told.waitFor({ state: 'detached' });
  await user.press('Escape');
  await overtype();
  await user.button('Put it back').click();
  await frame.getByText('Every boat waits 3 weeks for its turn.').waitFor();
  await overtype();
  await told.locator('..').getByRole('button', { name: 'Change it everywhere' }).click();
  // What was typed comes with it.
  await user.focusIn(/^a week$/);
  await frame.getByText('Every boat waits a week for its turn.').waitFor();
  await user.press('Control+a');
  await user.type('2 weeks');
  await frame.getByText('Every boat waits 2 weeks for its turn.').waitFor();
  await user.doubleClickWord(words, 'weeks');
  await page.locator('summary', { hasText: 'Used on' }).last().click();
  const places = page.locator('details[open] li button');
  await expect.poll(() => places.count()).toBeGreaterThan(1);
  await places.first().click();
  await expect.poll(() => page.url()).not.toMatch(/page=words\.yaml/);
});
