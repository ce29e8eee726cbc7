import { type Checker, isPageThere } from '#engine';
import type { Site, SiteSource } from '#kit/model';
import { sitePlace } from '../base/below-path.ts';
import { messageProject, projectOrigin } from '../base/environment.ts';
import { projectRoot } from '../base/project-root.ts';
import type { ContentCache } from '../cache/content-cache.ts';
import { hashOf } from '../cache/hash.ts';
import { redirectsOf } from '../hosting/redirects.ts';
import { ownRules } from '../render/brand.ts';
import { type Bundle, loadServer } from '../render/bundle.ts';
import { isLargeSite } from '../render/compress.ts';
import { isSheetOfSite, partsOfIds, type SitePart, sheetCount } from '../render/sheets.ts';
import { createLayout, type SiteLayout } from '../render/site-layout.ts';
import { collectRules, type Rule, sheetsOf } from '../render/style-sheet.ts';
import { loadSampleSite } from '../schemas/sample-site.ts';
import { withFeed } from './feed.ts';
import { fittedLetters } from './fitted-letters.ts';
import type { OutlinedContent } from './page-plan.ts';
import { shareDesign } from './share-design.ts';
import type { Steps } from './steps.ts';

export type LayoutOrder = {
  content: OutlinedContent;
  /** It is built as a site of so many pages. */
  pages: number;
  publicFolder: string;
  siteUrl: string | undefined;
  bundle: Bundle;
  checker: Checker;
  /** Names the code that checks and writes pages. */
  code: string;
  cache: ContentCache;
  steps: Steps;
};

/** The layout of the original, and those of the other languages by their folders. */
export type Layouts = { layout: SiteLayout; translations: ReadonlyMap<string, SiteLayout> };

/** The layouts of a content folder; nothing where its `_site` file has mistakes. */
export async function layoutsOf({
  content,
  pages,
  publicFolder,
  siteUrl,
  bundle,
  checker,
  code,
  cache,
  steps,
}: LayoutOrder): Promise<Layouts | undefined> {
  const { source, theme, context, translated } = content.site;
  if (!source) return undefined;
  const { origin, base } = sitePlace(siteUrl ?? source.url);
  const sheets = await steps.measure('style', async () => {
    const rules = await siteRules(bundle, checker, `rules-${hashOf(bundle.key, code)}.json`, cache);
    const own = neededRules(rules, content);
    return sheetsOf([
      ...own,
      ...ownRules(theme, source, origin, await fittedLetters(theme, context.publicFiles, publicFolder, cache)),
    ]);
  });
  const redirects = redirectsOf(
    source.redirects ?? {},
    new Set([
      ...[...context.routes.keys()].filter((path) => isPageThere(path, context)),
      ...context.publicFiles.keys(),
    ]),
    base,
  );
  const { publicFiles } = context;
  const folders = [...translated.keys()];
  const isLarge = isLargeSite(pages);
  const all = {
    theme,
    publicFiles,
    origin,
    base,
    bundle,
    blocks: context.blocks,
    sheets,
    isLarge,
    redirects,
    folders,
    projectOrigin: projectOrigin(),
  };
  // A picture of each page takes as long as ten pages: those of a large site share the site's own.
  const shareOf = (own: SiteSource) =>
    isLarge ? undefined : shareDesign({ source: own, theme, origin, publicFolder, publicFiles }, cache);
  return {
    layout: createLayout({
      ...all,
      site: withProject(context.site),
      source: withFeed(source, content),
      share: await shareOf(source),
    }),
    translations: new Map(
      await Promise.all(
        [...translated].map(async ([folder, own]): Promise<[string, SiteLayout]> => {
          const { site } = context.translations.get(folder) ?? context;
          const share = await shareOf(own);
          return [
            folder,
            createLayout({ ...all, site: withProject(site), source: withFeed(own, content, folder), folder, share }),
          ];
        }),
      ),
    ),
  };
}

/** The rules that a site needs: those of its sections, and of the parts that it has. */
function neededRules(rules: readonly Rule[], { site: { context }, files }: OutlinedContent): Rule[] {
  const { breadcrumb, footer, sideMenus } = context.site;
  // A dialog may show a form of one's own where no page does.
  const hasOwnForms = [...context.forms.values()].some(({ fields }) => fields);
  const hasArticles = [...context.routes.values()].some(({ article }) => article);
  const has: Record<SitePart, boolean> = {
    search: context.hasSearch,
    profiles: footer.profiles !== undefined,
    sideMenus: sideMenus !== undefined,
  };
  const needed = {
    hasPictures: (files.media?.size ?? 0) > 0,
    hasParts: breadcrumb !== undefined || has.search || has.profiles || hasArticles,
    hasSideMenus: has.sideMenus,
    blocks: hasOwnForms ? [...context.blocks, 'form'] : context.blocks,
  };
  const isNeeded = Array.from({ length: sheetCount }, (_, sheet) => isSheetOfSite(sheet, needed));
  const parts = partsOfIds();
  return rules.filter(({ sheet, own }) => {
    const part = parts.get(own?.id ?? '');
    return isNeeded[sheet] && (part === undefined || has[part]);
  });
}

/** The site as its pages know it, with where its messages go. */
function withProject(site: Site): Site {
  const project = messageProject();
  return project ? { ...site, project } : site;
}

/** Every rule that the blocks and the shell can need: those of all examples. */
async function siteRules(bundle: Bundle, checker: Checker, key: string, cache: ContentCache): Promise<Rule[]> {
  const known = cache.read(key);
  if (known) return JSON.parse(known.toString()) as Rule[];
  const rules = collectRules(loadSampleSite(projectRoot, checker), await loadServer(bundle));
  cache.write(key, Buffer.from(JSON.stringify(rules)));
  return rules;
}
