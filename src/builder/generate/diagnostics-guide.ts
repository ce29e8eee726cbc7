import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Code, catalogue, codes } from '#engine/catalogue';
import { anchorOf } from '#engine/report';

const groups: Readonly<Record<string, string>> = {
  file: 'Files',
  syntax: 'How a line is written',
  layout: 'Where a line stands',
  page: 'Pages',
  section: 'Sections',
  block: 'Blocks',
  field: 'Fields',
  value: 'What a field holds',
  list: 'Lists',
  number: 'Numbers',
  text: 'Texts',
  link: 'Links',
  picture: 'Pictures',
  theme: 'Brands',
  language: 'Languages',
  translation: 'Translations',
};

const severities = {
  error: 'A mistake: nothing is published.',
  warning: 'Probably a mistake; the page is published.',
  note: 'A note; nothing has to be done.',
};

/**
 * The documentation of every code, as a generated file: what it means, and what its sample shows.
 * `root` is the checkout; the samples stand in `tests/diagnostics`.
 */
export function diagnosticsDocument(root: string): { file: string; text: string } {
  const names = [...new Set(codes.map(groupOf))];
  const parts = names.map(
    (group) =>
      `## ${group}\n\n${codes
        .filter((code) => groupOf(code) === group)
        .map((code) => section(code, root))
        .join('\n\n')}`,
  );
  return {
    file: 'docs/diagnostics.md',
    text: `# What the messages mean\n\nEvery message ends with its code; look it up here. ${words}\n\nGenerated from the catalogue in \`src/engine/catalogue\` by \`npm run generate\`.\n\n${parts.join('\n\n')}\n`,
  };
}

/** The words that the messages are written in. */
const words =
  'A page is one file, made of sections. The `type` of a section names its block: what it looks like and which fields it has. A field is a name, a colon, a space and then a text, a number or a choice. A list has entries below its name, each of which begins with a dash and a space. A line that begins with # is a comment, which only you see.';

function groupOf(code: Code): string {
  return groups[code.slice(0, code.indexOf('/'))] ?? 'What one place says about another';
}

function section(code: Code, root: string): string {
  const { title, explanation, severity } = catalogue[code];
  const sample = join(root, 'tests/diagnostics', code.replace('/', '-'), 'expected.txt');
  const example = existsSync(sample) ? `\n\n\`\`\`text\n${readFileSync(sample, 'utf8').trimEnd()}\n\`\`\`` : '';
  return `<a id="${anchorOf(code)}"></a>\n\n### ${title}\n\n\`${code}\` · ${severities[severity]}\n\n${explanation}${example}`;
}
