import { expect, it } from 'vitest';
import { hostOf, openStore, sampleContent } from '../../../tests/studio/support/open-store.ts';
import { documentPlan } from './document-change.ts';

/** A document of one page with these pictures. */
function withPictures(...names: string[]) {
  const sections = names.map((file) => ({
    type: 'text-image',
    heading: 'The pier',
    text: 'Boats.',
    picture: { file, alt: 'A boat' },
  }));
  const pictures = names.map((name) => ({ name, address: 'data:image/png;base64,AAAA' }));
  return { title: 'Pier', pages: [{ title: 'Pier', description: 'Boats at the pier.', sections }], pictures, told: [] };
}

it('pictures that were sent before one is refused go again, and no other picture does', async () => {
  const host = hostOf(sampleContent());
  host.pictures.add('known.png');
  const store = await openStore(host);
  // Sent before, and shown nowhere yet: not of this document.
  await store.upload('waiting.png', new Blob(), async () => undefined);
  const before = [...host.pictures];
  const upload = host.upload.bind(host);
  const sent: string[] = [];
  host.upload = async (name) => {
    if (name === 'large.png') throw new Error('The line is cut.');
    sent.push(name);
    return upload(name);
  };
  const read = withPictures('known.png', 'waiting.png', 'new.png', 'large.png');
  const plan = await documentPlan(store, { path: '/pier', title: 'Pier' }, { read, alts: {} });
  expect(plan).toEqual({ refused: expect.stringContaining('reached') });
  expect(sent).toEqual(['known.png', 'waiting.png', 'new.png']);
  expect([...host.pictures]).toEqual(before);
  expect(store.state.uploads).toEqual(['waiting.png']);

  // What can't be made sends nothing.
  sent.length = 0;
  expect(await documentPlan(store, { path: '/', title: 'Pier' }, { read, alts: {} })).toHaveProperty('refused');
  expect(sent).toEqual([]);
  store.close();
});
