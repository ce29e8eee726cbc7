import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '#builder/base';

export type FuzzResult = {
  files: number;
  /** Pages without an error: some attacks are only odd pages. */
  withoutError: number;
  codes: string[];
  /** Milliseconds of processor time for the slowest page. */
  slowest: number;
  /** What the pages have added at most to the memory of the process. */
  megabytes: number;
  failure?: { message: string; page: string };
};

/** Longer without a sign of life, even on a machine that is busy with much else, and a page has hung the process. */
const patience = 180_000;

/** Compiles hostile pages in a process with little memory. Rejects where it crashes or hangs. */
export function runFuzz(count: number, seed: number): Promise<FuzzResult> {
  const script = join(projectRoot, 'tests/trust/support/fuzz-run.ts');
  const args = ['--max-old-space-size=256', '--import', 'tsx', script, String(count), String(seed)];
  const child = spawn(process.execPath, args, { cwd: projectRoot, stdio: ['ignore', 'pipe', 'pipe'] });
  return new Promise((fulfil, reject) => {
    let output = '';
    let timer = setTimeout(hang, patience);
    function hang(): void {
      child.kill('SIGKILL');
      reject(new Error(`No sign of life after: ${output.slice(-200)}`));
    }
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        clearTimeout(timer);
        timer = setTimeout(hang, patience);
      });
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(timer);
      if (code === 0) fulfil(JSON.parse(output.trim().split('\n').at(-1) ?? '') as FuzzResult);
      else reject(new Error(`The process ended with ${code}: ${output.slice(-2000)}`));
    });
  });
}
