import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import { PageProvider, SectionView } from '#kit';
import { paletteContent } from '../server/palette-content.ts';
import type { PaletteExample } from './types.ts';

it('each way to show a section is drawn in the palette, with all that it names', () => {
  const { site, page, blocks } = paletteContent(projectRoot);
  const drawn = ({ sections }: PaletteExample) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <PageProvider value={{ site, page, openForm: () => undefined, SectionView }}>
          {sections.map((section, index) => (
            <SectionView key={index} section={section} />
          ))}
        </PageProvider>
      </MemoryRouter>,
    );
  const empty = blocks.flatMap(({ type, examples }) =>
    examples.filter((example) => drawn(example) === '').map(({ name }) => `${type}: ${name}`),
  );
  expect(empty).toEqual([]);
});
