import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import { siteCommands } from '../../scripts/pack/pack-code.ts';
import { startNode } from '../support/command.ts';
import { isThorough } from '../support/extent.ts';
import { helpOf } from '../support/help.ts';

/** The commands that people run, and an option that each has with letters mixed up. */
const commands = [
  ['start', '--pagse', '--pages'],
  ['dev', '--pagse', '--pages'],
  ['studio', '--no-opne', '--no-open'],
  ['build', '--comprss', '--compress'],
  ['serve', '--uot', '--out'],
  ['validate', '--formt', '--format'],
  ['new', '--templte', '--template'],
  ['page', '--dryrun', '--dry-run'],
  ['facts', '--dry-rnu', '--dry-run'],
  ['links', '--minuts', '--minutes'],
  ['changes', '--bas', '--base'],
  ['migrate', '--dry-ru', '--dry-run'],
  ['messages', '--older', ''],
  ['people', '--rol', '--role'],
  ['gallery', '--pictrues', '--pictures'],
  ['pack', '--uot', '--out'],
] as const;

describe.concurrent.each(commands)('npm run %s', (name, wrong, meant) => {
  const run = (...args: string[]) => startNode(['scripts/run.mjs', name, ...args]).ended;
  const called = name === 'start' ? 'npm start' : `npm run ${name}`;

  // Those that a site has, too, are asked by tests/contract/public-entries.test.ts.
  it.runIf(isThorough || !siteCommands().includes(name))(
    'says how it is used, with every option and an example, and does nothing',
    async () => {
      const stdout = await helpOf(name);
      if (!isThorough) return;
      const asked = await run('-h', '--nonsense', 'word');
      expect(asked).toMatchObject({ code: 0, stdout });
    },
    240_000,
  );

  it.runIf(isThorough || name === 'build' || name === 'messages')(
    'names the nearest option for one that it has not, and how to see the help',
    async () => {
      const { code, stdout, stderr } = await run(wrong);
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      expect(stderr).toContain(`There is no option \`${wrong}\`.`);
      if (meant !== '') expect(stderr).toContain(`Did you mean \`${meant}\`?`);
      expect(stderr).toContain(`\`${called} -- --help\``);
      expect(stderr.trim().split('\n')).toHaveLength(1);
    },
    240_000,
  );
});

it('all commands of the README have help', () => {
  const readme = readFileSync(join(projectRoot, 'README.md'), 'utf8');
  const named = [...readme.matchAll(/^\| `npm (?:run )?([a-z:]+)/gm)].map(([, name = '']) => name);
  const tools = new Set([
    'ci',
    'install',
    'test',
    'generate',
    'screenshots',
    'bench',
    'acceptance',
    'lint',
    'format',
    'types',
  ]);
  const people = named.filter((name) => existsSync(join(projectRoot, `scripts/${name}.ts`)) && !tools.has(name));
  expect(people.filter((name) => !commands.some(([known]) => known === name))).toEqual([]);
});
