import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createValidators } from '../content/2-validate/validators.ts';
import { compileContent, validPages } from '../content/compile-content.ts';
import { type Diagnostic, hasErrors } from '../content/diagnostic.ts';
import { readContent } from '../content/read-content.ts';
import { projectRoot } from '../project-root.ts';
import { type Bundle, bundleSite } from './bundle.ts';
import { renderSite } from './render-site.ts';
import { loadSampleSite } from './sample-site.ts';
import { writeSite } from './write-site.ts';

export type BuildOptions = {
  /** The content folder and the output folder. */
  pages: string;
  out: string;
  /** The public address, where it is not the one of _site.yaml. */
  siteUrl?: string | undefined;
};

export type BuildResult = { diagnostics: Diagnostic[]; pages: number; isBuilt: boolean };

/**
 * Validates a content folder and builds it into a static site.
 * With an error in any page nothing is written, and whatever was built before stays whole.
 */
export async function buildSite({ pages, out, siteUrl }: BuildOptions): Promise<BuildResult> {
  const validators = createValidators(projectRoot);
  const publicFolder = join(projectRoot, 'public');
  const content = compileContent(readContent(process.cwd(), resolve(pages), publicFolder), validators);
  const { diagnostics, source, context } = content;
  const compiled = validPages(content);
  if (hasErrors(diagnostics) || !source) return { diagnostics, pages: compiled.length, isBuilt: false };
  const bundle = await bundleInto(join(projectRoot, 'node_modules/.cache/site'));
  const origin = (siteUrl ?? source.url).replace(/\/+$/, '');
  const sample = loadSampleSite(projectRoot, validators);
  const files = renderSite({ pages: compiled, site: context.site, source, origin, sample }, bundle);
  writeSite(files, publicFolder, resolve(out));
  return { diagnostics, pages: compiled.length, isBuilt: true };
}

/** Bundles in a folder of its own below `cache`, so that two builds at once don't disturb each other. */
async function bundleInto(cache: string): Promise<Bundle> {
  mkdirSync(cache, { recursive: true });
  const own = mkdtempSync(join(cache, 'build-'));
  try {
    return await bundleSite(own);
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}
