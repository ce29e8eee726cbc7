import type { Context } from 'hono';
import type { Site } from '#kit/model';
import { previewPolicy } from '../hosting/policy.ts';
import { brandBoot, faceOf, firstTheme, ownRules } from '../render/brand.ts';
import { directionAttribute, renderDocument } from '../render/document.ts';
import { folderOfPath } from '../render/site-layout.ts';
import { rulesOf, sheetsOf } from '../render/style-sheet.ts';
import type { DevContent } from './dev-content.ts';
import type { PreviewCode } from './preview-code.ts';

/** The name that all data of a language has on the dev server instead of a build's. */
export function devBuildOf(folder: string): string {
  return folder === '' ? 'dev' : `dev ${folder}`;
}

/** Where the browser finds the data of the site, in the original and in each other language. */
const siteUrl = '/site.json';

/** The folder of the language whose data has this address; empty for the original, nothing where it is no data's. */
export function folderOfSiteUrl(path: string): string | undefined {
  if (path === siteUrl) return '';
  const [, folder, ...rest] = path.split('/');
  return folder !== '' && `/${rest.join('/')}` === siteUrl ? folder : undefined;
}

/** What the pages of a language share, by its folder: what the original's share, where there is no such language. */
export function siteIn({ site: { context } }: DevContent, folder: string): Site {
  return (context.translations.get(folder) ?? context).site;
}

/** What documents are made of. */
export type DocumentParts = { content: DevContent; code: PreviewCode };

/** Renders the page at a path on the server as the build does, so that what is edited looks as it will. */
export async function sendDocument(
  context: Context,
  path: string,
  { content, code }: DocumentParts,
): Promise<Response> {
  const server = await code.server();
  const { translations, publicFiles } = content.context;
  const { source, theme } = content.site;
  const folder = folderOfPath(path, translations.keys());
  const site = siteIn(content, folder);
  const state = content.page(path);
  const sheet = server.createSheet();
  const html = server.createRenderer(site, sheet).render(state ? { page: state.page } : { missing: path });
  const rules = rulesOf(sheet);
  const inline = brandBoot(code.boot, theme, publicFiles);
  const blocks = code.blocks();
  const { title, description } = state?.page ?? site.notFound;
  const document = renderDocument(
    {
      site,
      direction: directionAttribute(site),
      origin: '',
      app: code.app,
      font: code.font,
      ...(blocks === undefined ? {} : { blocks }),
      siteData: folder === '' ? siteUrl : `/${folder}${siteUrl}`,
      build: devBuildOf(folder),
      sheets: sheetsOf([...rules, ...ownRules(theme, source ?? {}, '')]),
      boot: inline,
      // The app is there from the start.
      live: {},
      icons: source?.icons,
      ...faceOf(theme, publicFiles),
      ...firstTheme(theme),
    },
    {
      ...(state ? { path } : {}),
      title,
      description,
      html,
      structuredData: [],
      picture: state?.page.picture,
      siblings: state?.page.siblings,
      ...(state?.page.listed ? { startsApp: true } : {}),
    },
  );
  const live = document.replace('</body>', `<script type="module" src="${code.app}"></script>\n</body>`);
  const finished = await code.finish(live);
  return context.html(finished, state ? 200 : 404, { 'content-security-policy': previewPolicy([inline]) });
}
