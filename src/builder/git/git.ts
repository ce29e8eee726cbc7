import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { isFields } from '#kit/model';
import { codeOf } from '../base/error-code.ts';
import { UsageError } from '../base/usage-error.ts';

const run = promisify(execFile);

/** The most that a call of Git may print, in bytes, and how long one may take. */
const mostOutput = 1 << 28;
const mostMilliseconds = 120_000;

export type GitOptions = {
  input?: string;
  environment?: Record<string, string>;
  /** True where it may ask the servers of the repository; else nothing goes to the network. */
  mayFetch?: boolean;
};

/**
 * What Git prints in a folder, or nothing where it fails. Names of branches and files go to it as arguments of their own, never
 * through a shell, and a name of a file is that file's alone, whatever it begins with. Throws UsageError where there is no Git,
 * or where it takes too long or prints too much.
 */
export function git(folder: string, args: readonly string[], options: GitOptions = {}): string | undefined {
  const { status, stdout, error } = spawnSync('git', [...settings, ...args], {
    ...limits(folder, options),
    encoding: 'utf8',
    ...(options.input === undefined ? {} : { input: options.input }),
  });
  const problem = problems[codeOf(error) ?? ''];
  if (problem !== undefined) throw new UsageError(problem);
  return status === 0 ? stdout : undefined;
}

const problems: Readonly<Record<string, string | undefined>> = {
  ENOENT:
    'There is no `git` on this machine, and it knows what the pages were before. Install it: https://git-scm.com/downloads',
  ETIMEDOUT: `Git took more than ${mostMilliseconds / 1000} seconds for one answer and was stopped. \`git status\` shows whether the repository works.`,
  ENOBUFS: `Git answered with more than ${mostOutput >> 20} MB, which is more than content can be.`,
};

/** The same without waiting for it; nothing also where there is no Git, or where it takes too long or prints too much. */
export async function gitBytes(
  folder: string,
  args: readonly string[],
  options: GitOptions = {},
): Promise<Buffer | undefined> {
  const { isDone, stdout } = await gitAnswer(folder, args, options);
  return isDone ? stdout : undefined;
}

/** The same, with what it says where it fails: of other servers, whose words have to be read. */
export async function gitAnswer(
  folder: string,
  args: readonly string[],
  options: GitOptions = {},
): Promise<{ isDone: boolean; stdout: Buffer; stderr: string }> {
  try {
    const running = run('git', [...settings, ...args], { ...limits(folder, options), encoding: 'buffer' });
    // Where Git ends before it has read all, its end says why.
    running.child.stdin?.on('error', () => undefined);
    running.child.stdin?.end(options.input ?? '');
    const { stdout, stderr } = await running;
    return { isDone: true, stdout, stderr: stderr.toString('utf8') };
  } catch (error) {
    const { stdout, stderr } = isFields(error) ? error : {};
    return {
      isDone: false,
      stdout: Buffer.isBuffer(stdout) ? stdout : Buffer.alloc(0),
      stderr: Buffer.isBuffer(stderr) ? stderr.toString('utf8') : '',
    };
  }
}

/**
 * A repository's configuration may name programs, and whoever wrote its files may have written that: none of them is run. Signatures
 * are checked by a program, too.
 */
const settings = [
  '--no-pager',
  '--literal-pathspecs',
  ...[
    'core.hooksPath=/dev/null',
    'core.fsmonitor=false',
    'core.attributesFile=/dev/null',
    'core.askPass=',
    'credential.helper=',
    'log.showSignature=false',
    'diff.external=',
    'core.quotePath=false',
  ].flatMap((setting) => ['-c', setting]),
];

function limits(folder: string, { environment, mayFetch = false }: GitOptions) {
  return {
    cwd: folder,
    maxBuffer: mostOutput,
    timeout: mostMilliseconds,
    env: {
      ...process.env,
      GIT_OPTIONAL_LOCKS: '0',
      GIT_TERMINAL_PROMPT: '0',
      GIT_ASKPASS: '',
      SSH_ASKPASS: '',
      // What a partial copy lacks would be fetched by the way that its configuration names. None of these runs a program of it.
      GIT_ALLOW_PROTOCOL: mayFetch ? 'https:http:file' : 'none',
      ...environment,
    },
  };
}

/** True for the name that Git has for a state or a content: 40 or 64 signs. */
export function isId(id: string): boolean {
  return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(id);
}
