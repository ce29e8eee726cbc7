/**
 * The Studio on loopback: its server, its bundle, and how its page is opened.
 */
export { bundleStudio } from './bundle-studio.ts';
export { studioRoot } from './documents.ts';
export { openBrowser } from './open-browser.ts';
export { paletteContent } from './palette-content.ts';
export { serveStudio } from './studio-server.ts';
