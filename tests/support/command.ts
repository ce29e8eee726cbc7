import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#builder/base';

type Environment = Record<string, string>;

/** How a command ended, and everything it printed. */
export type CommandResult = { code: number | null; stdout: string; stderr: string; output: string };

/** A command that keeps running. */
export type RunningCommand = {
  /** Resolves with the first match of `pattern` in what the command prints; rejects where it ends or a minute passes before. */
  waitFor: (pattern: RegExp) => Promise<RegExpMatchArray>;
  /** The next address that lets a window into the Studio or the preview: each works once. */
  nextAddress: () => Promise<string>;
  /** Asks the command to end, or ends it (SIGKILL), and waits until it has. */
  stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<CommandResult>;
  /** Resolves when it has ended by itself. */
  ended: Promise<CommandResult>;
  /** The process, for what the system tells of it. */
  pid: number | undefined;
};

/** What a server prints when it is ready; the group is its address. */
export const addressLine = /ready\b.*?(http:\S+)/;

/** How long a command may take to print what is waited for. */
const patience = 180_000;

const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** What Node is given to run a command: what package.json has after its program, "build" for instance `scripts/run.mjs build`. */
export function commandLine(name: string): string[] {
  const [program, ...line] = scripts[name]?.split(' ') ?? [];
  if (program === 'node') return line;
  if (program === 'tsx') return ['--import', 'tsx', ...line];
  throw new Error(`package.json runs no "${name}" in Node.`);
}

/** Runs a command to its end, from the project's root. */
export function runScript(
  name: string,
  args: readonly string[] = [],
  environment: Environment = {},
): Promise<CommandResult> {
  return startScript(name, args, environment).ended;
}

/** Starts a command, from the project's root; `limit`: under a limit as the shell's `ulimit` takes it (`-n 100`). */
export function startScript(
  name: string,
  args: readonly string[] = [],
  environment: Environment = {},
  limit?: string,
): RunningCommand {
  return startNode([...commandLine(name), ...args], environment, limit);
}

/** Starts Node with these arguments, from the project's root. */
export function startNode(args: readonly string[], environment: Environment = {}, limit?: string): RunningCommand {
  const line = [process.execPath, ...args];
  const limited = limit === undefined ? line : ['sh', '-c', `ulimit ${limit} && exec "$@"`, 'sh', ...line];
  return startProgram(limited, projectRoot, environment);
}

/** Starts a program with its arguments, from a folder. */
export function startProgram(line: readonly string[], cwd: string, environment: Environment = {}): RunningCommand {
  const child = spawn(line[0] ?? '', line.slice(1), {
    cwd,
    env: { ...cleanEnvironment(), ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  return follow(child);
}

/** The environment without what the test runner has put in, and without a mail server or address of the machine. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const removed = /^(VITEST|TEST$|NODE_ENV$|NODE_OPTIONS$|SMTP_URL$|SITE_URL$|PORT$|HOST$|VITE_)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !removed.test(name)));
}

function follow(child: ChildProcess): RunningCommand {
  const result: CommandResult = { code: null, stdout: '', stderr: '', output: '' };
  const watchers = new Set<() => void>();
  const listen = (stream: 'stdout' | 'stderr') =>
    child[stream]?.setEncoding('utf8').on('data', (text: string) => {
      result[stream] += text;
      result.output += text;
      for (const watcher of watchers) watcher();
    });
  listen('stdout');
  listen('stderr');
  const ended = new Promise<CommandResult>((fulfil, reject) => {
    child.once('error', reject);
    child.once('close', (code) => fulfil(Object.assign(result, { code })));
  });
  /** The first thing that `find` finds in what is printed. */
  const waitUntil = <Found>(find: () => Found | null | undefined, what: string) =>
    new Promise<Found>((fulfil, reject) => {
      const giveUp = (why: string) => reject(new Error(`${why} ${what}:\n${result.output}`));
      setTimeout(giveUp, patience, 'Too long without').unref();
      const look = () => {
        const found = find();
        if (!found) return;
        watchers.delete(look);
        fulfil(found);
      };
      watchers.add(look);
      ended.then(() => giveUp('Ended without'), reject);
      look();
    });
  const waitFor = (pattern: RegExp) => waitUntil(() => result.output.match(pattern), String(pattern));
  let addresses = 0;
  const nextAddress = () => {
    const index = addresses;
    addresses += 1;
    if (index > 0) child.stdin?.write('\n');
    return waitUntil(() => result.output.match(/http:\S+#key=\S+(?=\n)/g)?.[index], 'another address');
  };
  const stop = (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
    if (child.exitCode === null) child.kill(signal);
    return ended;
  };
  return { waitFor, nextAddress, stop, ended, pid: child.pid };
}
