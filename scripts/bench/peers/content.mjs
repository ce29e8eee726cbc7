import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/**
 * The pages of the folder CONTENT: each is read from its YAML, as these tools read content, and has its title, with the names
 * filled in, and its blocks' HTML beside it, as this project renders them. So the tools neither check nor render blocks: what they do is less.
 */
export function readPages() {
  const folder = process.env.CONTENT ?? '';
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => {
      const page = parse(readFileSync(join(folder, name), 'utf8'));
      return { ...page, ...JSON.parse(readFileSync(join(folder, name.replace('.yaml', '.json')), 'utf8')) };
    });
}
