import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticRouter, StaticRouterProvider, type StaticHandlerContext } from 'react-router-dom';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import type { Site } from '../page/types.ts';
import type { PageData } from './page-data.ts';
import { GlobalStyle } from '../theme/GlobalStyle.ts';
import { createRoutes, pageRouteId } from './routes.tsx';

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
    </StyleSheetManager>,
  );
  return sheet;
}

/** Renders pages to the HTML of the content of `#root`: `page` a page, `missing` the page of a path that has none. */
export type Renderer = { render: (data: PageData) => string };

/** A renderer for a site. Rules that are not in `sheet` yet are added to it. */
export function createRenderer(site: Site, build: string, sheet: Sheet): Renderer {
  const routes = createRoutes(site, build);
  return {
    render: (data) => {
      const context = staticContext(routes, data);
      const router = createStaticRouter(routes, context);
      return renderToString(
        <StyleSheetManager sheet={sheet.instance}>
          <StrictMode>
            <StaticRouterProvider router={router} context={context} hydrate={false} />
          </StrictMode>
        </StyleSheetManager>,
      );
    },
  };
}

function staticContext(routes: ReturnType<typeof createRoutes>, data: PageData): StaticHandlerContext {
  const pathname = 'page' in data ? data.page.path : data.missing;
  const [route] = routes;
  return {
    basename: '/',
    location: { pathname, search: '', hash: '', state: null, key: 'default' },
    matches: route ? [{ params: { '*': pathname.slice(1) }, pathname, pathnameBase: '/', route: { ...route, id: pageRouteId, children: undefined } }] : [],
    loaderData: { [pageRouteId]: data },
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
  } as StaticHandlerContext;
}
