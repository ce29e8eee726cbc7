import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SectionView } from './SectionView.tsx';
import type { Page } from './types.ts';

/** So many sections fill the first screen of any page. */
const firstScreen = 2;

/** The sections of a page, from top to bottom. */
export function PageView({ page }: { page: Page }): ReactNode {
  const isWhole = useIsWhole(page.path);
  const sections = isWhole ? page.sections : page.sections.slice(0, firstScreen);
  return (
    <>
      {sections.map((section, index) => (
        <SectionView key={`${page.path}:${index}`} section={section} />
      ))}
      {/* The foot of the page stays below the screen until the rest has come. */}
      {!isWhole && <div data-waiting="" style={{ blockSize: '100vh' }} />}
    </>
  );
}

/**
 * False for the first frame of a page that is shown after another one: what is below its first screen is rendered right
 * after that frame, so that the click is answered sooner. Where the address names a place in the page, all of it is needed.
 */
function useIsWhole(path: string): boolean {
  const { hash } = useLocation();
  const [whole, setWhole] = useState(path);
  useEffect(() => {
    if (whole === path) return;
    // The first callback comes before the page's first frame is painted, the second one after it.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => startTransition(() => setWhole(path)));
    });
    return () => cancelAnimationFrame(frame);
  }, [whole, path]);
  return whole === path || hash !== '';
}
