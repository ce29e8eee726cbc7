import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSite } from '../context/context.tsx';
import type { Page, Site } from '../model/page.ts';
import { afterFrame } from './after-frame.ts';
import { ArticleLine } from './article/ArticleLine.tsx';
import { ArticleSteps } from './article/ArticleSteps.tsx';
import { SectionView } from './SectionView.tsx';
import { SideMenu, sideMenuAt } from './side/SideMenu.tsx';

/** So many sections fill the first screen of any page. */
const firstScreen = 2;

type PageViewProps = {
  page: Page;
  /** False before and after: while it is made ready, and once it is left. */
  isShown: boolean;
  /** Whether the server has sent it: all of it is there. */
  isFirst: boolean;
};

/** The sections of a page, from top to bottom. */
export function PageView({ page, isShown, isFirst }: PageViewProps): ReactNode {
  const isWhole = useIsWhole(page.path, isShown, isFirst);
  const site = useSite();
  // The same elements each time: what was made ready is not rendered again when it is shown.
  const sections = useMemo(() => {
    const views = page.sections.map((section, index) => (
      <SectionView key={page.keys?.[index] ?? index} section={section} />
    ));
    return withParts(views, page, site);
  }, [page, site]);
  return (
    <>
      {isWhole ? sections : sections.slice(0, firstScreen)}
      {/* The foot of the page stays below the screen until the rest has come. */}
      {!isWhole && <div data-waiting="" style={{ blockSize: '100vh' }} />}
    </>
  );
}

/** The sections of a page, with what stands below its top and at its end. */
function withParts(views: ReactNode[], { article, path }: Page, site: Site): ReactNode[] {
  const menu = import.meta.env.SIDE_MENUS ? sideMenuAt(site, path) : undefined;
  if (!article && !menu) return views;
  const [top, ...others] = views;
  return [
    top,
    ...(article ? [<ArticleLine key="line" article={article} />] : []),
    ...(menu ? [<SideMenu key="menu" menu={menu} path={path} />] : []),
    ...others,
    ...(article ? [<ArticleSteps key="steps" article={article} />] : []),
  ];
}

/**
 * False until the first frame of a page that is shown after another one: what is below its first screen is rendered right
 * after that frame, so that the click is answered sooner. Where the address names a place in the page, all of it is needed.
 */
function useIsWhole(path: string, isShown: boolean, isFirst: boolean): boolean {
  const { pathname, hash } = useLocation();
  const [isWhole, setWhole] = useState(isFirst);
  useEffect(() => {
    if (isShown && !isWhole) return afterFrame(() => startTransition(() => setWhole(true)));
  }, [isShown, isWhole]);
  return isWhole || (hash !== '' && pathname === path);
}
