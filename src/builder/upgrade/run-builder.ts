import { spawnSync } from 'node:child_process';
import { installedCommand } from './installed.ts';

/** Runs a command of the builder that is installed for a site: its exit code, what it gave out, and all that it said. */
export function runBuilder(
  site: string,
  builder: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): { code: number; out: string; said: string } {
  const { INIT_CWD: _, ...rest } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [installedCommand(site, builder), ...args], {
    cwd: site,
    env: { ...rest, FORCE_COLOR: '0', ...environment },
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { code: status ?? 1, out: stdout.trim(), said: `${stdout}${stderr}`.trim() };
}
