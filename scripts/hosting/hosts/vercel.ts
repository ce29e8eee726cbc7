import { cachedFolders, type Header, typedFiles } from '../headers.ts';
import type { Hosting } from '../hosting.ts';

/** `vercel.json`, for a folder that is deployed as it is. */
export function vercelConfig({ headers, redirects }: Hosting): string {
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    buildCommand: null,
    installCommand: null,
    outputDirectory: '.',
    trailingSlash: false,
    headers: [
      rule('/(.*)', headers),
      ...typedFiles.map(({ path, type }) => rule(literal(path), [['Content-Type', type]])),
      ...cachedFolders.map(({ folder, value }) => rule(`${folder}(.*)`, [['Cache-Control', value]])),
    ],
    redirects: redirects.map(({ from, to }) => ({ source: literal(from), destination: to, statusCode: 301 })),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

function rule(source: string, headers: readonly Header[]): object {
  return { source, headers: headers.map(([key, value]) => ({ key, value })) };
}

/** An address that path-to-regexp takes for itself: a dot is escaped there. */
function literal(path: string): string {
  return path.replaceAll('.', '\\.');
}
