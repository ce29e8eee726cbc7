import { pagePaths } from '#engine';
import { faceOf, type Page, type SocialPicture } from '#kit/model';
import type * as ServerEntry from '#kit/server';
import { addressBelow, fileBelow, placedPage } from '../base/below-path.ts';
import { renderDocument } from './document.ts';
import type { OutputFile } from './output-file.ts';
import { shareOf, shareSize } from './share.ts';
import type { SiteLayout } from './site-layout.ts';
import { structuredData } from './structured-data.ts';
import { siteRulesOf } from './style-sheet.ts';

/** Turns pages into files. `finish` throws where a page has needed a rule that the sheet lacks. */
export type PageRenderer = { render: (page: Page) => OutputFile[]; notFound: () => OutputFile; finish: () => void };

/** The picture that is made of a page, where the site's pages have any. */
function madePicture({ share, base = '' }: SiteLayout, page: Page): SocialPicture | undefined {
  if (!share) return undefined;
  const { path, alt } = shareOf(share, page.title, faceOf(page));
  return { src: addressBelow(base, path), alt, ...shareSize };
}

/** A renderer of pages for one build. The same page gives the same bytes. */
export function createPageRenderer(layout: SiteLayout, server: typeof ServerEntry): PageRenderer {
  const sheet = server.createSheet();
  const renderer = server.createRenderer(layout.site, sheet);
  const { base = '' } = layout;
  return {
    render: (compiled) => {
      const page = placedPage(base, compiled);
      const { path, title, description, picture, siblings, films } = page;
      const html = renderer.render({ page });
      const [documentPath, dataPath] = pagePaths(path);
      const document = renderDocument(layout, {
        path,
        title,
        description,
        html,
        structuredData: structuredData(page, layout.facts),
        picture: picture ?? madePicture(layout, compiled),
        siblings,
        date: page.article?.date,
        films,
        ...(page.listed ? { startsApp: true } : {}),
      });
      return [
        { path: documentPath, content: document },
        { path: dataPath, content: JSON.stringify({ build: layout.build, page }) },
      ];
    },
    notFound: () => {
      const { title, description } = layout.site.notFound;
      const html = renderer.render({ missing: '' });
      const path = layout.folder === undefined ? '404.html' : `${layout.folder}/404.html`;
      return {
        path: fileBelow(base, path),
        content: renderDocument(layout, { title, description, html, structuredData: [] }),
      };
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
