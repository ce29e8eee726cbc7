import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../base/project-root.ts';
import { type Mark, temporaryFolder } from '../files/managed-folder.ts';
import { bundleKey, haveChangedSince } from './bundle-inputs.ts';
import { sharedPart } from './bundle-variants.ts';

/** What a kept bundle was made from, which stands in its folder. */
export const bundleMark: Mark = { name: 'inputs.json', kind: 'file' };

/** Writes bundles into a folder. Returns the files of the project that were read for it. */
export type WriteBundle = (folder: string) => Promise<ReadonlySet<string>>;

/** Where bundles lie, under which key, and whether they were there before; `shared` holds what is the same in several. */
export type KeptBundle = { key: string; folder: string; shared: string; wasCached: boolean };

/**
 * Bundles once, and keeps that in `cache` under the hash of all that the bundler read and of what was `asked` for, with a list
 * of it. The names are hashes, none of content: they need not go through `inside.ts`.
 */
export async function keptBundle(cache: string, asked: string, write: WriteBundle): Promise<KeptBundle> {
  mkdirSync(cache, { recursive: true });
  const known = knownKey(cache, asked);
  const key = known ?? (await bundleAgain(cache, asked, write));
  const folder = folderOf(cache, key);
  const now = new Date();
  utimesSync(folder, now, now);
  return { key, folder, shared: join(folder, sharedPart), wasCached: known !== undefined };
}

function folderOf(cache: string, key: string): string {
  return join(cache, `bundle-${key}`);
}

/** The key of a kept bundle of which every input is still as it was; mostly it is the one that was used last. */
function knownKey(cache: string, asked: string): string | undefined {
  const timeOf = (key: string) => statSync(folderOf(cache, key), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const keys = readdirSync(cache).flatMap((name) => /^bundle-(\w+)$/.exec(name)?.[1] ?? []);
  const times = new Map(keys.map((key) => [key, timeOf(key)]));
  const latestFirst = keys.sort((one, other) => (times.get(other) ?? 0) - (times.get(one) ?? 0));
  return latestFirst.find((key) => {
    try {
      const inputs = JSON.parse(readFileSync(join(folderOf(cache, key), bundleMark.name), 'utf8')) as string[];
      return bundleKey(projectRoot, inputs, asked) === key;
    } catch {
      return false;
    }
  });
}

/** Bundles, keeps that, and gives its key. What is written meanwhile is bundled once more, but not for ever: clocks differ. */
async function bundleAgain(cache: string, asked: string, write: WriteBundle, mayRepeat = true): Promise<string> {
  const started = Date.now();
  const { folder: aside, remove } = temporaryFolder('bundling-', cache);
  // One whose process was killed is known by it.
  writeFileSync(join(aside, bundleMark.name), '[]');
  const inputs = await write(aside);
  if (mayRepeat && haveChangedSince(started, projectRoot, inputs)) {
    remove();
    return bundleAgain(cache, asked, write, false);
  }
  writeFileSync(join(aside, bundleMark.name), JSON.stringify([...inputs].sort()));
  const key = bundleKey(projectRoot, inputs, asked);
  const folder = folderOf(cache, key);
  try {
    renameSync(aside, folder);
  } catch (error) {
    // Another build may have been quicker; its bundles are the same.
    if (!existsSync(folder)) throw error;
    remove();
  }
  return key;
}
