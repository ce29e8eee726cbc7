import { withoutCompression } from './output-paths.ts';

/** What a host makes of a file: a program that it runs, or its own configuration. */
export type HostUse = { use: 'program' | 'configuration'; host: string };

/** A row of the table: which files, by their paths below the site in small letters. */
type Rule = HostUse & { names: RegExp };

/**
 * Names that mean something to hosts of finished files, at the top of the site unless a rule says `(?:^|/)`: Cloudflare Pages and Workers,
 * Netlify, Vercel, Azure, Firebase, GitHub Pages from a branch, Apache and IIS, and what package managers and tools look for beside
 * them. `CNAME`, `.nojekyll` and `.well-known/` are a site's own matter, and data in `api/` is data.
 */
const rules: readonly Rule[] = [
  { use: 'program', host: 'Cloudflare', names: /^(?:_worker\.(?:[cm]?[jt]s|bundle)|functions)(?:\/|$)/ },
  { use: 'program', host: 'Cloudflare', names: /(?:^|\/)_middleware\.(?:[cm]?[jt]sx?|wasm)$/ },
  { use: 'program', host: 'Netlify', names: /^\.?netlify\// },
  { use: 'program', host: 'Vercel', names: /^(?:api\/.*|middleware|proxy)\.(?:[cm]?[jt]sx?|py|go|rb|rs|wasm)$/ },
  { use: 'program', host: 'Vercel', names: /^\.vercel\// },
  { use: 'program', host: 'GitHub', names: /^\.(?:github|gitea|forgejo|gitlab|circleci)\/|^\.gitlab-ci\.yml$/ },
  {
    use: 'program',
    host: 'Apache and IIS',
    names: /(?:^|\/)[^/]*\.(?:php\d?|phtml|phar|cgi|aspx?|ashx|asmx|jspx?|shtml)$/,
  },
  {
    use: 'configuration',
    host: 'Cloudflare',
    names: /^(?:wrangler\.(?:jsonc?|toml)|_routes\.json|\.dev\.vars[^/]*)$|^\.wrangler\//,
  },
  { use: 'configuration', host: 'Netlify', names: /^netlify\.toml$/ },
  { use: 'configuration', host: 'Vercel', names: /^(?:now|vercel)\.(?:json|[cm]?[jt]s)$/ },
  { use: 'configuration', host: 'Azure', names: /^staticwebapp\.config\.json$/ },
  { use: 'configuration', host: 'Firebase', names: /^(?:firebase\.json|\.firebaserc)$/ },
  { use: 'configuration', host: 'GitHub Pages', names: /^_config\.(?:ya?ml|toml)$|^_plugins\// },
  { use: 'configuration', host: 'Apache and IIS', names: /(?:^|\/)(?:\.ht[a-z]+|web\.config|\.user\.ini)$/ },
  {
    use: 'configuration',
    host: 'Node.js and Deno',
    names: /^(?:package(?:-lock)?\.json|\.npmrc|\.yarnrc(?:\.yml)?|\.pnpmfile\.cjs|deno\.jsonc?)$/,
  },
  { use: 'configuration', host: 'most hosts', names: /(?:^|\/)\.env(?:\.[^/]*)?$|^(?:dockerfile|procfile)$/ },
];

/** What some host would make of a file of the site, by its path there; nothing where it is only served. */
export function hostUse(path: string): HostUse | undefined {
  const plain = withoutCompression(path.toLowerCase());
  return rules.find(({ names }) => names.test(plain));
}
