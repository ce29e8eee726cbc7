import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#builder/base';
import { type CommandResult, startNode } from '../../support/command.ts';
import { temporaryFolder } from '../../support/content.ts';

/** A command of package.json with its arguments: `['page', 'rename', '/a', '/b']`. */
export type Command = readonly string[];

const preload = join(projectRoot, 'tests/refactor/support/kill-at.mjs');

/** Runs a command, which ends by force at the call number `at` that changes something in the folder. */
export function killedAt(command: Command, folder: string, at: number): Promise<CommandResult> {
  return run(command, { KILL_AT: String(at), KILL_IN: folder });
}

/** How many calls of a command change something in the folder. It runs to its end. */
export async function countCalls(command: Command, folder: string): Promise<number> {
  const count = join(temporaryFolder(), 'count');
  const { code, output } = await run(command, { KILL_COUNT: count, KILL_IN: folder });
  if (code !== 0) throw new Error(output);
  return Number(readFileSync(count, 'utf8'));
}

/** Runs a command to its end. */
export function run([name = '', ...args]: Command, environment: Record<string, string> = {}): Promise<CommandResult> {
  return startNode(['--import', preload, 'scripts/run.mjs', name, ...args], { CI: '', ...environment }).ended;
}

/** The files of a folder with their texts, hidden ones too. */
export function stateOf(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries.map((entry) => join(entry.parentPath, entry.name)).sort();
  const isFile = new Set(entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)));
  return Object.fromEntries(
    paths.map((path) => [path.slice(folder.length + 1), isFile.has(path) ? readFileSync(path, 'utf8') : 'a folder']),
  );
}

/** A copy of a content folder, below a folder of its own. */
export function copyOf(pages: string): string {
  const copy = join(temporaryFolder(), 'pages');
  cpSync(pages, copy, { recursive: true });
  return copy;
}
