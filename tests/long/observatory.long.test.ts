import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, request as forward } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import { frozenPages, frozenSite } from '../specification/folders.ts';
import { addressLine, runScript, startScript } from '../support/command.ts';
import { removeFolder, temporaryFolder } from '../support/content.ts';

/** A folder in which `npm install --ignore-scripts @mdn/mdn-http-observatory` was run: 195 packages, too many to have here. */
const observatory = process.env.OBSERVATORY ?? '';
const folder = temporaryFolder();
const closing: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
  removeFolder(folder);
});

/** A key and a certificate of localhost that is its own authority. */
function selfSigned(): { key: string; cert: string; certFile: string } {
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', keyFile, '-out', certFile];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...name, ...files], {
    stdio: 'pipe',
  });
  return { key: readFileSync(keyFile, 'utf8'), cert: readFileSync(certFile, 'utf8'), certFile };
}

async function portOf(server: Server): Promise<number> {
  await new Promise<void>((fulfil) => server.listen(0, '127.0.0.1', fulfil));
  closing.push(() => server.close());
  return (server.address() as AddressInfo).port;
}

/** The built site behind TLS, as it is on the internet, and the redirect to it. */
async function serveBehindTls(): Promise<{ http: number; https: number; certFile: string; dist: string }> {
  const dist = join(folder, 'dist');
  expect((await runScript('build', [...frozenSite, '--out', dist])).code).toBe(0);
  const server = startScript('serve', [...frozenPages, '--out', dist], { PORT: '0', DATA_DIR: join(folder, 'data') });
  closing.push(() => server.stop());
  const [, origin = ''] = await server.waitFor(addressLine);
  const { key, cert, certFile } = selfSigned();
  const tls = createTlsServer({ key, cert }, (asked, answer) => {
    const { method, url, headers } = asked;
    const passed = forward(new URL(url ?? '/', origin), { method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    asked.pipe(passed);
  });
  const https = await portOf(tls);
  const redirect = createServer(({ url }, answer) => {
    answer.writeHead(301, { location: `https://localhost:${https}${url}` }).end();
  });
  return { http: await portOf(redirect), https, certFile, dist };
}

it("has 130 points of Mozilla's Observatory on every kind of address", { timeout: 180_000 }, async (context) => {
  const grader = join(observatory, 'node_modules/@mdn/mdn-http-observatory');
  if (observatory === '' || !existsSync(grader))
    context.skip('needs the variable OBSERVATORY, a folder with the package @mdn/mdn-http-observatory');
  // The list of preloaded domains would be fetched; on it this site is not.
  writeFileSync(join(grader, 'conf/hsts-preload.json'), '{}');
  const { http, https, certFile, dist } = await serveBehindTls();
  const [app = ''] = /\/assets\/app-[\w-]+\.js/.exec(readFileSync(join(dist, 'index.html'), 'utf8')) ?? [];
  const pages = ['/', '/about', '/contact', '/policymakers', '/no-such-page', '/about/', '/old%'];
  const files = [app, '/favicon.svg', '/about/page.json', '/sitemap.xml', '/robots.txt', '/site.webmanifest'];
  const backend = ['/healthz', '/functions/v1/send-contact-email'];
  const script = join(projectRoot, 'tests/long/support/observe.mjs');
  const args = [script, observatory, String(http), String(https), ...pages, ...files, ...backend];
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: certFile };
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  const observed: Record<string, { score: number; grade: string; found: string[] }> = JSON.parse(stdout);
  console.log(
    Object.entries(observed)
      .map(([path, { score, grade }]) => `${path} ${score} ${grade}`)
      .join('\n'),
  );
  expect(Object.keys(observed).length).toBe(pages.length + files.length + backend.length);
  for (const [path, { score, found }] of Object.entries(observed))
    expect(score, `${path}: ${found.join(', ')}`).toBe(130);
});
