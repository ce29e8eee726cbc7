/**
 * The folder of the site that a command works on: there lie its pages, public files, environment, messages and caches, and messages
 * name its files from there. `enter-site.mjs` goes there before a command begins. It is not `projectRoot`, where the builder lies.
 */
export function siteRoot(): string {
  return process.cwd();
}
