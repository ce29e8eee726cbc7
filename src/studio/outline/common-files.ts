import { formParts } from '../form/parts.ts';
import { schemaNamed } from '../form/schema.ts';
import { isNeedless, siteFolders } from '../store/site-folders.ts';

/** A form that concerns more than one page: a file, or a part of it, which begins with a field. */
export type Common = { file: string; name: string; field?: string | undefined; fields?: readonly string[] | undefined };

/** A file by its name without an ending, whether it is there or not. */
function named(stem: string, files: ReadonlyMap<string, string>): string {
  return [...files.keys()].find((file) => file.startsWith(`${stem}.`)) ?? `${stem}.yaml`;
}

/** What the pages of a page's language share: the menu and what else all of them show, the brand, the figures. */
export function commonFiles(page: string, files: ReadonlyMap<string, string>): Common[] {
  const folders = siteFolders(page, files.keys());
  const [own = ''] = folders;
  const isOverlay = folders.length > 1;
  const kind = isOverlay ? 'SiteOverlay' : 'SiteSource';
  const all: readonly Common[] = [
    ...formParts(kind, schemaNamed(kind)).map(({ title, fields }) => ({
      file: `${own}_site.yaml`,
      name: title,
      field: fields[0],
      fields,
    })),
    { file: named(`${own}_facts`, files), name: 'Figures' },
    { file: named(`${folders.at(-1) ?? ''}_theme`, files), name: 'Colours and letters' },
  ];
  return all.filter(({ file }) => files.has(file) || (folders.length > 0 && isNeedless(file)));
}
