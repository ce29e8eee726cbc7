import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Checker } from '#engine';
import { readTemplates, type Template } from '#engine/refactor';

/** The templates of a checkout, the files of `schema/templates`. */
export function loadTemplates(root: string, checker: Checker): Template[] {
  const folder = 'schema/templates';
  const names = readdirSync(join(root, folder)).filter((name) => name.endsWith('.yaml'));
  const files = names.map((name) => ({
    file: `${folder}/${name}`,
    text: readFileSync(join(root, folder, name), 'utf8'),
  }));
  return readTemplates(files, checker);
}
