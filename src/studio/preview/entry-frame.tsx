import type { PageView } from '../worker/protocol.ts';

/** The preview's entry: shows the page that the Studio around it sends. */
addEventListener('message', ({ data, origin }: MessageEvent<PageView>) => {
  if (origin !== location.origin) return;
  const root = document.getElementById('root');
  if (root) root.textContent = data.page.title;
});
