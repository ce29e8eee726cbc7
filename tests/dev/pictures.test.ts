import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import { DevContent, isPictureAddress, pictureAt } from '#builder/dev';
import { loadChecker, readMedia } from '#builder/files';
import { fallbacksOf, fileOf, isNamedAfter, orderOf } from '#engine';
import { removeFolder, temporaryFolder, writeSmallSite } from '../support/content.ts';
import { photograph } from '../support/originals.ts';

const folder = temporaryFolder();
const pages = writeSmallSite(folder, 1);
const original = join(pages, '_media/boat.jpg');
let content: DevContent;

beforeAll(async () => {
  mkdirSync(join(pages, '_media'), { recursive: true });
  writeFileSync(original, await photograph({ width: 900, height: 600 }));
  writeFileSync(
    join(pages, 'shown.yaml'),
    `title: A page with a picture
description: This page of a small site shows a picture, which the preview makes when it is asked for.
sections:
  - type: hero
    heading: A boat
    picture: { file: boat.jpg, alt: Red beside blue }
`,
  );
  content = new DevContent(folder, pages, join(folder, 'public'), loadChecker(projectRoot));
});
afterAll(() => removeFolder(folder));

const ask = (path: string) => pictureAt(`/${path}`, [{ orders: () => content.pictures, folder: pages }]);

it('makes a picture when it is asked for, in the width that its address names', async () => {
  const [order] = content.pictures;
  if (!order) throw new Error('The page has no picture.');
  const address = fileOf(order, order.widths[0] ?? 0, 'avif');
  expect(isPictureAddress(`/${address}`)).toBe(true);
  const answer = await ask(address);
  expect(answer?.headers.get('content-type')).toBe('image/webp');
  expect((await sharp(await answer?.arrayBuffer()).metadata()).width).toBe(order.widths[0]);
});

it('has nothing at another address, nor what is no original', async () => {
  for (const path of ['assets/pictures/boat.jpg', 'assets/pictures/../../shown.yaml', 'assets/pictures/none-360.avif'])
    expect(await ask(path), path).toBeUndefined();
});

it('gives a picture that was changed another address', async () => {
  const [before] = content.pictures;
  writeFileSync(original, await photograph({ width: 900, height: 610 }));
  expect(content.ownsPicture(original)).toBe(true);
  content.updatePictures();
  const [after] = content.pictures;
  expect(before && after && fallbacksOf(before)[0] === fallbacksOf(after)[0]).toBe(false);
});

it('makes a part of an original that a saved page shows whole', async () => {
  const [whole] = content.pictures;
  if (!whole) throw new Error('No page shows a picture.');
  const answer = await ask(fileOf({ stem: `${whole.stem}-10-20-300x200` }, 150, 'avif'));
  expect((await sharp(await answer?.arrayBuffer()).metadata()).height).toBe(100);
});

it('makes one that no saved page shows, of originals that are there and inside of them', async () => {
  writeFileSync(join(pages, '_media/new.jpg'), await photograph({ width: 400, height: 500 }));
  const { media } = readMedia(pages, String);
  const info = media.get('new.jpg');
  if (!info) throw new Error('The picture is not read.');
  const order = orderOf(
    { name: 'new.jpg', info },
    { focus: [0, 0] },
    { ratio: 1, widths: [200, 300], fallback: () => 300 },
  );
  const answer = await ask(fileOf(order, 200, 'avif'));
  expect((await sharp(await answer?.arrayBuffer()).metadata()).height).toBe(200);
  const outside = fileOf({ stem: order.stem.replace('400x400', '400x900') }, 200, 'avif');
  // The others are not looked into for it.
  const isWanted = (original: string) => isNamedAfter(`${order.stem}-200.avif`, original);
  expect([...readMedia(pages, String, isWanted).media.keys()]).toEqual(['new.jpg']);
  for (const path of [outside, outside.replace(info.hash, 'abc')]) expect(await ask(path), path).toBeUndefined();
});
