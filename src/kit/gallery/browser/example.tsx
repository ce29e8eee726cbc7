import { hydrateRoot } from 'react-dom/client';
import { Example, type ExampleProps } from '../Example.tsx';

/** Tells the gallery around this example how high it is, now and whenever that changes. */
function tellHeight(): void {
  const tell = () => window.parent.postMessage({ galleryHeight: document.body.scrollHeight }, '*');
  new ResizeObserver(tell).observe(document.body);
  tell();
}

addEventListener('message', ({ data }: MessageEvent<{ galleryTheme?: string } | null>) => {
  if (typeof data?.galleryTheme === 'string') document.documentElement.dataset.theme = data.galleryTheme;
});

const root = document.getElementById('root');
const data = document.getElementById('example')?.textContent;
if (window.parent !== window) tellHeight();
if (root && data) void hydrate(root, JSON.parse(data) as ExampleProps);

async function hydrate(container: HTMLElement, props: ExampleProps): Promise<void> {
  const { blocks } = document.documentElement.dataset;
  if (import.meta.env.OWN_BLOCKS && blocks !== undefined)
    await (await import('../../app/own-blocks.ts')).loadOwnBlocks(blocks);
  hydrateRoot(container, <Example {...props} />);
}
