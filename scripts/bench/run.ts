import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#builder/base';

/**
 * How a command went: its wall time and that of the processor in seconds, the most memory it held in MB (both 0 where /proc does
 * not tell), its output.
 */
export type Run = { seconds: number; processor: number; peakMb: number; output: string };

/** What differs from the defaults when a command runs: Node, folder, extra environment. */
export type RunOptions = { node?: readonly string[]; cwd?: string; env?: Record<string, string> };

/** Runs a command of package.json as it stands there, npm's own start left out. Throws where it fails. */
export function runScript(name: 'build' | 'validate', args: readonly string[]): Promise<Run> {
  const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const [, ...first] = scripts[name]?.split(' ') ?? [];
  return run([...first, ...args]);
}

/** Runs a file in Node. Throws where it fails. */
export function run(args: readonly string[], options: RunOptions = {}): Promise<Run> {
  const { node = [process.execPath], cwd = projectRoot, env = {} } = options;
  const [command = process.execPath, ...first] = node;
  const started = performance.now();
  return new Promise((fulfil, reject) => {
    const child = spawn(command, [...first, ...args], {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let peakMb = 0;
    let processor = 0;
    const sample = setInterval(() => {
      peakMb = Math.max(peakMb, memoryOf(child.pid));
      processor = Math.max(processor, processorOf(child.pid));
    }, 20);
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data: Buffer) => {
        output += data.toString();
      });
    child.once('error', reject);
    child.once('close', (code) => {
      clearInterval(sample);
      if (code === 0) fulfil({ seconds: (performance.now() - started) / 1000, processor, peakMb, output });
      else reject(new Error(`${args.join(' ')} ended with ${code}:\n${output.slice(-2000)}`));
    });
  });
}

/** The most memory a process has held so far (Linux: VmHWM). */
function memoryOf(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** The seconds of the processor that a process and those it has started have taken so far (Linux: fields 14 to 17 of stat). */
function processorOf(pid: number | undefined): number {
  try {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) (?=[A-Z] )/);
    const ticks = fields.split(' ').slice(11, 15).map(Number);
    return ticks.reduce((sum, each) => sum + each, 0) / ticksPerSecond;
  } catch {
    return 0;
  }
}

/** USER_HZ, the same on every Linux. */
const ticksPerSecond = 100;

/** The middle one of some numbers. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
