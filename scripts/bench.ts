import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { benchBuild } from './bench/build.ts';
import { benchContact } from './bench/contact.ts';
import { measureSizes } from './bench/sizes.ts';
import { benchVisit } from './bench/visit.ts';
import { projectRoot } from './project-root.ts';
import { runCommand } from './run-command.ts';

/**
 * `npm run bench [-- --only build,sizes,visit,contact] [--sizes 20,200,2000] [--runs 5] [--json FILE]`:
 * measures the builder and the built site in `dist/` (build it first), prints tables and writes JSON.
 */
await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: 'build,sizes,visit,contact' },
      sizes: { type: 'string', default: '20,200,2000' },
      runs: { type: 'string', default: '5' },
      json: { type: 'string', default: 'bench.json' },
    },
  });
  const wanted = new Set(values.only.split(','));
  const results: Record<string, unknown> = {
    machine: `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}`,
    date: new Date().toISOString(),
  };
  const show = (name: string, figures: object) => {
    results[name] = figures;
    console.log(`\n${name}`);
    console.table(figures);
  };
  if (wanted.has('sizes')) show('sizes (bytes, brotli)', measureSizes('dist'));
  if (wanted.has('visit')) show('visit (ms)', await served((url) => benchVisit(url, Number(values.runs))));
  if (wanted.has('build')) show('build (s)', await benchBuild(values.sizes.split(',').map(Number)));
  if (wanted.has('contact')) show('contact', await benchContact(projectRoot));
  writeFileSync(values.json, `${JSON.stringify(results, null, 2)}\n`);
  console.log(`\nWritten to ${values.json}. These machines are noisy: compare ratios of one run, not times of two.`);
});

/** Runs something against the built site, served on a free port. */
async function served<Result>(use: (url: string) => Promise<Result>): Promise<Result> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve.ts'], {
    cwd: projectRoot,
    env: { ...process.env, PORT: '0', CONTACT_RATE_LIMIT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const url = await new Promise<string>((fulfil, reject) => {
      server.stdout.on('data', (data: Buffer) => {
        const found = /http:\/\/\S+/.exec(data.toString());
        if (found) fulfil(found[0]);
      });
      server.once('close', (code) => reject(new Error(`The server ended with ${code}.`)));
    });
    return await use(url);
  } finally {
    server.kill('SIGTERM');
  }
}
