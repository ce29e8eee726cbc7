import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** A browser that is driven over its own protocol, without a package. */
export type OtherBrowser = {
  version: string;
  open: (url: string) => Promise<void>;
  /** Runs the body of an async function in the page; its last argument is called with the result. */
  run: (script: string) => Promise<unknown>;
  close: () => Promise<void>;
};

const isInstalled = (command: string) => spawnSync('which', [command]).status === 0;
const timeouts = { script: 60_000, pageLoad: 60_000 };

async function patiently<Result>(action: () => Promise<Result>, tries = 100): Promise<Result> {
  for (let left = tries; ; left -= 1)
    try {
      return await action();
    } catch (error) {
      if (left === 0) throw error;
      await setTimeout(200);
    }
}

async function end(child: ChildProcess): Promise<void> {
  const ended = new Promise((fulfil) => child.once('close', fulfil));
  child.kill();
  await ended;
}

/** Firefox (Debian: firefox-esr) over Marionette; nothing where it is not installed. */
export async function openFirefox(): Promise<OtherBrowser | undefined> {
  if (!isInstalled('firefox-esr')) return undefined;
  const port = 2900 + (process.pid % 1000);
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  writeFileSync(join(profile, 'user.js'), `user_pref("marionette.port", ${port});\n`);
  const args = ['--headless', '--marionette', '--no-remote', '--profile', profile];
  const child = spawn('firefox-esr', args, { stdio: 'ignore' });
  const socket = await patiently(() => connected(port));
  const call = marionette(socket);
  const { capabilities } = (await call('WebDriver:NewSession', {})) as { capabilities: { browserVersion: string } };
  await call('WebDriver:SetTimeouts', timeouts);
  return {
    version: `Firefox ${capabilities.browserVersion}`,
    open: async (url) => void (await call('WebDriver:Navigate', { url })),
    run: async (script) =>
      ((await call('WebDriver:ExecuteAsyncScript', { script, args: [] })) as { value: unknown }).value,
    close: async () => {
      socket.destroy();
      await end(child);
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

function connected(port: number): Promise<Socket> {
  return new Promise((fulfil, reject) => {
    const socket = connect(port, '127.0.0.1', () => fulfil(socket));
    socket.once('error', reject);
  });
}

/** Marionette's protocol: `length:[0, id, command, parameters]`, answered by `length:[1, id, error, result]`. */
function marionette(socket: Socket): (command: string, parameters: object) => Promise<unknown> {
  const waiting = new Map<number, { fulfil: (value: unknown) => void; reject: (error: Error) => void }>();
  let bytes = Buffer.alloc(0);
  let lastId = 0;
  socket.on('data', (chunk: Buffer) => {
    bytes = Buffer.concat([bytes, chunk]);
    for (let colon = bytes.indexOf(':'); colon > 0; colon = bytes.indexOf(':')) {
      const end = colon + 1 + Number(bytes.subarray(0, colon).toString());
      if (bytes.length < end) return;
      const message: unknown = JSON.parse(bytes.subarray(colon + 1, end).toString());
      bytes = bytes.subarray(end);
      if (!Array.isArray(message)) continue;
      const [, id, error, result] = message;
      if (error) waiting.get(id)?.reject(new Error(JSON.stringify(error)));
      else waiting.get(id)?.fulfil(result);
    }
  });
  return (command, parameters) =>
    new Promise((fulfil, reject) => {
      lastId += 1;
      waiting.set(lastId, { fulfil, reject });
      const text = JSON.stringify([0, lastId, command, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
}

const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** WebKitGTK (Debian: webkit2gtk-driver, xvfb) over WebDriver; nothing where it is not installed. */
export async function openWebKit(): Promise<OtherBrowser | undefined> {
  if (!isInstalled('WebKitWebDriver') || !isInstalled('Xvfb') || !existsSync(miniBrowser)) return undefined;
  const number = 100 + (process.pid % 800);
  const port = 3900 + number;
  const screen = spawn('Xvfb', [`:${number}`, '-screen', '0', '1280x900x24'], { stdio: 'ignore' });
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${number}` },
    stdio: 'ignore',
  });
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(JSON.stringify(value));
    return value;
  };
  const options = { binary: miniBrowser, args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const session = (await patiently(() => call('POST', '/session', { capabilities }), 20)) as {
    sessionId: string;
    capabilities: { browserVersion: string };
  };
  const path = `/session/${session.sessionId}`;
  await call('POST', `${path}/timeouts`, timeouts);
  return {
    version: `WebKitGTK ${session.capabilities.browserVersion}`,
    open: async (url) => void (await call('POST', `${path}/url`, { url })),
    run: (script) => call('POST', `${path}/execute/async`, { script, args: [] }),
    close: async () => {
      await call('DELETE', path).catch(() => undefined);
      await end(driver);
      await end(screen);
    },
  };
}
