import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Checker, compilePage, compileSite } from '#engine';
import { formatText } from '#engine/report';
import { readContent } from '../files/read-content.ts';
import type { SchemaFiles } from '../schemas/bundle.ts';
import { loadTemplates } from '../schemas/load-templates.ts';
import { samplePublicFolder } from '../schemas/sample-site.ts';

export const guideFile = 'docs/editing.md';

/** A page with three slips, as they happen. */
const slips = {
  file: 'pages/prices.yaml',
  text: `title: What the network costs
description: What members pay for the network, who pays nothing, and what comes back for it in the first year.
sections:
  - type: hero
    heading: What it costs
    text: One price: by the size of the practice.
  - type: card-gird
    items:
      - title: Patients
      - title: Providers
  - type: prose
    headin: Who pays nothing
    paragraphs: Patients pay nothing, ever.
`,
};

/** The editors' guide with its generated parts written again; everything else in it is kept as it is. */
export function editingGuide(root: string, { blocks }: SchemaFiles, checker: Checker): string {
  const rows = Object.entries(blocks).map(([type, { description = '' }]) => `| \`${type}\` | ${description} |`);
  const table = ['| block | what it is for |', '| --- | --- |', ...rows].join('\n');
  const templates = loadTemplates(root, checker).map(({ name, description }) => `| \`${name}\` | ${description} |`);
  const templateTable = ['| template | what it begins with |', '| --- | --- |', ...templates].join('\n');
  const guide = withPart(readFileSync(join(root, guideFile), 'utf8'), 'the blocks', table);
  const text = withPart(guide, 'the templates', templateTable);
  return withPart(text, 'a report', `\`\`\`\n${report(root, checker)}\n\`\`\``);
}

/** What \`npm run validate\` says of the page with the slips. */
function report(root: string, checker: Checker): string {
  const files = readContent(root, join(root, 'schema/example-site'), join(root, samplePublicFolder));
  const { context } = compileSite(files, checker);
  const { diagnostics } = compilePage(slips, context);
  return formatText(diagnostics, { sources: new Map([[slips.file, slips.text]]) });
}

/** Replaces what stands between `<!-- begin: name, … -->` and the next `<!-- end -->`. Throws where there is no such place. */
function withPart(text: string, name: string, part: string): string {
  const begin = text.indexOf(`<!-- begin: ${name},`);
  const start = text.indexOf('-->', begin) + '-->'.length;
  const end = text.indexOf('<!-- end -->', start);
  if (begin < 0 || end < 0)
    throw new Error(`${guideFile} has no place for ${name}: \`<!-- begin: ${name}, … -->\` and \`<!-- end -->\`.`);
  return `${text.slice(0, start)}\n\n${part}\n\n${text.slice(end)}`;
}
