import type { Captions, Film } from '#kit/model';
import { nameOnDisk } from '../../base/content-names.ts';
import { languageCode, languageOf } from '../../base/language.ts';
import { finding } from '../../catalogue/index.ts';
import { publicFile } from '../public-file.ts';
import type { ValueScope } from '../value-scope.ts';
import { filmIn, outsideFilm } from './film-address.ts';

/** The films that browsers play, by the endings of their names. */
const types: Readonly<Record<string, string>> = { mp4: 'video/mp4', webm: 'video/webm' };

/** A film of the public folder or of another host; nothing after it was reported what is wrong with its address. */
export function compileFilm(written: string, scope: ValueScope): Film | undefined {
  const outside = outsideFilm(written.trim(), scope.context.site.language);
  if (outside) {
    checkWords(written, scope);
    return outside;
  }
  const inside = filmIn(written);
  if (inside !== undefined || /^(?:https?:)?\/\//.test(written)) {
    scope.report({ ...finding('video/address', { address: written, word: inside }), snippet: written });
    return undefined;
  }
  const type = types[/\.(\w+)$/.exec(written)?.[1]?.toLowerCase() ?? ''];
  if (type === undefined) {
    scope.report({ ...finding('video/format', { file: written }), snippet: written });
    return undefined;
  }
  const href = nameOnDisk(written, scope.context.publicFiles);
  return publicFile(href, 'download/missing', scope) && { kind: 'film', origin: 'self', href, type };
}

/** The words that stand there where a site says none are English. */
function checkWords(written: string, scope: ValueScope): void {
  const { site, uncertain } = scope.context;
  if (site.labels.film || uncertain.site || !site.language || site.language.startsWith('en')) return;
  scope.report({ ...finding('video/no-words', { language: site.language }), snippet: written });
}

/** Captions whose file is whole; nothing after it was reported what is wrong with it. */
export function compileCaptions(source: Readonly<Record<string, unknown>>, scope: ValueScope): Captions | undefined {
  const { file: written, language } = source;
  if (typeof written !== 'string' || written === '' || typeof language !== 'string') return undefined;
  const file = nameOnDisk(written, scope.context.publicFiles);
  const code = languageCode(language);
  if (code === undefined) scope.report({ ...finding('video/language', { language }), snippet: language });
  const info = publicFile(file, 'download/missing', scope);
  if (!info || code === undefined) return undefined;
  const problem = info.captions ?? (/\.vtt$/i.test(file) ? undefined : { line: 1, what: 'head' as const });
  if (problem) {
    scope.report({ ...finding('video/captions-broken', { file, ...problem }), snippet: file });
    return undefined;
  }
  return { href: file, language: code, label: languageOf(code, false).name };
}
