import type { Preview } from '../../support/preview.ts';
import { studioWindow } from '../../support/preview.ts';
import type { Visitor } from '../../support/visitor.ts';
import { startUser } from './studio-user.ts';
import { WordsHands } from './words-hands.ts';

/** A window of the Studio that shows the page with words of every kind (words-site.ts). */
export async function openWordsWindow(studio: Preview, visitor: Visitor) {
  const page = await studio.newPage(visitor, studioWindow);
  const user = await startUser(page, await studio.nextAddress());
  await user.open('Words of every kind');
  const frame = await user.frame();
  return { page, user, frame, hands: await WordsHands.at(page, frame) };
}
