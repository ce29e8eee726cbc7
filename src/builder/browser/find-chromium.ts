import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { playwright } from './playwright.ts';

/** A Chromium that can be started, and how it was come by, in one line for people. */
export type FoundBrowser = { executablePath: string; how: string };

// The headless shell first: without the windows that nobody sees, a page opens in less than half the time.
const names = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
];
const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** A Chromium of this machine: CHROMIUM_PATH, Playwright's own, or the system's. Throws where CHROMIUM_PATH is wrong. */
export function findChromium(): FoundBrowser | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (!isExecutable(named)) throw new Error(`CHROMIUM_PATH is ${named}, but no program is there.`);
    return { executablePath: named, how: `CHROMIUM_PATH (${named})` };
  }
  const own = playwright().chromium.executablePath();
  if (existsSync(own)) return { executablePath: own, how: `Playwright's own (${own})` };
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const system = [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...macPaths].find(
    isExecutable,
  );
  return system === undefined ? undefined : { executablePath: system, how: `the system's (${system})` };
}

/** Finds a Chromium, or installs one: Playwright's download, else the system's package manager. Says what it did. */
export function ensureChromium(say: (line: string) => void): FoundBrowser {
  const found = findChromium();
  if (found) {
    say(`Browser: ${found.how}.`);
    return found;
  }
  say('Browser: none found; installing one.');
  for (const [what, command, ...args] of installers()) {
    const { status } = spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 600_000 });
    const installed = status === 0 ? findChromium() : undefined;
    say(`Browser: ${what} ${installed ? `has installed ${installed.executablePath}` : 'did not work'}.`);
    if (installed) return installed;
  }
  throw new Error('No Chromium was found and none could be installed. Install one and give its path in CHROMIUM_PATH.');
}

type Installer = [what: string, command: string, ...args: string[]];

function installers(): Installer[] {
  const sudo = process.getuid?.() === 0 ? '' : 'sudo -n ';
  const apt = `DEBIAN_FRONTEND=noninteractive ${sudo}apt-get install -y -qq`;
  return [
    ["Playwright's download", process.execPath, join('node_modules', 'playwright', 'cli.js'), 'install', 'chromium'],
    ['apt-get', 'sh', '-c', `${sudo}apt-get update -qq && { ${apt} chromium-headless-shell || ${apt} chromium; }`],
    ['dnf', 'sh', '-c', `${sudo}dnf install -y -q chromium`],
    ['apk', 'sh', '-c', `${sudo}apk add -q chromium`],
    ['brew', 'sh', '-c', 'brew install --cask -q chromium'],
  ];
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
