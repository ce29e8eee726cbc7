import type { Diagnostic } from '#kit/model';
import { atStart } from '../../1-parse/decode.ts';
import { finding } from '../../catalogue/index.ts';
import type { SiteContext } from '../site-context.ts';
import { hostUse } from './host-code.ts';
import { isOwnOutput, pagePaths, withoutCompression } from './output-paths.ts';

/** Files of the public folder that stand where a page or another file of the build belongs, or that hosts run or obey. `folder` is as diagnostics show it. */
export function takenFiles(
  publicFiles: Iterable<string>,
  { routes, languages }: Pick<SiteContext, 'routes' | 'languages'>,
  folder: string,
): Diagnostic[] {
  const outputs = outputsOf([...routes].map(([path, { file }]) => ({ path, file })));
  return [...publicFiles].flatMap((address) => {
    const path = address.slice(1);
    const plain = path.toLowerCase();
    const { taken, of } = standsOn(plain, outputs);
    if (of === undefined && !isOwnOutput(plain, languages)) {
      const meant = hostUse(path);
      return meant ? atStart(`${folder}${address}`, finding('file/host', { path, ...meant })) : [];
    }
    return atStart(`${folder}${address}`, finding('file/taken', { path: taken ?? plain, of }));
  });
}

/** The public file that stands where a page of an address would, if there is one. */
export function publicFileAt(path: string, publicFiles: Iterable<string>): string | undefined {
  const outputs = outputsOf([{ path, file: path }]);
  return [...publicFiles].find((address) => standsOn(address.slice(1).toLowerCase(), outputs).of !== undefined);
}

/** What is written of pages, by its path below the built site: the page that a file or a folder is of. */
type Outputs = { files: ReadonlyMap<string, string>; folders: ReadonlyMap<string, string> };

function outputsOf(pages: readonly { path: string; file: string }[]): Outputs {
  const files = new Map<string, string>();
  const folders = new Map<string, string>();
  for (const { path, file } of pages) {
    for (const output of pagePaths(path)) files.set(output, file);
    for (const parent of parentsOf(`${path.slice(1)}/`)) folders.set(parent, file);
  }
  return { files, folders };
}

/** The page in whose place a public file stands, and which of its files that is. */
function standsOn(plain: string, { files, folders }: Outputs): { taken: string | undefined; of: string | undefined } {
  const taken = [plain, ...parentsOf(plain)].map(withoutCompression).find((part) => files.has(part));
  return { taken, of: files.get(taken ?? '') ?? folders.get(plain) };
}

/** The folders that a path stands in: `a` and `a/b` of `a/b/c`. */
function parentsOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/')).filter((part) => part !== '');
}
