import { lineAt, lineStarts, type SourceFile } from '#kit/model';
import { readYaml } from '../1-parse/read-yaml.ts';
import { pathAt } from '../1-parse/source-tree.ts';
import { allFiles, type ContentFiles } from '../links/content-files.ts';
import type { SiteContext } from '../links/site-context.ts';
import { addressAt } from './addresses.ts';
import type { UsePlace } from './types.ts';

/** A name that is gone: the address of a page, of a section (`/faq#prices`), or a figure (`facts.lives`). */
export type Named = { kind: 'page' | 'section' | 'fact'; name: string };

/** A run of signs that may be an address or a placeholder. */
const words = /(?:\(\([^()]*\)\)|[^\s"'`<>()[\]{},;|*])+/g;

/** Where files still name what is gone: in comments, or in texts that only speak of it. Redirects have to. */
export function mentionsIn(files: ContentFiles, named: Named, context: SiteContext): UsePlace[] {
  return allFiles(files).flatMap((source) => {
    const offsets = [...source.text.matchAll(words)]
      .filter(([word]) => isMention(word, named, context))
      .map(({ index }) => index)
      .filter((offset) => !isRedirect(source, offset, files));
    const starts = lineStarts(source.text);
    const lines = new Set(offsets.map((offset) => lineAt(starts, offset)));
    return [...lines].map((line) => ({
      file: source.file,
      line: line + 1,
      where: source.text.slice(starts[line], starts[line + 1]).trim(),
    }));
  });
}

function isMention(word: string, { kind, name }: Named, context: SiteContext): boolean {
  if (kind === 'fact') return word.includes('((') && word.replaceAll(/\s/g, '').includes(`((${name}))`);
  if (!word.includes('/')) return false;
  const plain = word.replace(/(?<![.:!?])[.:!?]+$/, '');
  const address = addressAt(plain, { start: 0, end: plain.length }, context);
  if (!address) return false;
  return name === (kind === 'page' ? address.path : `${address.path}#${address.anchor}`);
}

/** True for the name of a redirect, which begins at an address that is gone. */
function isRedirect(source: SourceFile, offset: number, { site }: ContentFiles): boolean {
  if (source.file !== site?.file) return false;
  const [first, , ...more] = pathAt(readYaml(source.text, new Set()).root, offset);
  return first === 'redirects' && more.length === 0;
}
