import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../base/project-root.ts';
import { engineFlags } from './engine.ts';

/** All flags that the engine of this Node knows. */
const known = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });

it.each(engineFlags(process.versions.node))('the engine of this Node knows %s', (flag) => {
  const [name = ''] = flag.replace('--no-', '--').split('=');
  expect(known).toMatch(new RegExp(`^ +${name} `, 'm'));
});

it('this Node starts with the flags that the commands are started with', () => {
  const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const flags = new Set(
    Object.values(scripts).flatMap((command) => command.match(/(?<=^node .*)--\S+(?=.* scripts\/run)/g) ?? []),
  );
  expect(flags.size).toBeGreaterThan(2);
  expect(execFileSync(process.execPath, [...flags, '-p', '1'], { encoding: 'utf8' })).toBe('1\n');
});
