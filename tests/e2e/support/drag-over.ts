import type { Locator } from 'playwright';

/** Takes an element by the mouse and holds it over the lower edge of another. */
export async function dragOver(from: Locator, to: Locator): Promise<void> {
  const { mouse } = from.page();
  await from.scrollIntoViewIfNeeded();
  await from.hover();
  await mouse.down();
  const box = await to.boundingBox();
  if (!box) throw new Error('The element is not seen.');
  // The first move over an element enters it, others are over it.
  for (const x of [30, 31, 32]) await mouse.move(box.x + x, box.y + box.height - 3);
}
