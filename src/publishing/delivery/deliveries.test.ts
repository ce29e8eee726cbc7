import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startGitServer } from '../../../tests/publishing/support/git-server.ts';
import { removeFolder, temporaryFolder, writeSmallSite } from '../../../tests/support/content.ts';
import { gitIn } from '../../../tests/support/git.ts';
import { Remote } from '../git/remote.ts';
import { Publisher } from '../publish/publisher.ts';
import { commandTask } from './command.ts';
import { Deliveries, type Task } from './deliveries.ts';
import { pushTask } from './push.ts';

/** A site whose folder is published, and a clock that the test sets. */
async function publishedSite() {
  const folder = temporaryFolder();
  onTestFinished(() => removeFolder(folder));
  const root = join(folder, 'site');
  mkdirSync(root);
  const pages = writeSmallSite(root, 2);
  const studio = join(folder, 'data/studio');
  const publisher = await Publisher.open({ root, pages, studio });
  await publisher.update();
  const clock = { time: 1_000_000_000_000 };
  const read = (path: string) => readFileSync(join(pages, path), 'utf8');
  return {
    folder,
    root,
    studio,
    publisher,
    git: gitIn(root),
    read,
    deliveriesOf: (task: Task) => {
      const now = () => clock.time;
      const deliveries = new Deliveries(studio, [task], { now, elapsed: now, after: () => () => undefined });
      return {
        /** After some time, what was due is done: how it stands then. */
        after: async (ms: number, isWoken = true) => {
          clock.time += ms;
          if (isWoken) deliveries.wake();
          await deliveries.step();
          return (await deliveries.shown())[0];
        },
      };
    },
    say: (path: string, from: string, to: string) =>
      publisher.publish({
        title: to,
        author: { id: 'ada', name: 'Ada' },
        overlay: { [path]: { base: read(path), mine: read(path).replace(from, to) } },
        pictures: new Map(),
      }),
  };
}

it('what is public is pushed; what others have pushed is published first, word by word; the token is seen nowhere', async () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => said.mockRestore());
  const { folder, root, studio, publisher, git, read, deliveriesOf, say } = await publishedSite();
  const [token, tokenFile] = ['s3cret-t0ken-of-the-host', join(folder, 'token')];
  writeFileSync(tokenFile, 'wrong-t0ken-of-the-host');
  const bare = join(folder, 'remotes/site.git');
  git('init', '-q', '--bare', '-b', 'main', bare);
  gitIn(bare)('config', 'http.receivepack', 'true');
  const host = await startGitServer(join(folder, 'remotes'), token);
  const taken: string[] = [];
  const remote = new Remote(`${host.url}/site.git`, tokenFile, studio);
  const pushes = deliveriesOf(pushTask(publisher, remote, (release) => taken.push(release)));
  // What a repository may hold that runs something, or that leads elsewhere.
  const trap = join(folder, 'trap');
  mkdirSync(join(root, 'hooks'));
  writeFileSync(join(root, 'hooks/pre-push'), `#!/bin/sh\ntouch ${trap}\n`);
  chmodSync(join(root, 'hooks/pre-push'), 0o755);
  git('config', 'core.hooksPath', join(root, 'hooks'));
  git('config', 'credential.helper', `!touch ${trap}`);
  git('config', `url.${folder}/elsewhere.insteadOf`, host.url);

  const closed = await pushes.after(0);
  expect(closed).toMatchObject({ isDone: false, problem: expect.stringMatching(/doesn’t let this server in.*token/) });
  // It waits before it tries again, each time longer.
  writeFileSync(tokenFile, `${token}\n`);
  expect(await pushes.after(29_000, false)).toEqual(closed);
  expect(await pushes.after(1_000, false)).toMatchObject({ isDone: true, to: new URL(host.url).host });
  expect(gitIn(bare)('rev-parse', 'main')).toBe(git('rev-parse', 'main'));

  const clone = join(folder, 'clone');
  git('clone', '-q', bare, clone);
  const page = join(clone, 'pages/page-2.yaml');
  writeFileSync(page, readFileSync(page, 'utf8').replace('It says', 'It whispers'));
  gitIn(clone)('commit', '-qam', 'From elsewhere');
  gitIn(clone)('push', '-q');
  await say('page-2.yaml', 'heading: Page 2', 'heading: Second');
  expect(await pushes.after(0)).toMatchObject({ isDone: true });
  expect(read('page-2.yaml')).toMatch(/Second[\s\S]*It whispers/);
  expect(readFileSync(join(publisher.releases.live, 'page-2/index.html'), 'utf8')).toContain('It whispers');
  expect(git('log', '--format=%an: %s', '-3', '--first-parent').split('\n')).toEqual([
    `Studio: What was pushed to ${new URL(host.url).host}`,
    'Ada: heading: Second',
    'Studio: The site as it was found',
  ]);
  expect(gitIn(bare)('rev-parse', 'main')).toBe(git('rev-parse', 'main'));
  expect(git('status', '--porcelain', 'pages')).toBe('');
  expect(taken).toEqual([publisher.releases.newest]);

  expect(existsSync(trap)).toBe(false);
  expect(host.argumentsSeen.some((line) => line.includes('git'))).toBe(true);
  expect(host.argumentsSeen.filter((line) => line.includes(token))).toEqual([]);
  expect(JSON.stringify(said.mock.calls)).not.toMatch(/t0ken-of/);
  expect(readFileSync(join(studio, 'deliveries/push.json'), 'utf8')).not.toContain(token);
});

