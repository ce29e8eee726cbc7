import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { projectRoot } from '#builder/base';
import { specification } from '../../specification/folders.ts';
import { addressLine, type RunningCommand, runScript, startScript } from '../../support/command.ts';
import { edit, removeFolder, temporaryFolder } from '../../support/content.ts';

/** Builds the sample site for `https://example.org/library` and serves it while the tests of a file run. Gives the server's address. */
export function servedBelowPath(): () => string {
  const folder = temporaryFolder();
  const [pages, out] = [join(folder, 'pages'), join(folder, 'dist')];
  let server: RunningCommand;
  let url = '';
  beforeAll(async () => {
    cpSync(join(projectRoot, 'schema/example-site'), pages, { recursive: true });
    edit(join(pages, '_site.yaml'), /^url: .*$/m, 'url: https://example.org/library');
    edit(
      join(pages, 'home.yaml'),
      '  - type: prose',
      '  - type: call-to-action\n    heading: Write to us\n    buttons: [{ label: Write, action: { dialog: movement } }]\n  - type: prose',
    );
    edit(join(pages, 'home.yaml'), 'An answer', 'An *answer*');
    const built = await runScript('build', ['--pages', pages, '--public', specification.public, '--out', out]);
    expect(built.output).toMatch(/^Built /);
    server = startScript('serve', ['--out', out], { PORT: '0', DATA_DIR: join(folder, 'data') });
    [, url = ''] = await server.waitFor(addressLine);
  });
  afterAll(async () => {
    await server.stop();
    removeFolder(folder);
  });
  return () => url;
}
