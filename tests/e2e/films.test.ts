import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect } from 'vitest';
import { projectRoot } from '#builder/base';
import { buildSite } from '#builder/build';
import { samplePublicFolder } from '#builder/files';
import { specification } from '../specification/folders.ts';
import { removeFolder, temporaryFolder, writeSmallSite } from '../support/content.ts';
import { hydrate, laidOut, test, type VisitOptions, type Visitor } from '../support/visitor.ts';
import { type ServedSite, serveBuiltSite } from '../trust/support/served-site.ts';

const folder = temporaryFolder();
const out = join(folder, 'dist');
const player = 'https://www.youtube-nocookie.com';

const page = `title: Films of a small site
description: This page shows a film of another host and one of its own, as a test has put them there.
sections:
  - type: hero
    heading: Films
  - type: video
    title: A harbour
    film: https://youtu.be/aqz-KE-bpKQ
  - type: video
    title: Waves
    film: /films/waves.webm
    captions:
      - { file: /films/waves.en.vtt, language: en }
`;

const linking = `title: A page that leads to films
description: This page has no film of its own and leads to one that has, as visitors go from page to page.
sections:
  - type: hero
    heading: Before the films
    text: "[To the films](/shown)"
`;

let served: ServedSite | undefined;

beforeAll(async () => {
  const pages = writeSmallSite(folder, 0);
  writeFileSync(join(pages, 'shown.yaml'), page);
  writeFileSync(join(pages, 'before.yaml'), linking);
  const publicFolder = join(folder, 'public');
  for (const from of [specification.public, join(projectRoot, samplePublicFolder)])
    cpSync(from, publicFolder, { recursive: true });
  const { diagnostics } = await buildSite({ pages, out, publicFolder });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  served = await serveBuiltSite(out);
});
afterAll(() => {
  served?.close();
  removeFolder(folder);
});

/** A page of the site as it is served, and the addresses of other hosts that were asked for. */
async function openPage(visitor: Visitor, path: string, options?: VisitOptions): Promise<[Page, string[]]> {
  const shown = await visitor.newPage({ ...options, baseURL: served?.url ?? '' });
  const asked: string[] = [];
  await shown.route(/^https:/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ body: '<!doctype html><title>A player</title>', contentType: 'text/html' });
  });
  await shown.goto(path);
  await laidOut(shown);
  return [shown, asked];
}

const policyOf = (path: string) =>
  /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(
    readFileSync(join(out, path, 'index.html'), 'utf8'),
  )?.[1] ?? '';

test('only the page with films allows them; another page leads there with its policy, and nothing is fetched before a press', async ({
  visitor,
}) => {
  expect(policyOf('shown')).toContain(`;media-src 'self';frame-src ${player}`);
  expect(policyOf('before')).not.toMatch(/frame-src|media-src/);

  const [shown, asked] = await openPage(visitor, '/before');
  await hydrate(shown);
  await shown.getByRole('link', { name: 'To the films' }).click();
  const play = shown.getByRole('button', { name: 'Play the film: A harbour' });
  await play.waitFor();
  await laidOut(shown);
  expect(asked).toEqual([]);
  await play.click();
  await expect.poll(() => asked).toEqual([`${player}/embed/aqz-KE-bpKQ?autoplay=1&rel=0&hl=en`]);
  await expect.poll(() => shown.frames().map((frame) => new URL(frame.url()).origin)).toContain(player);

  const captions = await shown.evaluate(async () => {
    const video = document.querySelector('video');
    const track = video?.querySelector('track');
    if (!video || !track) return [];
    video.muted = true;
    await video.play();
    track.track.mode = 'showing';
    if (track.readyState !== 2) await new Promise((fulfil) => track.addEventListener('load', fulfil, { once: true }));
    return [...(track.track.cues ?? [])].map((cue) => (cue as VTTCue).text);
  });
  expect(captions).toEqual(['One wave.', 'And another.']);
});

test('without script a link leads to the film, and there is nothing to press in vain', async ({ visitor }) => {
  const [shown, asked] = await openPage(visitor, '/shown', { javaScriptEnabled: false });
  expect(await shown.getByRole('link', { name: 'Watch at YouTube' }).getAttribute('href')).toBe(
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  );
  expect(await shown.getByRole('button', { name: /Play/ }).count()).toBe(0);
  expect(asked).toEqual([]);
});