it('what stands in the way of a push is a sentence, and it goes on once that is gone', async () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => said.mockRestore());
  const { folder, root, studio, publisher, git, deliveriesOf } = await publishedSite();
  const bare = join(folder, 'site.git');
  const pushes = deliveriesOf(pushTask(publisher, new Remote(bare, undefined, studio), () => undefined));
  const problem = async () => (await pushes.after(0))?.problem;
  expect(await problem()).toMatch(/no repository at the address/);

  git('init', '-q', '--bare', '-b', 'main', bare);
  const hook = join(bare, 'hooks/pre-receive');
  mkdirSync(join(bare, 'hooks'), { recursive: true });
  writeFileSync(hook, '#!/bin/sh\nexit 1\n');
  chmodSync(hook, 0o755);
  expect(await problem()).toMatch(/protected/);
  renameSync(hook, `${hook}.off`);
  expect(await pushes.after(0)).toMatchObject({ isDone: true });

  git('checkout', '-q', '--detach');
  expect(await problem()).toMatch(/on no branch/);
  git('checkout', '-q', '-b', 'other');
  git('commit', '-q', '--allow-empty', '-m', 'Empty');
  expect(await problem()).toMatch(/on the branch `other`, and .* shows `main`/);
  git('checkout', '-q', 'main');

  const clone = join(folder, 'clone');
  git('clone', '-q', bare, clone);
  const elsewhere = gitIn(clone);
  writeFileSync(join(clone, 'package.json'), '{}');
  elsewhere('add', '.');
  elsewhere('commit', '-qm', 'A file beside the pages');
  elsewhere('push', '-q');
  git('commit', '-q', '--allow-empty', '-m', 'Empty');
  expect(await problem()).toMatch(/beside the pages .*package\.json/);
  git('pull', '-q', '--no-rebase', '--no-edit', bare, 'main');
  expect(await pushes.after(0)).toMatchObject({ isDone: true });
  expect(gitIn(bare)('rev-parse', 'main')).toBe(git('rev-parse', 'main'));
  expect(existsSync(join(root, 'package.json'))).toBe(true);
});

it('a command runs after a publication with the folder that visitors see, again until it succeeds', async () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => void [said, printed].map((spy) => spy.mockRestore()));
  const { folder, publisher, deliveriesOf } = await publishedSite();
  const command = `echo once >> ${folder}/runs; yes | head -c 50000; test -e ${folder}/ready && cp "$1/page-1/index.html" ${folder}/copy && test "$1" = "$PUBLISH_FOLDER"`;
  const runs = deliveriesOf(commandTask(publisher, command));
  expect(await runs.after(0)).toMatchObject({ isDone: false, problem: expect.stringMatching(/ended with 1/) });
  expect(String(printed.mock.calls[0]).length).toBeLessThan(20_000);
  writeFileSync(join(folder, 'ready'), '');
  expect(await runs.after(30_000, false)).toMatchObject({ isDone: true });
  expect(readFileSync(join(folder, 'copy'), 'utf8')).toContain('It says');
  expect(await runs.after(3_600_000)).toMatchObject({ isDone: true });
  expect(readFileSync(join(folder, 'runs'), 'utf8')).toBe('once\nonce\n');
});

it.each([
  'git@host.example:site.git',
  'ssh://host.example/site.git',
  'http://host.example/site.git',
  'ext::sh -c id',
  'https://ada:secret@host.example/site.git',
])('PUBLISH_REMOTE is no %s', (address) => {
  expect(() => new Remote(address, undefined, 'studio')).toThrow(/PUBLISH_REMOTE/);
});
