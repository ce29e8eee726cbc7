import { pagePaths } from '#engine';
import { faceOf, type Page, type SocialPicture } from '#kit/model';
import type * as ServerEntry from '#kit/server';
import { renderAround, renderDocument, sharedText } from './document.ts';
import type { OutputFile, RenderedFile } from './output-file.ts';
import { shareOf, shareSize } from './share.ts';
import { SharedPart } from './shared-part.ts';
import type { SiteLayout } from './site-layout.ts';
import { structuredData } from './structured-data.ts';
import { type Sheet, siteRulesOf } from './style-sheet.ts';

/** Turns pages into files. `finish` throws where a page has needed a rule that the sheet lacks. */
export type PageRenderer = { render: (page: Page) => RenderedFile[]; notFound: () => OutputFile; finish: () => void };

/** Makes the part that pages of the same sheets share, once for each of the few choices that there are. */
function sharedParts(layout: SiteLayout): (sheets: readonly Sheet[]) => SharedPart {
  const known = new Map<string, SharedPart>();
  return (sheets) => {
    const key = sheets.map(({ source }) => source).join(' ');
    const part = known.get(key) ?? new SharedPart(sharedText(layout, sheets));
    known.set(key, part);
    return part;
  };
}

/** The picture that is made of a page, where the site's pages have any. */
function madePicture({ share }: SiteLayout, page: Page): SocialPicture | undefined {
  if (!share) return undefined;
  const { path, alt } = shareOf(share, page.title, faceOf(page));
  return { src: path, alt, ...shareSize };
}

/** A renderer of pages for one build. The same page gives the same bytes. */
export function createPageRenderer(layout: SiteLayout, server: typeof ServerEntry): PageRenderer {
  const sheet = server.createSheet();
  const renderer = server.createRenderer(layout.site, sheet);
  const partOf = sharedParts(layout);
  const made = (page: Page) => madePicture(layout, page);
  return {
    render: (page) => {
      const { path, title, description, picture, siblings, films } = page;
      const html = renderer.render({ page });
      const [documentPath, dataPath] = pagePaths(path);
      const { before, sheets, after } = renderAround(layout, {
        path,
        title,
        description,
        html,
        structuredData: structuredData(page, layout.facts),
        picture: picture ?? made(page),
        siblings,
        films,
      });
      return [
        { path: documentPath, content: { before, shared: partOf(sheets), after } },
        { path: dataPath, content: JSON.stringify({ build: layout.build, page }) },
      ];
    },
    notFound: () => {
      const { title, description } = layout.site.notFound;
      const html = renderer.render({ missing: '' });
      const path = layout.folder === undefined ? '404.html' : `${layout.folder}/404.html`;
      return { path, content: renderDocument(layout, { title, description, html, structuredData: [] }) };
    },
    finish: () => {
      const missing = siteRulesOf(sheet).filter((rule) => !layout.sheets[rule.sheet]?.css.includes(rule.css));
      if (missing.length === 0) return;
      throw new Error(
        `Pages need styles that no example of a block shows; add one to its examples.yaml. Rules:\n${missing.map(({ css }) => css).join('\n')}`,
      );
    },
  };
}
