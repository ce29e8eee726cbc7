import { expect, it } from 'vitest';
import { hostOf, openStore, sampleContent } from '../../../tests/studio/support/open-store.ts';

it('what was refused is gone once somebody goes on to something else', async () => {
  const store = await openStore(hostOf(sampleContent()));
  const { page } = store.state;
  for (const goOn of [() => store.select({ file: page, path: ['sections', 0] }), () => void store.openPage(page)]) {
    store.refuse('This can’t be done.');
    expect(store.state.refused).toBe('This can’t be done.');
    goOn();
    expect(store.state.refused).toBeUndefined();
  }
  store.close();
});
