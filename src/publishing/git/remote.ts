import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { isLoopback, UsageError } from '#builder/base';
import { gitAnswer, isId } from '#builder/change';
import { withoutSecrets } from '#contact-function';
import { type Problem, remoteProblem } from './remote-words.ts';
import type { Repository } from './repository.ts';

/** What another repository shows first: its branch, and the commit that this is at; nothing in one that is empty. */
export type RemoteHead = { branch: string; commit: string };

/** Where fetched commits are noted down, in the repository that asks. */
const fetched = 'refs/remote/head';

/**
 * The repository to which publications are pushed. It is asked from a bare repository of ours, which shares what the site's has kept:
 * no configuration of the site's is obeyed, and what others push into it can't send the token elsewhere. The token goes to Git by its
 * environment, for the host of the address alone.
 */
export class Remote {
  readonly #address: string;
  readonly #tokenFile: string | undefined;
  readonly #folder: string;
  readonly #isOwn: boolean;

  /**
   * Throws UsageError for an address that can't be used. `studioFolder` is where the repository of ours lies. `isOwn`: it is asked as
   * the person whose machine this is, by SSH too and by the credentials of their own configuration.
   */
  constructor(address: string, tokenFile: string | undefined, studioFolder: string, { isOwn = false } = {}) {
    const url = URL.canParse(address) ? new URL(address) : undefined;
    const isFile = isAbsolute(address);
    const isPlain = url?.protocol === 'http:' && isLoopback(url.hostname);
    const isBySsh = isOwn && (url?.protocol === 'ssh:' || sshPlace.test(address));
    if (!isFile && url?.protocol !== 'https:' && !isPlain && !isBySsh)
      throw new UsageError(
        'PUBLISH_REMOTE is the address of a repository that begins with https://, or a folder of this machine.',
      );
    if (url?.password)
      throw new UsageError(
        'PUBLISH_REMOTE holds a password, which would stand in logs. Put it into PUBLISH_TOKEN_FILE.',
      );
    this.#address = address;
    this.#tokenFile = tokenFile;
    this.#folder = join(studioFolder, 'remote.git');
    this.#isOwn = isOwn;
  }

  /** What people call it: the host, or the folder. */
  get name(): string {
    const [, host] = sshPlace.exec(this.#address) ?? [];
    if (host !== undefined) return host;
    return isAbsolute(this.#address) ? this.#address : new URL(this.#address).host;
  }

  /** What it shows now. */
  async head(repository: Repository): Promise<{ head: RemoteHead | undefined } | Problem> {
    const answer = await this.#ask(repository, ['ls-remote', '--symref', this.#address, 'HEAD']);
    if (!answer.isDone) return this.#problem(answer);
    const [, branch, commit] = /^ref: refs\/heads\/(\S+)\tHEAD\n(\w+)\tHEAD$/m.exec(answer.stdout) ?? [];
    return { head: branch !== undefined && commit !== undefined && isId(commit) ? { branch, commit } : undefined };
  }

  /** Brings the commits of a branch here; nothing of the site's repository is another one by it but what it keeps. */
  async fetch(repository: Repository, branch: string): Promise<Problem | undefined> {
    const which = `+refs/heads/${branch}:${fetched}`;
    const answer = await this.#ask(repository, ['fetch', '--no-tags', '--no-write-fetch-head', this.#address, which]);
    return answer.isDone ? undefined : this.#problem(answer);
  }

  /** Has a branch there be at a commit, if that follows what it is at. */
  async push(repository: Repository, branch: string, commit: string): Promise<Problem | undefined> {
    const which = `${commit}:refs/heads/${branch}`;
    const answer = await this.#ask(repository, ['push', '--porcelain', '--no-signed', this.#address, which]);
    return answer.isDone ? undefined : this.#problem(answer);
  }

  #problem(answer: { stdout: string; stderr: string }): Problem {
    return remoteProblem(answer, this.name, this.#isOwn);
  }

  async #ask(
    repository: Repository,
    args: readonly string[],
  ): Promise<{ isDone: boolean; stdout: string; stderr: string }> {
    const token = this.#token();
    if (!existsSync(join(this.#folder, 'HEAD'))) {
      const made = await gitAnswer(process.cwd(), ['init', '-q', '--bare', '--template=', this.#folder]);
      if (!made.isDone) throw new Error(`git init failed in ${this.#folder}: ${made.stderr}`);
    }
    const environment = {
      GIT_DIR: this.#folder,
      GIT_OBJECT_DIRECTORY: await repository.objectsFolder(),
      // What it says is read.
      LC_ALL: 'C',
      ...(token ? { SITE_PUSH_USER: token.user, SITE_PUSH_TOKEN: token.secret } : {}),
      ...(this.#isOwn ? { GIT_ALLOW_PROTOCOL: 'https:http:file:ssh' } : {}),
    };
    const helper = token && URL.canParse(this.#address) ? credentialHelper(new URL(this.#address).origin) : [];
    if (this.#isOwn && !token) helper.push(...(await ownHelpers(this.#folder)));
    const answer = await gitAnswer(this.#folder, [...helper, ...args], { environment, mayFetch: true });
    const plain = (text: string) => withoutSecrets(text, token ? [token.secret] : []);
    return { isDone: answer.isDone, stdout: answer.stdout.toString('utf8'), stderr: plain(answer.stderr) };
  }

  /** Read each time, so that another one can be put there. A file holds the token alone, or `user:token`. */
  #token(): { user: string; secret: string } | undefined {
    if (this.#tokenFile === undefined) return undefined;
    let text: string;
    try {
      text = readFileSync(this.#tokenFile, 'utf8').trim();
    } catch {
      throw new UsageError(`The file that PUBLISH_TOKEN_FILE names can’t be read: \`${this.#tokenFile}\`.`);
    }
    const [, user, secret] = /^([^:]+):(.+)$/.exec(text) ?? [];
    // The hosts of today look at the token alone.
    return user === undefined || secret === undefined ? { user: 'x-access-token', secret: text } : { user, secret };
  }
}

/** An address as SSH has it: `git@host:path`. */
const sshPlace = /^[\w.-]+@([\w.-]+):(?!\/\/)/;

/** The programs of the person's own configuration that know their credentials; none that a repository names. */
async function ownHelpers(folder: string): Promise<string[]> {
  const asked = ['config', '--show-scope', '-z', '--get-regexp', '^credential[.](.*[.])?helper$'];
  const parts = (await gitAnswer(folder, asked)).stdout.toString('utf8').split('\0');
  const helpers: string[] = [];
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const [name = '', ...value] = (parts[at + 1] ?? '').split('\n');
    if (parts[at] === 'global' || parts[at] === 'system') helpers.push('-c', `${name}=${value.join('\n')}`);
  }
  return helpers;
}

/** Answers Git for one host by what its environment holds (git-credential(1)); arguments and logs hold only the names. */
function credentialHelper(origin: string): string[] {
  const script = `!f() { if test "$1" = get; then printf 'username=%s\\npassword=%s\\n' "$SITE_PUSH_USER" "$SITE_PUSH_TOKEN"; fi; }; f`;
  return ['-c', `credential.${origin}.helper=${script}`];
}
