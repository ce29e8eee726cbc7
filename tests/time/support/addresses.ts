import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { comingFolder } from '#builder/build';

/**
 * Addresses at which somebody might look for what a built site doesn't show yet: those that its coming files will have, as they
 * are and in other spellings, and ways to the folder that holds them.
 */
export function addressesOfComing(out: string): string[] {
  const beside = comingFolder(out);
  const here = new Set(pathsBelow(out));
  const plan = pathsBelow(beside);
  const later = new Set(
    plan.map((path) => path.split('/').slice(2).join('/')).filter((path) => path !== '' && !here.has(path)),
  );
  const pages = [...later].flatMap((path) => /^(.+)\/index\.html$/.exec(path)?.[1] ?? []);
  const spelt = [...pages, ...later].flatMap((path) => [
    `/${path}`,
    `/${path}/`,
    `/${path}?at=2026-04-01`,
    `/${path.toUpperCase()}`,
    `//${path}`,
    `/./${path}`,
    `/about/../${path}`,
    `/${path.replace(/\w/, (letter) => `%${letter.charCodeAt(0).toString(16)}`)}`,
  ]);
  const ways = plan.flatMap((path) => [
    `/../${basename(beside)}/${path}`,
    `/%2e%2e/${basename(beside)}/${path}`,
    `/..%2f${basename(beside)}%2f${path}`,
    `/${basename(beside)}/${path}`,
    `/_hosting/../../${basename(beside)}/${path}`,
    `/${path}`,
    `/${path.split('/').slice(1).join('/')}`,
  ]);
  // What is there already may change; that it answers is no mistake.
  return [...new Set([...spelt, ...ways])].filter((path) => !here.has(path.slice(1)));
}

function pathsBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}
