import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { copyProject } from '../long/support/project-copy.ts';
import { removeFolder, temporaryFolder } from '../support/content.ts';
import { isThorough } from '../support/extent.ts';

const root = temporaryFolder();
afterAll(() => removeFolder(root));

/** What a visitor is sent of the code, bundled again: the hash of each file by its path. */
function visitorFiles(): Record<string, string> {
  const cache = join(root, 'cache');
  rmSync(cache, { recursive: true, force: true });
  writeFileSync(
    join(root, 'bundle.mts'),
    `import { bundleSite } from './src/builder/render/bundle.ts';
await bundleSite(${JSON.stringify(cache)}, 'full');\n`,
  );
  execFileSync(process.execPath, ['--import', 'tsx', 'bundle.mts'], { cwd: root, stdio: 'pipe' });
  const isSent = (path: string) => /(?:^|\/)(?:client|shared)\/|(?:^|\/)boot\.js$/.test(path);
  const entries = readdirSync(cache, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name)).filter(isSent);
  return Object.fromEntries(
    paths.map((path) => [
      path.replace(/.*\/(?=(?:client|shared)\/|boot\.js$)/, ''),
      createHash('sha256').update(readFileSync(path)).digest('hex'),
    ]),
  );
}

it.runIf(isThorough)('visitors get the same bytes whether there is a Studio or not', { timeout: 60_000 }, () => {
  copyProject(root);
  const withStudio = visitorFiles();
  rmSync(join(root, 'src/studio'), { recursive: true });
  expect(visitorFiles()).toEqual(withStudio);
  expect(Object.keys(withStudio)).toContain('boot.js');
  for (const name of ['app', 'client'])
    expect(Object.keys(withStudio).some((path) => new RegExp(`/${name}-[\\w-]+\\.js$`).test(path))).toBe(true);
});
