import { join, resolve } from 'node:path';
import { createValidators } from '../content/2-validate/validators.ts';
import { compileContent, validPages } from '../content/compile-content.ts';
import { type Diagnostic, hasErrors } from '../content/diagnostic.ts';
import { readContent } from '../content/read-content.ts';
import { projectOrigin, readEnvironmentFiles } from '../hosting/environment.ts';
import { redirectsOf } from '../hosting/redirects.ts';
import { projectRoot } from '../project-root.ts';
import { bundleSite, loadServer } from './bundle.ts';
import { compressFiles, effortFor } from './compress.ts';
import { ContentCache } from './content-cache.ts';
import { createPageRenderer, type OutputFile } from './render-pages.ts';
import { loadSampleSite } from './sample-site.ts';
import { siteFiles } from './site-files.ts';
import { collectRules, createFrame } from './site-frame.ts';
import { Steps } from './steps.ts';
import { readPublic, replaceFolder, writeOutput } from './write-site.ts';

export type BuildOptions = {
  /** The content folder and the output folder. */
  pages: string;
  out: string;
  /** The public address, where it is not the one of _site.yaml. */
  siteUrl?: string | undefined;
};

export type BuildResult = { diagnostics: Diagnostic[]; pages: number; isBuilt: boolean; steps: Steps };

/**
 * Validates a content folder and builds it into a static site.
 * With an error in any page nothing is written, and whatever was built before stays whole.
 */
export async function buildSite({ pages: folder, out, siteUrl }: BuildOptions): Promise<BuildResult> {
  const steps = new Steps();
  readEnvironmentFiles(projectRoot);
  const publicFolder = join(projectRoot, 'public');
  const validators = await steps.measure('prepare', () => createValidators(projectRoot));
  const contentFiles = await steps.measure('read', () => readContent(process.cwd(), resolve(folder), publicFolder));
  const content = await steps.measure('check', () => compileContent(contentFiles, validators));
  const { diagnostics, source, context } = content;
  const pages = validPages(content);
  if (hasErrors(diagnostics) || !source) return { diagnostics, pages: pages.length, isBuilt: false, steps };

  const redirects = redirectsOf(
    source.redirects ?? {},
    new Set([...context.routes.keys(), ...context.publicFiles.keys()]),
  );
  const cacheFolder = join(projectRoot, 'node_modules/.cache/site');
  const bundle = await steps.measure('bundle', () => bundleSite(cacheFolder));
  const server = await loadServer(bundle);
  const rules = await steps.measure('style', () => collectRules(loadSampleSite(projectRoot, validators), server));
  const frame = createFrame({
    site: context.site,
    source,
    origin: (siteUrl ?? source.url).replace(/\/+$/, ''),
    bundle,
    rules,
    redirects,
    projectOrigin: projectOrigin(),
  });
  const files = await steps.measure('render', (): OutputFile[] => {
    const renderer = createPageRenderer(frame, server);
    const rendered = [...pages.flatMap(renderer.render), renderer.notFound()];
    renderer.finish();
    return [
      ...rendered,
      ...siteFiles(
        frame,
        source,
        bundle,
        pages.map(({ path }) => path),
      ),
      ...readPublic(publicFolder),
    ];
  });
  await replaceFolder(resolve(out), async (next) => {
    await steps.measure('write', () =>
      files.forEach((file) => {
        writeOutput(next, file);
      }),
    );
    const cache = new ContentCache(join(cacheFolder, 'brotli'));
    await steps.measure('compress', () =>
      compressFiles(files, effortFor(pages.length), cache, (file) => {
        writeOutput(next, file);
      }),
    );
  });
  return { diagnostics, pages: pages.length, isBuilt: true, steps };
}
