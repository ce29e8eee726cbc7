/**
 * Pages as HTML: what a build and the preview render with.
 */
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import type { Site } from '../model/page.ts';
// Before the app: the rules that are everywhere come first in the sheet, so that any block's rule wins over them.
import { GlobalStyle } from '../theme/GlobalStyle.ts';
import { App } from './App.tsx';
import type { PageData } from './navigation/page-data.ts';
import { StageStyle } from './navigation/stage.styles.ts';
import { takeOwnBlocks as take } from './own-blocks.ts';
import { takeOwnForms } from './own-forms.ts';
import { isInNavigation } from './shell/Navigation.tsx';
import { KeptParts, SharedParts } from './shell/shared-parts.tsx';

/** Takes in the views of a site's own blocks; nothing where the code was made without room for any. */
export const takeOwnBlocks: typeof take | undefined = import.meta.env.OWN_BLOCKS ? take : undefined;

if (import.meta.env.OWN_FORMS) takeOwnForms();

/** Gathers the rules of everything that is rendered with it. */
export type Sheet = ServerStyleSheet;

/**
 * A sheet with the rules that are the same everywhere. They are put in here and not by the app,
 * since styled-components would add a copy of their name with every page.
 */
export function createSheet(): Sheet {
  const sheet = new ServerStyleSheet();
  renderToString(
    <StyleSheetManager sheet={sheet.instance}>
      <GlobalStyle />
      <StageStyle />
    </StyleSheetManager>,
  );
  return sheet;
}

/** Renders pages to the HTML of the content of `#root`: `page` a page, `missing` the page of a path that has none. */
export type Renderer = { render: (data: PageData) => string };

/**
 * A renderer for a site. Rules that are not in `sheet` yet are added to it. The foot is rendered once, and so is the head of all
 * pages that it doesn't lead to; in a site of several languages, it leads to other ones from each page.
 */
export function createRenderer(site: Site, sheet: Sheet): Renderer {
  const parts = new KeptParts();
  return {
    render: (data) => {
      const path = 'page' in data ? data.page.path : data.missing;
      const isOwnHead = site.languages !== undefined || isInNavigation(site, path);
      const html = renderToString(
        <StyleSheetManager sheet={sheet.instance}>
          <StrictMode>
            <StaticRouter location={path}>
              <SharedParts value={(name, part) => (name === 'head' && isOwnHead ? part : parts.place(name, part))}>
                <App site={site} pages={{ read: () => data, load: async () => data }} />
              </SharedParts>
            </StaticRouter>
          </StrictMode>
        </StyleSheetManager>,
      );
      return parts.fill(html);
    },
  };
}
