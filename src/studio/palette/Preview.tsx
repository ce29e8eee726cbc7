import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { PageProvider, SectionView } from '#kit';
import type { Page } from '#kit/model';
import { Careful } from '../shell/Careful.tsx';
import { PreviewRoot } from './Preview.styles.ts';
import type { PaletteContent } from './types.ts';

/**
 * How wide the page is that an example is shown in, in pixels: as the window, whose width its styles go by, but at most so wide
 * that one can read it.
 */
const widest = 1280;

type PreviewProps = Pick<PaletteContent, 'site' | 'page'> & { sections: Page['sections'] };

/** Sections as they look, small: the same views as the page's. Nothing in it can be reached or heard. */
export default function Preview({ site, page, sections }: PreviewProps) {
  const root = useRef<HTMLDivElement>(null);
  const pageWidth = Math.min(widest, Math.max(innerWidth, 1024));
  const [{ scale, minBlockSize }, setSize] = useState({ scale: 0.3, minBlockSize: 0 });
  useLayoutEffect(() => {
    const frame = root.current;
    if (!frame) return;
    const observer = new ResizeObserver(() => {
      // Not rounded: a strip of the ground would be seen beside it.
      const { width, height } = frame.getBoundingClientRect();
      setSize({ scale: width / pageWidth, minBlockSize: (height * pageWidth) / width });
    });
    observer.observe(frame);
    return () => observer.disconnect();
  }, [pageWidth]);
  const context = useMemo(() => ({ site, page, openForm: () => undefined, SectionView }), [site, page]);
  return (
    <PreviewRoot ref={root} className="sample" inert aria-hidden="true">
      <div style={{ inlineSize: pageWidth, minBlockSize, transform: `scale(${scale})` }}>
        {/* An example that can't be shown here is chosen by its words. */}
        <Careful>
          <MemoryRouter>
            <PageProvider value={context}>
              {sections.map((section, index) => (
                <SectionView key={index} section={section} />
              ))}
            </PageProvider>
          </MemoryRouter>
        </Careful>
      </div>
    </PreviewRoot>
  );
}
