import { describe, expect, it } from 'vitest';
import { hostFiles, hostingOf, refuseHostCode } from '#builder/build';
import { pagePaths, takenFiles } from '#engine';

const found = (path: string) => takenFiles([path], { routes: new Map(), languages: [] }, 'public');

/** Names that some host runs or obeys, each as its documentation writes it. */
const refused = [
  ...['/_worker.js', '/_worker.js/index.js', '/_worker.bundle', '/functions/hello.js', '/functions/a/[[path]].ts'],
  ...['/functions/_middleware.js', '/docs/_middleware.ts', '/_routes.json', '/wrangler.json', '/wrangler.jsonc'],
  ...['/wrangler.toml', '/.wrangler/deploy/config.json', '/.dev.vars', '/.dev.vars.production'],
  ...['/netlify/functions/hello.js', '/netlify/edge-functions/hello.ts', '/.netlify/functions/x.zip', '/netlify.toml'],
  ...['/api/hello.js', '/api/hello.ts', '/api/deep/er/[id].mjs', '/api/index.py', '/api/a.go', '/api/a.rb'],
  ...['/middleware.js', '/middleware.ts', '/proxy.ts', '/.vercel/output/config.json', '/now.json', '/vercel.ts'],
  ...['/staticwebapp.config.json', '/firebase.json', '/.firebaserc', '/_config.yml', '/_plugins/a.rb'],
  ...['/.github/workflows/a.yml', '/.gitlab-ci.yml', '/.gitea/workflows/a.yml', '/.circleci/config.yml'],
  ...['/.htaccess', '/files/.htaccess', '/.htpasswd', '/web.config', '/files/Web.config', '/.user.ini'],
  ...['/index.php', '/files/a.phtml', '/a.cgi', '/a.aspx', '/a.jsp', '/a.shtml'],
  ...['/package.json', '/package-lock.json', '/.npmrc', '/deno.json', '/deno.jsonc', '/.pnpmfile.cjs'],
  ...['/.env', '/.env.production', '/files/.env.local', '/Dockerfile', '/Procfile'],
];

/** What stands in public folders for good reasons. */
const allowed = [
  ...['/CNAME', '/.nojekyll', '/.well-known/security.txt', '/.well-known/apple-app-site-association', '/ads.txt'],
  ...['/favicon.ico', '/films/a.webm', '/files/report.pdf', '/api/openapi.json', '/api/index.html', '/api/logo.svg'],
  ...['/files/functions.pdf', '/functions.pdf', '/netlify.svg', '/files/middleware.pdf', '/images/_worker.png'],
  ...['/files/package.json', '/environment.txt', '/files/env.txt', '/script.js', '/files/api/sample.js', '/php.svg'],
];

describe('a file of the public folder that a host would run or obey', () => {
  const forms = (path: string) => [path, path.toUpperCase(), `${path}.gz`, `${path}.br`];

  it.each(refused)('%s is refused, in any letters', (path) => {
    for (const form of forms(path))
      expect(found(form), form).toMatchObject([{ code: 'file/host', severity: 'error', file: `public${form}` }]);
  });

  it.each(['/_headers', '/_redirects', '/vercel.json', '/.assetsignore', '/.vercelignore', '/_hosting/wrangler.json'])(
    '%s is the build’s own',
    (path) => {
      expect(found(path)).toMatchObject([{ code: 'file/taken' }]);
    },
  );

  it.each(allowed)('%s is let be', (path) => {
    expect(found(path)).toEqual([]);
  });
});

describe('a build', () => {
  it.each(refused)('with %s is given up, whatever the checks before have said', (path) => {
    expect(() => refuseHostCode(['index.html', path.slice(1)])).toThrow(path.slice(1));
  });

  it('is published with the hosts’ own files, and with pages of any address', () => {
    const own = hostFiles(hostingOf([], [])).map(({ path }) => path);
    const pages = ['/', '/api', '/api/hello', '/netlify-guide', '/middleware', '/proxy'].flatMap(pagePaths);
    expect(() => refuseHostCode([...own, ...pages, ...allowed.map((path) => path.slice(1))])).not.toThrow();
  });
});
