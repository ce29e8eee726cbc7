import { appendFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readContent } from '#builder/files';
import { allFiles } from '#engine';
import { removeFolder, temporaryFolder, writeSmallSite } from '../../../tests/support/content.ts';
import { bytesOf, readHosted, readWritten, untilWritten, versionOf } from './read-hosted.ts';

it('never tells a text with the version of what somebody writes while the folder is read', () => {
  const root = temporaryFolder();
  onTestFinished(() => removeFolder(root));
  const folders = { root, pages: writeSmallSite(root, 2), publicFolder: join(root, 'public') };
  const name = join(folders.pages, 'page-1.yaml');
  let reads = 0;
  const { content, versions } = readHosted(folders, (...all) => {
    const read = readContent(...all);
    reads += 1;
    if (reads < 3) appendFileSync(name, `# Written meanwhile, ${reads}.\n`);
    return read;
  });
  const page = allFiles(content).find(({ file }) => file.endsWith('page-1.yaml'));
  expect(page?.text).toContain('# Written meanwhile, 2.');
  expect(versions.get(page?.file ?? '')).toBe(versionOf(bytesOf(name)));
});

it('says that files never stand still, and tells none of them', () => {
  const root = temporaryFolder();
  onTestFinished(() => removeFolder(root));
  const folders = { root, pages: writeSmallSite(root, 1), publicFolder: join(root, 'public') };
  const restless = (...all: Parameters<typeof readContent>) => {
    const read = readContent(...all);
    appendFileSync(join(folders.pages, 'page-1.yaml'), '#\n');
    return read;
  };
  expect(() => readHosted(folders, restless)).toThrow('The files change while they are read.');
});

it('waits for a file that was emptied just now, as editors do before they write it, and takes an older empty one for meant', async () => {
  const root = temporaryFolder();
  onTestFinished(() => removeFolder(root));
  const folders = { root, pages: writeSmallSite(root, 2), publicFolder: join(root, 'public') };
  const [emptied, meant] = [join(folders.pages, 'page-1.yaml'), join(folders.pages, 'page-2.yaml')];
  for (const file of [emptied, meant]) writeFileSync(file, '');
  utimesSync(meant, new Date(0), new Date(0));
  const textOf = async (name: string) =>
    allFiles((await readWritten(folders)).content).find(({ file }) => file.endsWith(name))?.text;
  const read = textOf('page-1.yaml');
  const written = untilWritten([emptied, meant]).then(() => bytesOf(emptied)?.toString());
  setTimeout(() => writeFileSync(emptied, 'title: Written'), 100);
  expect([await read, await written]).toEqual(['title: Written', 'title: Written']);
  expect(await textOf('page-2.yaml')).toBe('');
});
