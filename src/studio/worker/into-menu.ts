import { allFiles, type ContentFiles, readYaml } from '#engine';
import { applyEdit, type Edit } from '#engine/edit';
import { childOf, isFields } from '#kit/model';
import { siteFolders } from '../store/site-folders.ts';

/**
 * The change that brings a new page into the menu of its language: as the last link, before those that stand as buttons at the
 * end. Nothing where the menu can't be read.
 */
export function intoMenu(
  page: string,
  entry: { label: string; link: string },
  files: ContentFiles,
): { file: string; before: string; after: string } | undefined {
  const sources = allFiles(files);
  const folders = siteFolders(
    page,
    sources.map(({ file }) => file),
  );
  const sites = folders.flatMap((folder) => sources.filter(({ file }) => file === `${folder}_site.yaml`));
  const menuOf = (text: string) => childOf(readYaml(text, new Set()).data, 'navigation');
  const site = sites.find(({ text }) => Array.isArray(menuOf(text))) ?? sites.at(-1);
  if (!site) return undefined;
  const menu = menuOf(site.text);
  const after = applyEdit(site.text, editOf(Array.isArray(menu) ? menu : undefined, entry));
  return 'refused' in after ? undefined : { file: site.file, before: site.text, after: after.text };
}

function editOf(menu: readonly unknown[] | undefined, entry: { label: string; link: string }): Edit {
  if (!menu) return { op: 'set', path: ['navigation'], value: [entry] };
  const isButton = (one: unknown) => isFields(one) && one['button'] === true;
  return { op: 'insert', path: ['navigation'], index: menu.findLastIndex((one) => !isButton(one)) + 1, value: entry };
}
