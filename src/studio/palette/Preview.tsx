import { Component, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { PageProvider } from '../../context/context.tsx';
import { SectionView } from '../../page/SectionView.tsx';
import { PreviewRoot } from './Preview.styles.ts';
import type { PaletteContent, PaletteExample } from './types.ts';

/** How wide the page is that an example is shown in, in pixels. */
const pageWidth = 1120;

type PreviewProps = Pick<PaletteContent, 'site' | 'page'> & { example: PaletteExample };

/** An example as it looks, small: the same views as the page's. Nothing in it can be reached or heard. */
export default function Preview({ site, page, example: { section } }: PreviewProps) {
  const root = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0.3);
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setScale(element.clientWidth / pageWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const context = useMemo(() => ({ site, page, openForm: () => undefined, SectionView }), [site, page]);
  return (
    <PreviewRoot ref={root} inert aria-hidden="true">
      <div style={{ inlineSize: pageWidth, transform: `scale(${scale})` }}>
        <Careful>
          <MemoryRouter>
            <PageProvider value={context}>{section && <SectionView section={section} />}</PageProvider>
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
