import type { Page } from 'playwright';

/** Holds back what a page asks for at some addresses, until the returned function is called. */
export async function holdBack(page: Page, addresses: string): Promise<() => void> {
  let letGo = () => {};
  const isFree = new Promise<void>((fulfil) => {
    letGo = fulfil;
  });
  await page.route(addresses, async (route) => {
    await isFree;
    await route.continue();
  });
  return letGo;
}
