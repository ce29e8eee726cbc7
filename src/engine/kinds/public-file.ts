import type { PublicFile } from '#kit/model';
import { nameOnDisk } from '../base/content-names.ts';
import { isSameName, type NearName, nearest, replaced } from '../base/nearest.ts';
import { hasCurlyQuotes, withoutQuotes } from '../base/quotes.ts';
import { finding } from '../catalogue/index.ts';
import type { ImageInfo } from '../links/site-context.ts';
import { sizeWords } from './text/size-words.ts';
import type { ValueScope } from './value-scope.ts';

/** The pictures that every browser shows. */
const pictureEnding = /\.(?:svg|png|jpe?g|webp|gif|avif)$/i;

/** A file of the public folder, or nothing after it was reported what is wrong with its address. */
export function publicFile(
  file: string,
  code: 'image/missing' | 'download/missing',
  scope: ValueScope,
): ImageInfo | undefined {
  const { context } = scope;
  const info = context.publicFiles.get(file);
  const isPicture = info && !info.isBroken && pictureEnding.test(file);
  if (info && code === 'image/missing' && !isPicture) {
    scope.report({ ...finding('image/none', { file, isBroken: info.isBroken === true }), snippet: file });
    return undefined;
  }
  if (info) {
    scope.refer('file', file);
    return info;
  }
  const files = [...context.publicFiles.keys()];
  const plain = withoutQuotes(file);
  if (hasCurlyQuotes(file) && context.publicFiles.has(plain)) {
    scope.report({ ...finding('text/curly-quotes', { value: file, word: plain }), snippet: file, replacement: plain });
    return undefined;
  }
  const sameLetters = files.find((known) => known.toLowerCase() === file.toLowerCase());
  const near = sameLetters === undefined ? nearestFile(file, files) : { word: sameLetters, isSure: true };
  const isCase = sameLetters !== undefined && code === 'image/missing';
  const what = isCase
    ? finding('image/case', { file, word: sameLetters })
    : finding(code, { file, address: addressOf(file), ...near });
  scope.report({ ...what, snippet: file, ...replaced(near) }, { kind: 'file', name: file });
  return undefined;
}

/** The address that a file of the public folder has: without that folder, or the one of originals, before it. */
function addressOf(file: string): string {
  return /^https?:/.test(file) ? file : `/${file.replace(/^(?:\.{0,2}\/)*(?:(?:public|_media)\/)?/, '')}`;
}

/** The nearest file: surely meant where only its slash, the public folder before it or its ending differs. */
function nearestFile(file: string, files: readonly string[]): NearName {
  const rooted = addressOf(file);
  if (files.includes(rooted)) return { word: rooted, isSure: true };
  const stem = rooted.replace(/\.\w+$/, '');
  const sameStem = files.filter((known) => known.replace(/\.\w+$/, '') === stem);
  if (sameStem.length === 1) return { word: sameStem[0], isSure: true };
  const base = rooted.slice(rooted.lastIndexOf('/'));
  const sameBase = files.filter((known) => known.endsWith(base));
  const word = nearest(rooted, files) ?? (sameBase.length === 1 ? sameBase[0] : undefined);
  return { word, isSure: word !== undefined && isSameName(rooted, word) };
}

/** A file that visitors save, with what they want to know before they do. */
export function compileDownload(written: string, scope: ValueScope): PublicFile | undefined {
  const file = nameOnDisk(written, scope.context.publicFiles);
  const info = publicFile(file, 'download/missing', scope);
  const [, ending = ''] = /\.(\w+)$/.exec(file) ?? [];
  const size = info?.size === undefined ? {} : { size: sizeWords(info.size, scope.context.site.language) };
  return info && { href: file, kind: ending.toUpperCase(), ...size };
}
