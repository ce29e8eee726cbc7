import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, vi } from 'vitest';
import { addressLine, type RunningCommand, startScript } from './command.ts';
import { removeFolder, temporaryFolder } from './content.ts';
import type { Visitor } from './visitor.ts';

/**
 * How long a page of the preview may take, in ms: what is asked for first is compiled then, which takes a slow machine
 * more than half a minute.
 */
export const coldStart = 120_000;

/** The preview of a content folder of its own. What it is made of is there while tests run. */
export type Preview = {
  folder: string;
  pages: string;
  /** Without a key: for looking at pages. */
  url: string;
  /** The next address that lets a window in, at its own path or another one. */
  nextAddress: (path?: string) => Promise<string>;
  /** A page that waits as long as the preview may take. */
  newPage: (visitor: Visitor, options?: BrowserContextOptions) => Promise<Page>;
  /** A page of the preview that answers by itself. */
  open: (visitor: Visitor, path: string) => Promise<Page>;
};

type Start = (pages: string, environment: Record<string, string>, folder: string) => RunningCommand;

/** Starts `npm run studio` for the tests of a file, as `startPreview` does with the preview. */
export function startStudio(write: (folder: string) => string): Preview {
  return startPreview(write, (pages, environment) =>
    startScript('studio', ['--pages', pages, '--no-open'], environment),
  );
}

/** The window that the Studio is tested in, where nothing moves by itself. */
export const studioWindow = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const;

/**
 * Starts `npm run dev` for the tests of a file, on what `write` puts into an empty folder: it returns where the pages are. An
 * editor, where one is to be opened, is the program `editor` in the same folder.
 */
export function startPreview(
  write: (folder: string) => string,
  start: Start = (pages, environment) => startScript('dev', ['--pages', pages], environment),
): Preview {
  vi.setConfig({ testTimeout: 2 * coldStart });
  const newPage: Preview['newPage'] = async (visitor, options) => {
    const page = await visitor.newPage(options);
    page.setDefaultTimeout(coldStart);
    return page;
  };
  const open: Preview['open'] = async (visitor, path) => {
    const page = await newPage(visitor);
    await page.goto(await preview.nextAddress(path));
    await page.waitForFunction(() => window.earlyActions === undefined);
    return page;
  };
  let server: RunningCommand | undefined;
  const nextAddress: Preview['nextAddress'] = async (path) => {
    const address = await server?.nextAddress();
    if (address === undefined) throw new Error('It isn’t running.');
    return path === undefined ? address : preview.url + path + new URL(address).hash;
  };
  const preview: Preview = { folder: '', pages: '', url: '', nextAddress, newPage, open };
  beforeAll(async () => {
    const folder = temporaryFolder();
    const pages = write(folder);
    Object.assign(preview, { folder, pages });
    const environment = { PORT: '0', DATA_DIR: join(folder, 'data'), LAUNCH_EDITOR: join(folder, 'editor') };
    server = start(pages, environment, folder);
    preview.url = (await server.waitFor(addressLine))[1]?.replace(/\/?#.*/, '') ?? '';
  });
  afterAll(async () => {
    const { code, output } = (await server?.stop()) ?? {};
    removeFolder(preview.folder);
    // One that has ended by itself leaves the tests with an address where nobody answers: here is why.
    if (code) throw new Error(`The preview ended with ${code}:\n${output}`);
  });
  return preview;
}
