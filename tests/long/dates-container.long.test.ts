import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import { addressLine, type RunningCommand, startNode } from '../support/command.ts';
import { removeFolder, temporaryFolder } from '../support/content.ts';
import { buildAt } from '../time/support/built-site.ts';
import { datedBoundaries, writeDatedSite } from '../time/support/dated-site.ts';
import { expectNothingLost } from '../time/support/visits.ts';

const folder = temporaryFolder();
const app = join(folder, 'app');
const running: RunningCommand[] = [];
afterAll(async () => {
  await Promise.all(running.map((server) => server.stop('SIGKILL')));
  removeFolder(folder);
});

/** What a process takes for the time: `CLOCK_AT` when it starts, and `CLOCK_THEN` from the signal SIGUSR2 on. */
const clock = `
const real = Date.now;
let start = [real(), Number(process.env.CLOCK_AT)];
Date.now = () => real() - start[0] + start[1];
process.on('SIGUSR2', () => { start = [real(), Number(process.env.CLOCK_THEN)]; });
`;

/** Lays out `app` as the image has it: what the last stage of the Dockerfile copies, and nothing else of the project. */
function layOut(out: string): void {
  const dockerfile = readFileSync(join(projectRoot, 'Dockerfile'), 'utf8');
  const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
  const copied = [...last.matchAll(/^COPY (?:--from=build \/app\/)?([\w./-]+) \.\//gm)].map(([, name = '']) => name);
  const built: Record<string, string> = { dist: out, 'dist.coming': `${out}.coming` };
  for (const name of ['package.json', 'package-lock.json', ...copied])
    if (name !== '/app/node_modules')
      cpSync(built[name] ?? join(projectRoot, name), join(app, name), { recursive: true });
  mkdirSync(join(app, 'node_modules'));
  const packages = readdirSync(join(projectRoot, 'node_modules')).filter((name) => name !== '.cache');
  for (const name of packages) symlinkSync(join(projectRoot, 'node_modules', name), join(app, 'node_modules', name));
  writeFileSync(join(folder, 'clock.mjs'), clock);
}

/** Starts the server of the image at a time; the signal SIGUSR2 makes it another. */
async function serve(at: string, then = at): Promise<{ server: RunningCommand; url: string }> {
  const server = startNode(
    ['--import', join(folder, 'clock.mjs'), join(app, 'scripts/run.mjs'), 'serve', '--out', join(app, 'dist')],
    {
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      CLOCK_AT: String(Date.parse(at)),
      CLOCK_THEN: String(Date.parse(then)),
    },
  );
  running.push(server);
  const [, url = ''] = await server.waitFor(addressLine);
  return { server, url };
}

it('goes on from one day to the next without losing a request, as the container has it', async () => {
  const site = writeDatedSite(folder);
  const out = join(folder, 'dist');
  await buildAt(site, out, '2026-02-15T00:00:00Z');
  layOut(out);
  const [boundary = ''] = datedBoundaries;
  const { server, url } = await serve('2026-02-20T00:00:00Z', boundary);
  await expectNothingLost(url, () => process.kill(server.pid ?? 0, 'SIGUSR2'), 3000);

  const { url: later } = await serve('2026-05-02T00:00:00Z');
  expect(await (await fetch(later)).text()).toContain('Summer hero');
  expect((await server.stop()).stderr).toBe('');
});
