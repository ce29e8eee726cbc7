import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SectionView } from './SectionView.tsx';
import type { Page } from './types.ts';

/** So many sections fill the first screen of any page. */
const firstScreen = 2;

/** The sections of a page, from top to bottom. `isFirst`: the server has sent it, all of it is there. */
export function PageView({ page, isFirst }: { page: Page; isFirst: boolean }): ReactNode {
  const isWhole = useIsWhole(page.path, isFirst);
  const sections = isWhole ? page.sections : page.sections.slice(0, firstScreen);
  return (
    <>
      {sections.map((section, index) => (
        <SectionView key={index} section={section} />
      ))}
      {/* The foot of the page stays below the screen until the rest has come. */}
      {!isWhole && <div data-waiting="" style={{ blockSize: '100vh' }} />}
    </>
  );
}

/**
 * False until the first frame of a page that is shown after another one: what is below its first screen is rendered right
 * after that frame, so that the click is answered sooner. Where the address names a place in the page, all of it is needed.
 */
function useIsWhole(path: string, isFirst: boolean): boolean {
  const { pathname, hash } = useLocation();
  const [isWhole, setWhole] = useState(isFirst);
  // A page that is made ready unseen has no effects.
  useEffect(() => {
    if (isWhole) return;
    // The first callback comes before the page's first frame is painted, the second one after it.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => startTransition(() => setWhole(true)));
    });
    return () => cancelAnimationFrame(frame);
  }, [isWhole]);
  return isWhole || (hash !== '' && pathname === path);
}
