import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { compileContent } from '#engine';
import { formatText } from '#engine/report';
import { isError, plainPath } from '#kit/model';
import { writeInside } from '../../base/inside.ts';
import { projectRoot } from '../../base/project-root.ts';
import { UsageError } from '../../base/usage-error.ts';
import { temporaryFolder } from '../../files/managed-folder.ts';
import { readContent } from '../../files/read-content.ts';
import { loadChecker } from '../../schemas/load-checker.ts';
import { type BuilderPackage, builderPackage } from './builder-package.ts';
import { type Installed, install } from './install.ts';
import { projectFiles } from './project-files.ts';
import { siteContent } from './site-content.ts';
import { clonedFiles, languagesOf, type SiteFiles } from './template-files.ts';

/** What somebody wants to begin with. The language is that of the beginning's original where none is named, the name that of the folder. */
export type SiteWishes = {
  folder: string;
  template: string;
  name: string | undefined;
  languages: readonly string[] | undefined;
  colour: string | undefined;
  /** A clone of the builder's repository whose content is taken instead of a template. */
  from: string | undefined;
};

/**
 * Writes a site of its own that depends on this builder: checked before it stands there, whole or not at all, with what it needs installed
 * and its first state in Git as far as that can be done here. Returns what to tell whoever asked. Throws UsageError where it can't be.
 */
export async function newSite(wishes: SiteWishes): Promise<string> {
  const folder = resolve(wishes.folder);
  checkFree(folder);
  const builder = builderPackage();
  const name = nameOf(wishes.name, folder);
  const slug = plainPath(name).replaceAll('/', '') || 'site';
  const content = await (wishes.from === undefined
    ? siteContent({ ...wishes, name, slug })
    : clonedFiles(resolve(wishes.from)));
  const version = builder.file === undefined ? builder.version : `file:${basename(builder.file)}`;
  const files = new Map([
    ...projectFiles({ builder: builder.builder, version }, { name, slug }),
    ...withSchemas(content, builder.builder),
    ...(builder.file === undefined ? [] : [[basename(builder.file), readFileSync(builder.file)] as const]),
  ]);
  writeWhole(folder, files, { mayHaveMistakes: wishes.from !== undefined });
  return told(folder, languagesOf(content), builder, await install(folder));
}

/** A folder is taken that isn't there or is empty. */
function checkFree(folder: string): void {
  if (!existsSync(folder)) return;
  if (!statSync(folder).isDirectory() || readdirSync(folder).length > 0)
    throw new UsageError(`\`${folder}\` holds something already. Name a folder that isn't there yet.`);
}

function nameOf(asked: string | undefined, folder: string): string {
  const plain = basename(folder).replaceAll(/[-_]+/g, ' ').trim();
  const name = asked?.trim() || plain.slice(0, 1).toUpperCase() + plain.slice(1);
  if (/[\n\r]|\(\(/.test(name) || name.length > 40)
    throw new UsageError(`\`${name}\` can't be a site's name: one line of at most 40 characters.`);
  return name;
}

/** Has the first line of each file name the builder's schemas where a site finds them. */
function withSchemas(files: SiteFiles, builder: string): SiteFiles {
  const place = /(\$schema=(?:\.\.\/)+)(?:schema\/)?([\w-]+\.schema\.json)/;
  return new Map(
    [...files].map(([path, content]) => [
      path,
      typeof content === 'string' ? content.replace(place, `$1node_modules/${builder}/schema/$2`) : content,
    ]),
  );
}

/** Writes a site aside, has it checked, and puts it in its place. Throws UsageError where it has mistakes; nothing is there then. */
function writeWhole(folder: string, files: SiteFiles, { mayHaveMistakes }: { mayHaveMistakes: boolean }): void {
  mkdirSync(dirname(folder), { recursive: true });
  const aside = temporaryFolder('.new-site-', dirname(folder));
  try {
    const site = join(aside.folder, 'site');
    for (const [path, content] of files) writeInside(site, path, content);
    const pages = readContent(site, join(site, 'pages'), join(site, 'public'));
    const wrong = compileContent(pages, loadChecker(projectRoot), { now: Date.now() }).diagnostics.filter(isError);
    if (wrong.length > 0 && !mayHaveMistakes)
      throw new UsageError(`${formatText(wrong)}\n\nThis beginning can't be had so. Nothing was written.`);
    if (existsSync(folder)) rmdirSync(folder);
    renameSync(site, folder);
  } finally {
    aside.remove();
  }
}

function told(folder: string, languages: readonly string[], { builder }: BuilderPackage, done: Installed): string {
  const shown = relative(process.cwd(), folder) || '.';
  return [
    `Wrote a site into ${shown}/, in ${languages.length === 1 ? 'one language' : `${languages.length} languages`} (${languages.join(', ')}).`,
    ...done.lines,
    '',
    'What to do next:',
    `  1. cd ${/\s/.test(shown) ? `"${shown}"` : shown}${done.isInstalled ? '' : ' && npm install'}`,
    '  2. npm run studio     opens the visual editor; npm start builds the site and serves it',
    `  3. Write your own words in place of those that are there. \`npx ${builder} validate\` says what is wrong.`,
    'README.md tells the rest in ten lines.',
  ].join('\n');
}
