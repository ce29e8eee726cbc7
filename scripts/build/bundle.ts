import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { InlineConfig, Rollup } from 'vite';
import type * as ServerEntry from '../../src/app/entry-server.tsx';
import { projectRoot } from '../project-root.ts';
import { bundleKey, haveChangedSince, noteInputs } from './bundle-inputs.ts';

/** The site's code, the same for every page and for any number of pages. */
export type Bundle = {
  /** Names everything it was made from. */
  key: string;
  /** The address of the app's entry, loaded on the visitor's first move. */
  app: string;
  /** The address of what shows the site's font on a first visit. */
  font: string;
  /** Files for the site, by their path. */
  assets: readonly { path: string; content: Uint8Array }[];
  /** The inline script. */
  boot: string;
  /** The file of the server renderer. */
  serverFile: string;
};

// React, the router and styled-components choose their production form by it, when bundled and when run.
process.env['NODE_ENV'] = 'production';

/**
 * The browser's code, the inline script and the server renderer. They are bundled once and kept in `cache` under the hash of
 * all that the bundler read, with a list of it; `wasCached` tells whether that was so.
