import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/**
 * The pages of the folder CONTENT: each is read from its YAML, as these tools read content, and has its blocks' HTML
 * beside it, as this project renders it. So the tools neither check nor render blocks: what they do is less.
 */
export function readPages() {
  const folder = process.env.CONTENT ?? '';
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => {
      const { title, description } = parse(readFileSync(join(folder, name), 'utf8'));
      const { path, html } = JSON.parse(readFileSync(join(folder, name.replace('.yaml', '.json')), 'utf8'));
      return { path, title, description, html };
    });
}
