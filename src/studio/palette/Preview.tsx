import { Component, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { PageProvider, SectionView } from '#kit';
import type { Page } from '#kit/model';
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
  const content = useRef<HTMLDivElement>(null);
  const pageWidth = Math.min(widest, Math.max(innerWidth, 1024));
  const [{ scale, top }, setPlace] = useState({ scale: 0.3, top: 0 });
  useLayoutEffect(() => {
    const [frame, inside] = [root.current, content.current];
    if (!frame || !inside) return;
    const observer = new ResizeObserver(() => {
      const fitting = frame.clientWidth / pageWidth;
      setPlace({ scale: fitting, top: Math.max(0, (frame.clientHeight - inside.offsetHeight * fitting) / 2) });
    });
    observer.observe(frame);
    observer.observe(inside);
    return () => observer.disconnect();
  }, [pageWidth]);
  const context = useMemo(() => ({ site, page, openForm: () => undefined, SectionView }), [site, page]);
  return (
    <PreviewRoot ref={root} className="sample" inert aria-hidden="true">
      <div ref={content} style={{ inlineSize: pageWidth, transform: `translateY(${top}px) scale(${scale})` }}>
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

/** An example that can't be shown here is chosen by its words. */
class Careful extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
