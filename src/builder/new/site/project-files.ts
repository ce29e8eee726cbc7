import type { SiteFiles } from './template-files.ts';

/** What the builder is called, and what a site's package.json says that it depends on. */
export type Dependency = { builder: string; version: string };

/** The files of a site beside its content: short ones, which call the builder's commands. */
export function projectFiles({ builder, version }: Dependency, site: { name: string; slug: string }): SiteFiles {
  const manifest = {
    name: site.slug,
    private: true,
    type: 'module',
    scripts: Object.fromEntries(
      ['start', 'dev', 'studio', 'build', 'serve', 'test'].map((name) => [name, `${builder} ${name}`]),
    ),
    dependencies: { [builder]: version },
  };
  return new Map([
    ['package.json', `${JSON.stringify(manifest, null, 2)}\n`],
    ['.npmrc', 'ignore-scripts=true\n'],
    ['.gitignore', ignored.join('\n')],
    ['.dockerignore', [...ignored, '.git/', ''].join('\n')],
    ['.vscode/extensions.json', '{ "recommendations": ["redhat.vscode-yaml"] }\n'],
    ['.github/workflows/check.yml', workflow(builder)],
    ['Dockerfile', dockerfile(builder)],
    ['README.md', readme(builder, site.name)],
  ]);
}

const ignored = ['node_modules/', 'dist/', 'dist.coming/', '.data/', '.gallery/', '.pagewright/', '.env*', ''];

function workflow(builder: string): string {
  return `# Every change is checked; what is wrong stands on its line.
name: check
on:
  push:
    branches: [main]
  pull_request:
permissions:
  contents: read
jobs:
  check:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
        with:
          fetch-depth: 0
          persist-credentials: false
      - uses: actions/setup-node@v4
        with:
          node-version: 22
      - run: npm ci
      - run: npx ${builder} validate --format github --no-notes
      - run: npx ${builder} build
`;
}

function dockerfile(builder: string): string {
  return `# The site with its contact form, behind a reverse proxy that adds TLS; with the Studio: npx ${builder} serve --studio --pages /content/pages
FROM node:22-bookworm-slim
RUN apt-get update && apt-get install --yes --no-install-recommends git ca-certificates && find /var/lib/apt/lists -type f -delete
WORKDIR /site
COPY . .
RUN npm ci && npx ${builder} build --compress best && mkdir /data /content && cp -r pages /content && chown -R node:node /data /content /site
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4173 DATA_DIR=/data
VOLUME /data /content
USER node
EXPOSE 4173
HEALTHCHECK CMD ["node", "-e", "fetch(\`http://127.0.0.1:\${process.env.PORT}/healthz\`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["npx", "${builder}", "serve"]
`;
}

function readme(builder: string, name: string): string {
  return `# ${name}

- \`npm install\` once; it needs [Node.js](https://nodejs.org) 20.19, or 22.12 and newer.
- \`npm run studio\` opens the visual editor in a browser. Double click the words that you want to change, then save.
- \`npm run dev\` shows the pages while their files are changed by hand; \`npx ${builder} validate\` says what is wrong in them.
- \`npm start\` builds the site and serves it with its contact form; \`npm run build\` writes it to \`dist/\`, for any host.
- \`pages/\` holds the pages, a file each, and \`_site.yaml\` what they share; \`public/\` is served as it is.
- Messages of visitors lie in \`.data/messages\`; \`SMTP_URL=smtps://…\` mails them.
- \`npx ${builder} --help\` lists everything else; \`npx ${builder} upgrade VERSION\` takes another version of the builder, which stays until then.
`;
}
