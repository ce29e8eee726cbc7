import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runScript } from '../support/command.ts';
import { copyPages, temporaryFolder } from '../support/content.ts';

it('adds a page and sections from the command line, and refuses wrong usage with one plain text and exit code 2', async () => {
  const folder = temporaryFolder();
  const pages = copyPages(folder);
  const run = (...args: string[]) => runScript('new', [...args, '--pages', pages]);
  try {
    const page = await run('page', 'prices');
    expect(page).toMatchObject({ code: 0, stderr: '' });
    expect(page.stdout).toContain('What to do next:');
    expect(await run('section', 'card-grid', 'prices')).toMatchObject({ code: 0, stderr: '' });
    expect(await run('section', 'table', 'prices', '--after', '1')).toMatchObject({ code: 0, stderr: '' });
    const validated = await runScript('validate', ['--pages', pages, '--format', 'json']);
    expect(validated.code).toBe(0);
    const again = await run('page', 'prices');
    expect(again).toMatchObject({ code: 2, stdout: '' });
    expect(again.stderr.trim().split('\n')).toHaveLength(1);
    for (const wrong of [
      [],
      ['page'],
      ['page', 'a', 'b'],
      ['section', 'table'],
      ['theme', 'dark'],
      ['page', 'x', '--colour'],
    ])
      expect(await run(...wrong)).toMatchObject({ code: 2, stdout: '' });
    expect((await run('section', 'tabel', 'prices')).stderr).toBe(
      'There is no block type `tabel`. Change it to `table`.\n',
    );
  } finally {
    rmSync(join(folder), { recursive: true, force: true });
  }
}, 120_000);
