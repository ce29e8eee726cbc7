import { pathToFileURL } from 'node:url';
import { bundledFile, projectRoot } from '#builder/base';

/** Serves what was published last, and the Studio. Its code is loaded only here: who serves a site alone reads nothing of it. */
export async function serveWithStudio(pages: string): Promise<void> {
  const program = pathToFileURL(bundledFile(projectRoot, 'src/publishing/http/serve-studio.ts')).href;
  const { serveStudioSite } = (await import(program)) as { serveStudioSite: (pages: string) => Promise<void> };
  await serveStudioSite(pages);
}
