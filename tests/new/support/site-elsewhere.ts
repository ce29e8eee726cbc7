import { cpSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#builder/base';

/** Writes a site of its own into a folder, away from the builder: the sample site, whose public files lie beside its pages. Returns the folder. */
export function writeSiteElsewhere(folder: string): string {
  cpSync(join(projectRoot, 'schema/sample-site'), join(folder, 'pages'), { recursive: true });
  renameSync(join(folder, 'pages/_public'), join(folder, 'public'));
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  return folder;
}
