import type { ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';
import type * as ServerEntry from '../../src/app/entry-server.tsx';
import { brandBoot, brandRules, faceOf } from '../render/brand.ts';
import { renderDocument } from '../render/document.ts';
import { rulesOf, sheetsOf } from '../render/style-sheet.ts';
import type { DevContent } from './dev-content.ts';

/** The name that all data of the dev server has instead of a build's. */
export const devBuild = 'dev';
/** Where the browser finds the data of the site. */
export const siteUrl = '/site.json';

const devScript = '/src/app/dev/entry-dev.tsx';

export type DocumentRequest = {
  response: ServerResponse;
  path: string;
  content: DevContent;
  vite: ViteDevServer;
  boot: string;
};

/** Renders the page on the server as the build does, so that what is edited looks as it will. */
export async function sendDocument({ response, path, content, vite, boot }: DocumentRequest): Promise<void> {
  const server = (await vite.ssrLoadModule('/src/app/entry-server.tsx')) as typeof ServerEntry;
  const { context, source, theme } = content.site;
  const { site } = context;
  const state = content.page(path);
  const sheet = server.createSheet();
  const html = server.createRenderer(site, sheet).render(state ? { page: state.page } : { missing: path });
  const { title, description } = state?.page ?? site.notFound;
  const document = renderDocument(
    {
      site,
      origin: '',
      app: devScript,
      font: '/src/app/font/first-visit.ts',
      siteData: siteUrl,
      build: devBuild,
      sheets: sheetsOf([...rulesOf(sheet), ...brandRules(theme)]),
      boot: brandBoot(boot, theme),
      icons: source?.icons,
      ...faceOf(theme),
    },
    { ...(state ? { path } : {}), title, description, html, structuredData: [] },
  );
  const live = document.replace('</body>', `<script type="module" src="${devScript}"></script>\n</body>`);
  const finished = await vite.transformIndexHtml('/', live);
  response
    .writeHead(state ? 200 : 404, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    .end(finished);
}
