import type { Diagnostic } from '#kit/model';
import { atStart } from '../1-parse/decode.ts';
import { finding } from '../catalogue/index.ts';
import { hostUse } from './host-code.ts';
import { isOwnOutput, pagePaths, withoutCompression } from './output-paths.ts';
import type { SiteContext } from './site-context.ts';

/** Files of the public folder that stand where a page or another file of the build belongs, or that hosts run or obey. `folder` is as diagnostics show it. */
export function takenFiles(
  publicFiles: Iterable<string>,
  { routes, languages }: Pick<SiteContext, 'routes' | 'languages'>,
  folder: string,
): Diagnostic[] {
  const files = new Map<string, string>();
  const folders = new Map<string, string>();
  for (const [path, { file }] of routes) {
    for (const output of pagePaths(path)) files.set(output, file);
    for (const parent of parentsOf(`${path.slice(1)}/`)) folders.set(parent, file);
  }
  return [...publicFiles].flatMap((address) => {
    const path = address.slice(1);
    const plain = path.toLowerCase();
    const taken = [plain, ...parentsOf(plain)].map(withoutCompression).find((part) => files.has(part));
    const of = files.get(taken ?? '') ?? folders.get(plain);
    if (of === undefined && !isOwnOutput(plain, languages)) {
      const meant = hostUse(path);
      return meant ? atStart(`${folder}${address}`, finding('file/host', { path, ...meant })) : [];
    }
    return atStart(`${folder}${address}`, finding('file/taken', { path: taken ?? plain, of }));
  });
}

/** The folders that a path stands in: `a` and `a/b` of `a/b/c`. */
function parentsOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/')).filter((part) => part !== '');
}
