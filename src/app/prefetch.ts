/** Fetches the data of pages that a visitor is about to open: on hover, touch and focus of their links. */
export function prefetchOnIntent(load: (path: string) => Promise<unknown>): void {
  const onIntent = ({ target }: Event) => {
    const anchor = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
    if (!anchor || anchor.pathname === window.location.pathname || anchor.hasAttribute('download')) return;
    // A failed prefetch is no failure: the click itself fetches again.
    load(anchor.pathname).catch(() => undefined);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(type, onIntent, { passive: true });
}
