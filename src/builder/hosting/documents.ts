import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cachedFolders, revalidated } from './headers.ts';
import { hostFiles } from './host-files.ts';
import { type Hosting, hostingOf } from './hosting.ts';
import { wranglerConfig } from './hosts/wrangler.ts';
import { contentPolicy, policyText } from './policy.ts';

/** Texts that stand for the site's own, so that the documents don't change with every change of a style. */
const standIns = { scripts: ['the inline script'], styles: ['the sheet of every page', 'the sheet of some pages'] };

/** A site as the documents show it: hashes by name, and one redirect. */
function exampleHosting(): { hosting: Hosting; readable: (text: string) => string } {
  const policy = contentPolicy(standIns);
  const hashes = new Map(
    (
      [
        ['script-src', 2, 'SCRIPT'],
        ['style-src', 2, 'STYLES'],
        ['style-src', 3, 'MORE-STYLES'],
      ] as const
    ).map(([name, place, word]) => [policy.find(([found]) => found === name)?.[place] ?? '', `'sha256-${word}'`]),
  );
  const readable = (text: string) => [...hashes].reduce((result, [hash, word]) => result.replaceAll(hash, word), text);
  return { hosting: hostingOf(policy, [{ from: '/old-page', to: '/about' }]), readable };
}

/** The parts of the documents that are made from the code, by name. */
function generatedParts(): ReadonlyMap<string, string> {
  const { hosting, readable } = exampleHosting();
  const files = new Map(hostFiles(hosting).map(({ path, content }) => [path, readable(content)]));
  const code = (language: string, path: string) => `\`\`\`${language}\n${files.get(path)?.trimEnd()}\n\`\`\``;
  const headers = hosting.headers
    .filter(([name]) => name !== 'Content-Security-Policy')
    .map(([name, value]) => `| \`${name}\` | \`${value}\` |`);
  const policy = contentPolicy({ ...standIns, projectOrigin: 'https://PROJECT.supabase.co' });
  const caches = [
    ...cachedFolders().map(({ folder, value }) => [`${folder}…`, value]),
    ['everything else', revalidated],
  ];
  return new Map([
    ['policy', `\`\`\`\n${readable(policyText(policy)).replaceAll(';', ';\n')}\n\`\`\``],
    ['headers', `| header | value |\n| --- | --- |\n${headers.join('\n')}`],
    [
      'caches',
      `| files | \`Cache-Control\` |\n| --- | --- |\n${caches.map(([files, value]) => `| ${files} | \`${value}\` |`).join('\n')}`,
    ],
    ['netlify', code('', '_headers')],
    ['vercel', code('json', 'vercel.json')],
    ['nginx-maps', code('nginx', '_hosting/nginx-maps.conf')],
    ['nginx-site', code('nginx', '_hosting/nginx-site.conf')],
    ['caddy', code('', '_hosting/Caddyfile')],
    ['wrangler', code('json', '_hosting/wrangler.json')],
  ]);
}

const documents = [
  'hosting',
  'hosting-cloudflare',
  'hosting-netlify',
  'hosting-vercel',
  'hosting-nginx',
  'hosting-caddy',
];

/** How the deployment's own tools publish a site: Cloudflare's configuration, which never comes with a build. */
export function toolsConfig(): { file: string; text: string } {
  return { file: '.github/tools/wrangler.json', text: wranglerConfig('../../dist') };
}

/** The documents about hosting, with the parts between `<!-- generated: NAME -->` and `<!-- end -->` made again. */
export function hostingDocuments(root: string): { file: string; text: string }[] {
  const parts = generatedParts();
  return documents.map((name) => {
    const file = `docs/${name}.md`;
    const text = readFileSync(join(root, file), 'utf8');
    return {
      file,
      text: text.replace(
        /(<!-- generated: ([\w-]+) -->\n)(?:[^<]|<(?!!--))*(?=<!-- end -->)/g,
        (_whole, mark: string, part: string) => `${mark}${partOf(parts, part)}\n`,
      ),
    };
  });
}

function partOf(parts: ReadonlyMap<string, string>, name: string): string {
  const part = parts.get(name);
  if (part === undefined) throw new Error(`No part of the documents is called ${name}.`);
  return part;
}
