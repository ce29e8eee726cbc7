import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#builder/base';
import { compressFolder } from './compress-folder.ts';
import { copyHeaders, peersFolder } from './peers.ts';

/**
 * The same pages with the least code: each one response with its styles inside, without a script (`floor`), or with the
 * shortest that shows another page without a load (`swap`).
 */
export const floors = ['floor', 'swap'] as const;
export type Floor = (typeof floors)[number];

/** A floor's site, from this project's site in `built`, compressed and served as that is. */
export async function servableFloor(floor: Floor, built: string): Promise<string> {
  const out = join(peersFolder, `site-${floor}`);
  const swap = readFileSync(join(projectRoot, 'scripts/bench/swap.js'), 'utf8');
  const script = floor === 'swap' ? `<script>${swap}</script>` : '';
  rmSync(out, { recursive: true, force: true });
  cpSync(built, out, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const file = join(out, name);
    // The policy in the document would forbid another script.
    const bare = readFileSync(file, 'utf8').replace(/<script\b[\s\S]*?<\/script>|<meta http-equiv[^>]*>/g, '');
    writeFileSync(file, bare.replace('</body>', `${script}</body>`));
  }
  copyHeaders(built, out);
  await compressFolder(out);
  return out;
}
