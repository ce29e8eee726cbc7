import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { projectRoot } from '#builder/base';
import { specification } from '../../specification/folders.ts';
import { addressLine, type RunningCommand, runScript, startScript } from '../../support/command.ts';
import { edit, removeFolder, temporaryFolder } from '../../support/content.ts';

/** A page with what is there, what is hidden, and what is still to come. */
const boats = `title: Boats of the harbour
description: Which boats lie in the harbour of the sample, where each of them is moored, and who looks after them.
sections:
  - { type: hero, heading: Boats }
  - { type: prose, id: moorings, heading: Where they lie, paragraphs: A dinghy is moored at the north pier. }
  - { type: prose, hidden: true, heading: A submarine, paragraphs: Nobody knows of it. }
  - { type: prose, from: 2999-01-01, heading: A hovercraft, paragraphs: It will come. }
`;

const piers = { north: 'The north pier', 'north/end': 'The end of the north pier', south: 'The south pier' };

/** A page below that of the harbour, for its menu at the side. */
const pier = (title: string) => `title: ${title}
description: ${title}, which somebody has written a page about so that there is one more in the menu at the side.
sections:
  - { type: hero, heading: ${title} }
  - { type: prose, heading: What is to be seen here, paragraphs: Not much. }
`;

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
    edit(
      join(pages, '_site.yaml'),
      /^language: en$/m,
      'language: en\nsearch: true\nsynonyms: ["dinghy, small boat"]\nsideMenus: [{ label: All piers, below: /boats, first: [/boats/south] }]',
    );
    writeFileSync(join(pages, 'boats.yaml'), boats);
    mkdirSync(join(pages, 'boats/north'), { recursive: true });
    for (const [name, title] of Object.entries(piers)) writeFileSync(join(pages, `boats/${name}.yaml`), pier(title));
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
