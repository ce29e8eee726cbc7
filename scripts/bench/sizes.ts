import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Bytes of a built site as they travel (brotli). */
export type SizeFigures = {
  /** The document of the largest page, and of the middle one: all that the first paint needs. */
  largestDocument: { path: string; bytes: number };
  middleDocument: number;
  /** The app, and everything that a visitor who sends a message has loaded. */
  app: number;
  allScripts: number;
  /** The inline script, plain. */
  inlineScript: number;
};

/** Adds up what a built site in `out` sends. */
export function measureSizes(out: string): SizeFigures {
  const documents = readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html.br'))
    .map((file) => ({ path: `/${file.replace(/\/?index\.html\.br$/, '')}`, bytes: statSync(join(out, file)).size }))
    .sort((a, b) => b.bytes - a.bytes);
  const scripts = readdirSync(join(out, 'assets')).filter((name) => name.endsWith('.js.br'));
  const size = (name: string) => statSync(join(out, 'assets', name)).size;
  const html = readFileSync(join(out, 'index.html'), 'utf8');
  return {
    largestDocument: documents[0] ?? { path: '/', bytes: 0 },
    middleDocument: documents[Math.floor(documents.length / 2)]?.bytes ?? 0,
    app: scripts.filter((name) => name.startsWith('app-')).reduce((sum, name) => sum + size(name), 0),
    allScripts: scripts.reduce((sum, name) => sum + size(name), 0),
    inlineScript: /<script>([\s\S]*?)<\/script>/.exec(html)?.[1]?.length ?? 0,
  };
}
