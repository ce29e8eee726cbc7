import { execFileSync } from 'node:child_process';
import { mkdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { commandArgs, projectRoot, runCommand } from '#builder/base';
import { makeLib } from './pack/make-lib.ts';

/**
 * `npm run pack [-- --out DIR]`: makes the builder in `lib/` and packs it as one file that a site of its own depends on. The file has
 * a fixed name in a folder that whoever packs names: it need not go through `inside.ts`.
 */
await runCommand(async () => {
  const { values } = commandArgs({
    name: 'pack',
    does: 'Packs the builder as one file that a site of its own depends on.',
    usage: ['npm run pack -- [--out DIR]'],
    options: { out: { type: 'string', default: '.', value: 'DIR', words: 'where the file is written (.)' } },
    example: 'npm run pack -- --out ../library-site',
    allowPositionals: false,
  });
  const lib = join(projectRoot, 'lib');
  const out = resolve(values.out);
  const { builder, version } = await makeLib(lib);
  mkdirSync(out, { recursive: true });
  execFileSync('npm', ['pack', lib, '--pack-destination', out, '--silent'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const file = join(out, `${builder}-${version}.tgz`);
  console.log(`Packed ${file}, ${statSync(file).size.toLocaleString('en')} bytes.`);
});
