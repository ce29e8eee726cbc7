import { execFileSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import { type RunningCommand, startProgram } from '../support/command.ts';
import { removeFolder, temporaryFolder, writeSmallSite } from '../support/content.ts';
import { gitIn } from '../support/git.ts';

const folder = temporaryFolder();
const running: RunningCommand[] = [];
afterAll(async () => {
  await Promise.all(running.map((server) => server.stop('SIGKILL')));
  removeFolder(folder);
});

const dockerfile = readFileSync(join(projectRoot, 'Dockerfile'), 'utf8');
const [, stage = ''] = /^FROM packages AS studio\n([\s\S]*?)^FROM /m.exec(dockerfile) ?? [];
const setting = (name: string) => new RegExp(`\\b${name}=(\\S+)`).exec(stage)?.[1] ?? '';
/** What a line of it runs: `CMD`, or what `HEALTHCHECK` does; without `node`. */
const command = (line: RegExp) => (JSON.parse(line.exec(stage)?.[1] ?? '[]') as string[]).slice(1);
const serve = command(/^CMD (\[.*\])$/m);
/** A path of the image, below a folder that stands for one machine. */
const at = (machine: string, path: string) => join(folder, machine, path);

/** The packages of the project that lie on top, and whether only its own tools need them. */
const packages = Object.entries(
  (
    JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { dev?: boolean }>;
    }
  ).packages,
).filter(([path]) => /^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(path) && existsSync(join(projectRoot, path)));

/** Lays out the program and the content as the stages copy them: what `.dockerignore` leaves of the project, with all packages. */
function layOut(): void {
  const allowed = readFileSync(join(projectRoot, '.dockerignore'), 'utf8').matchAll(/^!(\S+)$/gm);
  expect(stage).toMatch(/^COPY \. \.$/m);
  const filter = (file: string) => !/\.test\.tsx?$/.test(file);
  for (const [, name = ''] of allowed)
    cpSync(join(projectRoot, name), join(folder, 'app', name), { recursive: true, filter });
  for (const [path] of packages) {
    mkdirSync(join(folder, 'app', path, '..'), { recursive: true });
    symlinkSync(join(projectRoot, path), join(folder, 'app', path));
  }
  mkdirSync(join(folder, 'one/content'), { recursive: true });
  writeSmallSite(join(folder, 'one/content'), 2);
}

/** As the user of the image, where whoever runs the tests may become another one. */
const asUser = process.getuid?.() === 0 ? ['setpriv', '--reuid=1000', '--regid=1000', '--clear-groups'] : [];

/** Starts the server as the image does, or one of its other commands. */
function start(machine: string, args: readonly string[], { as = asUser, port = '0' } = {}): RunningCommand {
  const line = args.map((arg) => arg.replace(/^\/app\//, `${folder}/app/`));
  const server = startProgram([...as, process.execPath, ...line], at(machine, 'content'), {
    PORT: port,
    NODE_ENV: setting('NODE_ENV'),
    DATA_DIR: at(machine, setting('DATA_DIR')),
    HOME: at(machine, 'content'),
  });
  running.push(server);
  return server;
}

/** Has a folder and all in it belong to the user of the image. */
function give(path: string): void {
  chownSync(path, 1000, 1000);
  for (const entry of readdirSync(path, { withFileTypes: true }))
    if (!entry.isSymbolicLink())
      entry.isDirectory() ? give(join(path, entry.name)) : chownSync(join(path, entry.name), 1000, 1000);
}

const documented = (verb: string, machine: string) => {
  const [line = ''] =
    new RegExp(`^tar --${verb} .*$`, 'm').exec(readFileSync(join(projectRoot, 'docs/running.md'), 'utf8')) ?? [];
  return line.replace('/backup/', `${folder}/`).replace('--directory /', `--directory ${folder}/${machine}`);
};

it('the image starts as its user, publishes, and goes on on another machine from its backup', async () => {
  expect(stage).toMatch(/apt-get install .*\bgit\b/);
  expect(stage).toMatch(/^COPY --from=started \/app\/node_modules\/\.cache \.\/node_modules\/\.cache$/m);
  expect([setting('DATA_DIR'), /^VOLUME (.*)$/m.exec(stage)?.[1], /^USER (.*)$/m.exec(stage)?.[1]]).toEqual([
    '/data',
    '/data /content',
    'node',
  ]);
  layOut();
  // The stage `started`; the image itself has fewer packages.
  const first = start('one', serve, { as: [] });
  const isReady = () => first.waitFor(/The Studio is ready/);
  // Making the Studio's code takes more than a minute on a busy machine.
  await isReady().catch(isReady);
  expect((await first.stop()).code).toBe(0);
  for (const [, name = '', word] of dockerfile.matchAll(/run\.mjs (people|messages)(?: (list))? &&/g))
    expect((await start('one', ['/app/scripts/run.mjs', name, ...(word ? [word] : [])], { as: [] }).ended).code).toBe(
      0,
    );
  for (const gone of ['data', 'content/.git']) removeFolder(at('one', gone));
  for (const [path, { dev }] of packages) if (dev) unlinkSync(join(folder, 'app', path));
  mkdirSync(at('one', 'data'));
  mkdirSync(join(folder, 'app/node_modules/.vite-temp'), { recursive: true });
  for (const name of ['one/data', 'one/content', 'app/node_modules/.cache', 'app/node_modules/.vite-temp'])
    give(join(folder, name));
  execFileSync('chmod', ['-R', 'a+rX', folder]);

  const server = start('one', serve);
  const [, url = ''] = await server.waitFor(/The site is ready: (\S+)/);
  const [, link = ''] = await server.waitFor(/(http\S+#invitation=\S+)/);
  expect(link).not.toBe('');
  const asked = start('one', command(/^HEALTHCHECK .*CMD (\[.*\])$/m), { port: new URL(url).port });
  expect((await asked.ended).code).toBe(0);
  const page = await (await fetch(`${url}/page-1`)).text();
  expect(page).toContain('It says');
  const invited = start('one', ['/app/scripts/run.mjs', 'people', 'invite', 'ruth@site.example', '--role', 'owner']);
  expect((await invited.ended).stdout).toContain('#invitation=');

  execFileSync('sh', ['-c', documented('create', 'one')]);
  expect((await server.stop()).code).toBe(0);
  mkdirSync(join(folder, 'two'));
  execFileSync('sh', ['-c', documented('extract', 'two')]);
  const moved = start('two', serve);
  const [, other = ''] = await moved.waitFor(/The site is ready: (\S+)/);
  expect(await (await fetch(`${other}/page-1`)).text()).toBe(page);
  expect(gitIn(at('two', 'content'))('-c', 'safe.directory=*', 'log', '--format=%s')).toBe('The site as it was found');
  expect(readdirSync(at('two', 'data/studio/invitations'))).toHaveLength(
    readdirSync(at('one', 'data/studio/invitations')).length + 1,
  );
});
