import { spawn } from 'node:child_process';
import { projectRoot } from '#builder/base';

/** A step that takes longer than this hangs. */
const limit = 40 * 60_000;

type Run = { cwd?: string; options?: readonly string[]; environment?: Readonly<Record<string, string>> };

/** Runs a file in Node, of TypeScript too, with its output kept; `code` is not 0 where it failed or took too long. */
export function runNode(
  args: readonly string[],
  { cwd = projectRoot, options = ['--import', 'tsx'], environment = {} }: Run = {},
): Promise<{ code: number; output: string }> {
  return new Promise((fulfil, reject) => {
    const child = spawn(process.execPath, [...options, ...args], {
      cwd,
      env: { ...process.env, ...environment, FORCE_COLOR: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: limit,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (signal !== null) output += `\nEnded by ${signal}, after ${limit / 60_000} minutes at most.\n`;
      fulfil({ code: code ?? 1, output });
    });
  });
}
