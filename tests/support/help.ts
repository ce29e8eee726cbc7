import { expect } from 'vitest';
import { startNode } from './command.ts';

/** What a command says of itself: how it is used, with every option and an example. Asked for that, it does nothing else. */
export async function helpOf(name: string): Promise<string> {
  const { code, stdout, stderr } = await startNode(['scripts/run.mjs', name, '--help']).ended;
  const called = name === 'start' ? 'npm start' : `npm run ${name}`;
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toContain(`Usage: ${called}`);
  expect(stdout).toContain(`Example: ${called} --`);
  expect(stdout).toMatch(/^Options:\n(?: {2}--\S.*\n)* {2}--help/m);
  expect(stdout).not.toContain('undefined');
  return stdout;
}
