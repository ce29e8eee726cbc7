import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { otherWords } from './other-words.ts';

/**
 * A content folder with `count` pages below `folder`: the shipped pages, and pages of their shape under other names and titles, with
 * other words in all of their texts. Returns its path. Real pages, so that the figures are those of real content; other words, since
 * what is known by its content would be known of copies. With `bytes`, sections of other pages are added to each until it is as
 * long as that.
 */
export function writeManyPages(shipped: string, folder: string, count: number, bytes = 0): string {
  const pages = join(folder, bytes === 0 ? `pages-${count}` : `pages-${count}-of-${bytes}`);
  cpSync(shipped, pages, { recursive: true });
  const models = readdirSync(shipped)
    .filter((name) => /^[^_].*\.yaml$/.test(name))
    .map((name) => readFileSync(join(shipped, name), 'utf8'))
    .filter((text) => !/^path:/m.test(text));
  const shippedCount = readdirSync(shipped).filter((name) => /^[^_].*\.yaml$/.test(name)).length;
  const sections = bytes === 0 ? [] : models.flatMap(freeSections);
  const worded = otherWords(models);
  for (let number = shippedCount; number < count; number += 1) {
    const model = lengthened(worded(models[number % models.length] ?? '', number), sections, number, bytes);
    const words = {
      title: `Page ${number} of many`,
      description: `Page ${number} of many, in the shape of a shipped page, with words of its own.`,
    };
    writeFileSync(
      join(pages, `page-${number}.yaml`),
      withField(withField(model, 'title', words.title), 'description', words.description),
    );
  }
  return pages;
}

/** The sections of a page that may stand on any other: no hero, and nothing that must be there only once. */
function freeSections(page: string): string[] {
  const [, ...sections] = page.split(/^(?= {2}- type: )/m);
  return sections
    .filter((section) => !/type: (?:hero|shared)|\bid: /.test(section))
    .map((text) => `${text.trimEnd()}\n`);
}

/** The page with sections added, others for each `number`, until it has so many bytes. */
function lengthened(page: string, sections: readonly string[], number: number, bytes: number): string {
  let text = `${page.trimEnd()}\n`;
  for (let at = number; text.length < bytes; at += 1) text += sections[at % sections.length] ?? '';
  return text;
}

/** The text with a top-level field, folded or not, set to a plain text. */
function withField(text: string, field: string, value: string): string {
  return text.replace(new RegExp(`^${field}:.*\\n(?:[ \\t]+.*\\n)*`, 'm'), `${field}: ${value}\n`);
}
