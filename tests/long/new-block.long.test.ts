import { it } from 'vitest';
import { projectWithBlock } from '../new/support/block-project.ts';

const { run } = projectWithBlock();

it('a new block compiles, in the registry and in the generated types', () => {
  run('typescript/bin/tsc', '--noEmit');
});

it('a new block passes its own test and the contract that all blocks keep', () => {
  run(
    'vitest/vitest.mjs',
    'run',
    '--project',
    '!browser',
    'src/kit/blocks/made-up',
    'tests/contract/blocks',
    'tests/contract/examples',
    'tests/contract/hydration',
    '-t',
    'made-up|lists its items',
  );
});
