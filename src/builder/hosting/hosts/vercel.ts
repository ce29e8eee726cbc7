import { cachedFolders, type Header, typedFiles } from '../headers.ts';
import { type Hosting, policyHeader } from '../hosting.ts';

/** `vercel.json`, for a folder that is deployed as it is. */
export function vercelConfig({ headers, redirects, base = '', pages = [], languages = [] }: Hosting): string {
  const missing = [
    ...languages.map((folder) => ownMissing(`${base}/${folder}`)),
    ...(base === '' ? [] : [{ ...ownMissing(base), source: '/(.*)' }]),
  ];
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    buildCommand: null,
    installCommand: null,
    outputDirectory: '.',
    trailingSlash: false,
    headers: [
      ...everywhere(headers, pages),
      ...typedFiles(base).map(({ path, type }) => rule(literal(path), [['Content-Type', type]])),
      ...cachedFolders(base).map(({ folder, value }) => rule(`${folder}(.*)`, [['Cache-Control', value]])),
    ],
    redirects: redirects.map(({ from, to }) => ({ source: literal(from), destination: to, statusCode: 301 })),
    ...(missing.length > 0 ? { rewrites: missing } : {}),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** The addresses below a place have a 404 page of their own. Vercel looks for files first, and for rewrites where there is none. */
function ownMissing(place: string): object {
  return { source: `${place}/(.*)`, destination: `${place}/404.html`, statusCode: 404 };
}

/** One address never has two policies, so that it doesn't matter which of two rules wins. */
function everywhere(headers: readonly Header[], pages: NonNullable<Hosting['pages']>): object[] {
  if (pages.length === 0) return [rule('/(.*)', headers)];
  const isPolicy = ([name]: Header) => name === policyHeader;
  const own = pages.map(({ path }) => literal(path.slice(1))).join('|');
  return [
    rule(
      '/(.*)',
      headers.filter((header) => !isPolicy(header)),
    ),
    rule(`/((?!(?:${own})$).*)`, headers.filter(isPolicy)),
    ...pages.map(({ path, policy }) => rule(literal(path), [[policyHeader, policy]])),
  ];
}

function rule(source: string, headers: readonly Header[]): object {
  return { source, headers: headers.map(([key, value]) => ({ key, value })) };
}

/** An address that path-to-regexp takes for itself: a dot is escaped there. */
function literal(path: string): string {
  return path.replaceAll('.', '\\.');
}
