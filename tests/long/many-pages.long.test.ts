import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runScript } from '../support/command.ts';
import { removeFolder, temporaryFolder, writeSmallSite } from '../support/content.ts';

function scripts(out: string): [name: string, code: string][] {
  const assets = join(out, 'assets');
  const names = readdirSync(assets).filter((name) => name.endsWith('.js'));
  return names.map((name) => [name, readFileSync(join(assets, name), 'utf8')]);
}

it('with 20 and with 2,000 pages the script is the same, byte for byte', async () => {
  const folder = temporaryFolder();
  const outs = await Promise.all(
    [20, 2000].map(async (count) => {
      const out = join(folder, `${count}-dist`);
      const pages = writeSmallSite(join(folder, String(count)), count);
      const { code, output } = await runScript('build', ['--pages', pages, '--out', out]);
      expect(code, output).toBe(0);
      return out;
    }),
  );
  const [few = [], many] = outs.map(scripts);
  expect(few.length).toBeGreaterThan(0);
  expect(many).toEqual(few);
  removeFolder(folder);
});
