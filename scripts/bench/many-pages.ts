import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A content folder with `count` pages below `folder`: the shipped pages, and copies of them under other names and titles.
 * Gives its path. Real pages, so that the figures are those of real content.
 */
export function writeManyPages(shipped: string, folder: string, count: number): string {
  const pages = join(folder, `pages-${count}`);
  cpSync(shipped, pages, { recursive: true });
  const models = readdirSync(shipped)
    .filter((name) => /^[^_].*\.yaml$/.test(name))
    .map((name) => readFileSync(join(shipped, name), 'utf8'))
    .filter((text) => !/^path:/m.test(text));
  const shippedCount = readdirSync(shipped).filter((name) => /^[^_].*\.yaml$/.test(name)).length;
  for (let number = shippedCount; number < count; number += 1) {
    const model = models[number % models.length] ?? '';
    const words = {
      title: `Page ${number} of many`,
      description: `Page ${number} of many, a copy of a shipped page under a name of its own.`,
    };
    writeFileSync(
      join(pages, `page-${number}.yaml`),
      withField(withField(model, 'title', words.title), 'description', words.description),
    );
  }
  return pages;
}

/** The text with a top-level field, folded or not, set to a plain text. */
function withField(text: string, field: string, value: string): string {
  return text.replace(new RegExp(`^${field}:.*\\n(?:[ \\t]+.*\\n)*`, 'm'), `${field}: ${value}\n`);
}
