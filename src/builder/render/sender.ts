import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { projectRoot } from '../base/project-root.ts';

/** What sends messages: it needs nothing of a site, so that one file of it serves all bundles. */
export const sender = join(projectRoot, 'src/kit/contact/client.ts');

/** Has the bundler ask for what sends messages at its address, beside the other parts that are loaded on demand. */
export function senderAt(name: string): Plugin {
  return {
    name: 'sender-apart',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/client(?:\.ts)?$/ },
      handler: (id, importer) =>
        importer !== undefined && resolve(dirname(importer), id) === sender
          ? { id: `./${name}`, external: true }
          : null,
    },
  };
}
