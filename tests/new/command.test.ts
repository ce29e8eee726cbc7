import { rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { runScript } from '../support/command.ts';
import { copyPages, temporaryFolder } from '../support/content.ts';

it('adds a page and a section from the command line, and refuses wrong usage in plain words with exit code 2', async () => {
  const folder = temporaryFolder();
  const pages = copyPages(folder);
  const run = (...args: string[]) => runScript('new', [...args, '--pages', pages]);
  try {
    const page = await run('page', 'prices');
    expect(page).toMatchObject({ code: 0, stderr: '' });
    expect(page.stdout).toContain('What to do next:');
    expect(await run('section', 'card-grid', 'prices', '--after', '1')).toMatchObject({ code: 0, stderr: '' });
    const again = await run('page', 'prices');
    expect(again).toMatchObject({ code: 2, stdout: '' });
    expect(again.stderr.trim().split('\n')).toHaveLength(1);
    const wrong = await run('theme', 'dark');
    expect(wrong).toMatchObject({ code: 2, stdout: '' });
    expect(wrong.stderr).toMatch(/^Write one of:\n/);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 240_000);
