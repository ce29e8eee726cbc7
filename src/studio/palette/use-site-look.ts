import { useEffect } from 'react';
import { usePageTheme } from '../shell/use-page-theme.ts';
import { useStudio } from '../store/context.tsx';

/**
 * Has samples look as the page beside them, in the site's letters and the colours that the page is seen in, for as long as the calling view is there. By a sheet that a script makes:
 * the Studio's policy takes no other.
 */
export function useSiteLook(): void {
  const view = useStudio((state) => state.pageView);
  const [theme] = usePageTheme(view?.firstTheme ?? 'dark');
  useEffect(() => {
    if (!view) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(view.samples[theme]);
    document.adoptedStyleSheets.push(sheet);
    const letters = view.faces.map((face) => new FontFace(...face));
    for (const face of letters) document.fonts.add(face);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
      for (const face of letters) document.fonts.delete(face);
    };
  }, [view, theme]);
}
