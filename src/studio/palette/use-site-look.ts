import { useEffect } from 'react';
import { useStudio } from '../store/context.tsx';

/**
 * Has samples look as the site does, in its colours and letters, for as long as the calling view is there. By a sheet that a script makes:
 * the Studio's policy takes no other.
 */
export function useSiteLook(): void {
  const view = useStudio((state) => state.pageView);
  useEffect(() => {
    if (!view) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(view.samples);
    document.adoptedStyleSheets.push(sheet);
    const letters = view.faces.map((face) => new FontFace(...face));
    for (const face of letters) document.fonts.add(face);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
      for (const face of letters) document.fonts.delete(face);
    };
  }, [view]);
}
