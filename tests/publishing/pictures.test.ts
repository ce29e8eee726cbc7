import { expect, it } from 'vitest';
import { comeIn, startStudioServer } from './support/studio.ts';

it.each(['%25zz', '%2525', '%E2%28', '..%2f..%2fpeople'])('no picture of a draft is at %s', async (name) => {
  const { parts, send } = await startStudioServer();
  const keys = comeIn(parts, 'editor');
  const path = `/assets/pictures/${name}-800.webp`;
  expect(await send({ ...keys, method: 'GET', path, site: 'same-origin' })).toMatchObject({ status: 404 });
  // A page of another site, and nobody.
  expect(await send({ ...keys, method: 'GET', path, site: 'cross-site' })).toMatchObject({ status: 403 });
  expect(await send({ method: 'GET', path, site: 'same-origin' })).toMatchObject({ status: 403 });
});
