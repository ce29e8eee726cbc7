import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { projectRoot } from '#builder/base';
import { addBlock } from '#builder/change';

/** The copy gets everything but what is output: tests stand beside what they test, and ask for helpers of all folders. */
const left = ['node_modules', 'dist', 'lib'];
const copied = readdirSync(projectRoot).filter((name) => !name.startsWith('.') && !left.includes(name));

/** A copy of the project with a block that was just scaffolded. */
export type ProjectWithBlock = {
  root: string;
  /** What the scaffold has said. */
  told: () => string;
  /** Runs a tool of node_modules in the copy. Throws with what it has printed where it fails. */
  run: (tool: string, ...args: string[]) => void;
};

/** Copies the project and adds the block `made-up` to it, before the tests of a file; removes it after them. */
export function projectWithBlock(): ProjectWithBlock {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'new-block-')));
  let told = '';
  beforeAll(async () => {
    for (const name of copied) cpSync(join(projectRoot, name), join(root, name), { recursive: true });
    symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
    told = await addBlock(root, 'made-up');
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  const run = (tool: string, ...args: string[]) => {
    try {
      execFileSync(process.execPath, [join(projectRoot, 'node_modules', tool), ...args], {
        cwd: root,
        stdio: 'pipe',
        env: { PATH: process.env.PATH },
      });
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: Buffer; stderr?: Buffer };
      throw new Error(`${stdout}\n${stderr}`);
    }
  };
  return { root, told: () => told, run };
}
