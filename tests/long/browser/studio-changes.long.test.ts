import { runByKeyboard, runByMouse, undoAll } from '../../studio/support/run-tasks.ts';
import { siteTasks } from '../../studio/support/site-tasks.ts';
import { startUser } from '../../studio/support/studio-user.ts';
import { textsOf, writeWorkshop } from '../../studio/support/workshop-site.ts';
import { startStudio, studioWindow } from '../../support/preview.ts';
import { test } from '../../support/visitor.ts';

const studio = startStudio(writeWorkshop);

test.for([
  ['by mouse', runByMouse],
  ['by keyboard alone, in at most two keys a click', runByKeyboard],
] as const)(
  'sections, pages and what all pages share change by what was asked for, and by nothing else: %s',
  async ([, run], { visitor, task: { meta } }) => {
    const begin = textsOf(studio.pages);
    const user = await startUser(await studio.newPage(visitor, studioWindow), await studio.nextAddress());
    await user.open('A workshop for boats');
    meta.note = (await run(user, studio.pages, siteTasks)).join('; ');
    await undoAll(user, studio.pages, begin);
  },
);
