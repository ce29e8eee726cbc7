import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { isFields } from '#kit/model';

const file = 'words.yaml';
const added = / {2}- type: quote\n.*We are away on day (\d+)\..*\n/;

/** Somebody else adds a section to the page of all kinds of words, above others, or takes it away again. Returns what was done. */
export async function changeFromOutside(page: Page, pages: string, random: (count: number) => number): Promise<string> {
  const path = join(pages, file);
  const text = readFileSync(path, 'utf8');
  const there = added.exec(text)?.[1];
  const day = there ?? String(random(100_000));
  const sections = [...text.matchAll(/^ {2}- type: /gm)].map(({ index }) => index);
  const at = sections[1 + random(sections.length - 1)] ?? text.length;
  const section = `  - type: quote\n    items: [{ text: We are away on day ${day}., by: The builders }]\n`;
  writeFileSync(path, there === undefined ? text.slice(0, at) + section + text.slice(at) : text.replace(added, ''));
  // What is done next may come before the Studio knows of it.
  if (random(2) === 0)
    await page
      .getByText(`We are away on day ${day}.`)
      .first()
      .waitFor({ state: there === undefined ? 'attached' : 'detached' });
  return there === undefined ? `somebody adds a section at ${sections.indexOf(at)}` : 'somebody takes it away';
}

/** What a file holds without what somebody else has added. */
export function withoutOthers(contents: unknown): unknown {
  const sections: unknown = isFields(contents) ? contents['sections'] : undefined;
  if (!isFields(contents) || !Array.isArray(sections)) return contents;
  return { ...contents, sections: sections.filter((section) => isFields(section) && section['type'] !== 'quote') };
}
