/**
 * The gallery as HTML.
 */
// The rules that are everywhere come first in the sheet, so that any block's rule wins over them.

import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { StyleSheetManager } from 'styled-components';
import { createSheet, type Sheet } from '../app/entry-server.tsx';
import { PageProvider } from '../context/context.tsx';
import type { Page } from '../model/page.ts';
import { SectionView } from '../page/SectionView.tsx';
import { BlockPage } from './BlockPage.tsx';
import { Drawings } from './design/Drawings.tsx';
import { Primitives } from './design/Primitives.tsx';
import { Tokens } from './design/Tokens.tsx';
import { Example } from './Example.tsx';
import { Frame } from './Frame.tsx';
import { Home } from './Home.tsx';
import type { Gallery, GalleryRoute } from './types.ts';

export { allRoutes, baseOf, fileOf } from './routes.ts';

/** What a document shows: its title, the content of `#root`, and the sheet with all its rules. `data` is for the script. */
export type RenderedDocument = { title: string; html: string; sheet: Sheet; data?: object };

/** Renders a document of the gallery. Returns nothing where no block or example has that name. */
export function renderRoute(gallery: Gallery, route: GalleryRoute): RenderedDocument | undefined {
  if (route.kind !== 'example') {
    const content = contentOf(gallery, route);
    if (!content) return undefined;
    return {
      title: content.title,
      ...render(
        inPage(
          gallery,
          <Frame gallery={gallery} route={route}>
            {content.view}
          </Frame>,
        ),
      ),
    };
  }
  const block = gallery.blocks.find(({ type }) => type === route.type);
  const example = block?.examples.find(({ name }) => name === route.name);
  if (!block || !example) return undefined;
  const data = { site: gallery.site, page: example.page };
  return { title: `${block.type}, ${example.name}`, ...render(<Example {...data} />), data };
}

function contentOf(
  gallery: Gallery,
  route: Exclude<GalleryRoute, { kind: 'example' }>,
): { title: string; view: ReactNode } | undefined {
  if (route.kind === 'home') return { title: 'Gallery', view: <Home gallery={gallery} /> };
  if (route.kind === 'design') {
    const views = { tokens: <Tokens />, primitives: <Primitives />, drawings: <Drawings /> };
    return { title: `Gallery: ${route.topic}`, view: views[route.topic] };
  }
  const block = gallery.blocks.find(({ type }) => type === route.type);
  return block && { title: `Gallery: ${block.type}`, view: <BlockPage block={block} /> };
}

function render(view: ReactNode): { html: string; sheet: Sheet } {
  const sheet = createSheet();
  const html = renderToString(<StyleSheetManager sheet={sheet.instance}>{view}</StyleSheetManager>);
  return { html, sheet };
}

/** Primitives ask for the page around them. */
function inPage({ site }: Gallery, view: ReactNode): ReactNode {
  const page: Page = { path: '/', title: 'Gallery', description: '', sections: [], forms: {} };
  return (
    <MemoryRouter>
      <PageProvider value={{ site, page, openForm: () => undefined, SectionView }}>{view}</PageProvider>
    </MemoryRouter>
  );
}
