import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#builder/base';
import { filesBelow } from '#builder/files';
import { type CommandResult, type RunningCommand, runScript, startProgram } from '../../support/command.ts';
import { temporaryFolder } from '../../support/content.ts';

const manifest = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Readonly<Record<string, string>>
>;

/** A folder in which somebody installs the packed builder who has never had it: no package is cached, and home is empty. */
export class Workplace {
  readonly folder = temporaryFolder();
  /** The folder that sites are written into, with the packed builder. */
  readonly desk = join(this.folder, 'Bücher & Räder');
  #tarball = '';
  readonly #running: RunningCommand[] = [];

  /** Packs the builder there. Returns how many bytes that takes. */
  async pack(): Promise<number> {
    const { code, output } = await runScript('pack', ['--out', this.desk]);
    if (code !== 0) throw new Error(output);
    this.#tarball = readdirSync(this.desk).find((name) => name.endsWith('.tgz')) ?? '';
    return statSync(join(this.desk, this.#tarball)).size;
  }

  /**
   * What has been written beside the sites: at home, among temporary files, as notes of changes. What the Studio keeps of each save lies
   * beside them on purpose, for this user alone.
   */
  get elsewhere(): string[] {
    const saved = join(this.folder, 'state/page-builder/saved/');
    const found = ['home', 'temporary', 'state'].flatMap((name) => filesBelow(join(this.folder, name)));
    return found.filter((file) => !file.startsWith(saved));
  }

  /** Runs the packed file itself, as one does before there is a site. */
  npx(...args: string[]): Promise<CommandResult> {
    return this.#start(this.desk, ['npx', '--yes', `./${this.#tarball}`, ...args]).ended;
  }

  /** Runs a command of a site, from a folder of it. */
  run(cwd: string, ...args: string[]): Promise<CommandResult> {
    return this.#start(cwd, ['npx', 'pagewright', ...args]).ended;
  }

  /** Runs npm in a site. */
  npm(cwd: string, ...args: string[]): Promise<CommandResult> {
    return this.#start(cwd, ['npm', ...args]).ended;
  }

  /** Installs a package in a site, of the builder's version: the newest one may need what no registry has yet. */
  async install(site: string, name: 'playwright' | 'vite'): Promise<void> {
    const { dependencies, devDependencies } = manifest;
    const version = { ...dependencies, ...devDependencies }[name];
    const { code, output } = await this.npm(site, 'install', '--save-dev', '--save-exact', `${name}@${version}`);
    if (code !== 0) throw new Error(output);
  }

  /** Starts a command of a site that goes on. It is started by itself, so that it can be stopped. */
  start(site: string, ...args: string[]): RunningCommand {
    const running = this.#start(site, [join(site, 'node_modules/.bin/pagewright'), ...args]);
    this.#running.push(running);
    return running;
  }

  /** Starts a command of a site with a process group of its own, all of which can be killed at once. */
  startGroup(site: string, ...args: string[]): RunningCommand {
    const running = this.#start(site, ['setsid', join(site, 'node_modules/.bin/pagewright'), ...args]);
    this.#running.push(running);
    return running;
  }

  /** Stops what still runs, as after a test that has failed. */
  async stop(): Promise<void> {
    await Promise.all(this.#running.map((running) => running.stop()));
  }

  #start(cwd: string, line: readonly string[]): RunningCommand {
    const place = (name: string) => join(this.folder, name);
    return startProgram(line, cwd, {
      PORT: '0',
      HOME: place('home'),
      TMPDIR: place('temporary'),
      XDG_STATE_HOME: place('state'),
      npm_config_cache: place('cache'),
      GIT_AUTHOR_NAME: 'Ada',
      GIT_AUTHOR_EMAIL: 'ada@example.org',
      GIT_COMMITTER_NAME: 'Ada',
      GIT_COMMITTER_EMAIL: 'ada@example.org',
    });
  }
}

/** How many MB the files below a folder take. */
export function megabytesOf(folder: string): number {
  return filesBelow(folder).reduce((sum, file) => sum + statSync(file).size, 0) / 1e6;
}
