import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';
import { removeFolder, temporaryFolder } from '../../../tests/support/content.ts';
import { loadOwn } from './own.ts';

it('checks that can’t be loaded in a browser are told of on each page', async () => {
  const folder = temporaryFolder();
  onTestFinished(() => removeFolder(folder));
  writeFileSync(join(folder, 'checks.mjs'), "import 'what-only-node-has';\nexport const checks = {};\n");
  writeFileSync(join(folder, 'validators.mjs'), 'export default () => ({});\n');
  vi.stubGlobal('fetch', async () => Response.json({ blockTypes: [], definitions: {} }));
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => warned.mockRestore());
  const { checks } = await loadOwn(pathToFileURL(folder).href);
  expect(Object.values(checks).flatMap((check) => check({} as never))).toMatchObject([
    { severity: 'note', message: expect.stringContaining('don’t run in the Studio') },
  ]);
});
