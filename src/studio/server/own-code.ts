import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { ownCode, projectRoot, UsageError } from '#builder/base';
import type { Served } from '#builder/dev';
import { bundleSchemas, cacheFolder, loadChecker, loadSampleSite, readExamples, siteSchemas } from '#builder/files';
import { studioSchemas } from '#builder/generate';
import { bundleSite, collectRules, loadServer } from '#builder/render';
import { studioAddress } from '../host/http.ts';
import { paletteContent } from './palette-content.ts';

/** Where the code of a site's own lies for the Studio as it is now; nothing where a site has none. */
export function ownAddress(): string | undefined {
  const { key } = ownCode();
  return key === '' ? undefined : `${studioAddress}/own/${key}`;
}

const script = 'text/javascript; charset=utf-8';

/** The files of it that are sent as they were compiled. */
const compiledFiles: Readonly<Record<string, string>> = {
  'checks.mjs': script,
  'validators.mjs': script,
  'views.mjs': script,
  'blocks.json': 'application/json',
};

/** What is made for the Studio of a site's own blocks, once for each state of them, by where it is asked for. */
const makers = {
  'palette.json': ['application/json', async () => JSON.stringify(paletteContent(projectRoot))],
  'site.css': ['text/css; charset=utf-8', siteSheet],
} as const;

/** Adds what the Studio takes in of a site's own code. Where there are blocks, they stand in its palette and its sheet too. */
export function addOwnCode(app: Hono<Served>): void {
  const made = new Map<string, Promise<string>>();
  app.get(`${studioAddress}/own/:key/:name`, async (context, next) => {
    const { key, name } = context.req.param();
    const { folder, key: current } = ownCode();
    if (key !== current || current === '') return next();
    if (name === 'schemas.json') return context.body(ownSchemas(), 200, { 'content-type': 'application/json' });
    const type = compiledFiles[name];
    if (type === undefined) return next();
    return context.body(await readFile(join(folder, name), 'utf8'), 200, { 'content-type': type });
  });
  for (const [name, [type, make]] of Object.entries(makers))
    app.get(`${studioAddress}/${name}`, async (context, next) => {
      const { blocks, key } = ownCode();
      if (!blocks) return next();
      const known = `${key} ${name}`;
      const making = made.get(known) ?? make();
      made.set(known, making);
      // What can't be made is tried again when it is asked for again.
      making.catch(() => made.delete(known));
      const text = await making.catch(saidOfSite);
      return text === undefined ? next() : context.body(text, 200, { 'content-type': type });
    });
}

/** Says a mistake of the site, such as an example that fails: then there is what the builder has. */
function saidOfSite(error: unknown): undefined {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
}

/** What the Studio's forms are made from, of the site's own blocks. */
function ownSchemas(): string {
  const examples = (ownCode().blocks?.blockTypes ?? []).map((type): [string, unknown[]] => [
    type,
    Object.values(readExamples(projectRoot, type)).map(({ block }) => block),
  ]);
  return studioSchemas(bundleSchemas(siteSchemas(projectRoot)), new Map(examples)).text;
}

/** Every rule that a page can need, as the build gathers them. */
async function siteSheet(): Promise<string> {
  const server = await loadServer(await bundleSite(cacheFolder('site'), 'full'));
  const rules = collectRules(loadSampleSite(projectRoot, loadChecker(projectRoot)), server);
  return rules.map(({ css }) => css).join('');
}
