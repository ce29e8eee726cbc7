import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteRoot } from '#builder/base';
import { temporaryFolder } from '#builder/files';
import { escapeHtml } from '#engine/base';

/** What opens a file in the browser that a person has chosen, by system. */
const openers: Readonly<Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** How long a browser may take to start, in ms. */
const startPause = 60_000;

/**
 * Opens an address of this machine in a browser. Its key must not be an argument, which every user of the machine can list:
 * a file that only this user may read leads there. It has a fixed name in a folder that is made here, so that it need not go
 * through `inside.ts`. Where there is no browser, the address that was printed is enough.
 */
export function openBrowser(address: string): void {
  const file = fileThatLeadsTo(address);
  if (file === undefined) return;
  const [command, ...args] = openers[process.platform] ?? ['xdg-open'];
  spawn(command, [...args, file], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}

/** Below the site, since some browsers may read no folder of temporary files. Nothing where nothing may be written. */
function fileThatLeadsTo(address: string): string | undefined {
  try {
    const cache = join(siteRoot(), 'node_modules/.cache');
    mkdirSync(cache, { recursive: true });
    const { folder, remove } = temporaryFolder('open-', cache);
    process.once('exit', remove);
    setTimeout(remove, startPause).unref();
    const file = join(folder, 'studio.html');
    const html = `<!doctype html><meta charset="utf-8"><meta name="referrer" content="no-referrer"><meta http-equiv="refresh" content="0; url=${escapeHtml(address)}"><title>Studio</title>\n`;
    writeFileSync(file, html, { mode: 0o600, flag: 'wx' });
    return file;
  } catch {
    return undefined;
  }
}
