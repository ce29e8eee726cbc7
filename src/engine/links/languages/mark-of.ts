import { isFields, kindCalled, type Path, placeholder } from '#kit/model';
import type { SourceDocument } from '../../3-repair/source-document.ts';

/**
 * What a page says, as a mark, and the mark of the state of its original that it says it is made from; and its texts of several words, part by
 * part, to know a copy by.
 */
export type TranslationState = { mark: string; translated?: string; parts: readonly PartTexts[] };

/** The texts of several words of a section, or of a field of the page itself. */
export type PartTexts = { path: Path; texts: readonly MarkedText[] };

/** A text as a mark, how many words it has, and whether it is more than a name, an address or a figure, which may be the same in two languages. */
type MarkedText = { mark: number; words: number; isSaid: boolean };

/** A single word may be the same in two languages. */
const fewestWords = 2;

/** Letters without vowels: a mark is no word, no number and no switch in YAML, and needs no quotes. */
const letters = 'bcdfghjklmnpqrstvwxz';
const length = 6;

/**
 * A short word for what a page says, by its data: it stays the same where only comments, quotes, line breaks or the order of
 * fields change. Two states of a page have the same one by chance in one of 64 million cases.
 */
export function markOf(data: unknown): string {
  let hash = hashOf(JSON.stringify(sorted(data)));
  let mark = '';
  for (let place = 0; place < length; place += 1) {
    mark += letters.charAt(hash % letters.length);
    hash = Math.floor(hash / letters.length);
  }
  return mark;
}

/** The 32 bits of FNV-1a over UTF-16 units, stirred once more so that all of them depend on every letter. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]): [string, unknown] => [name, sorted(inner)]);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** What a page says, and which state of its original; nothing where that can't be known. */
export function stateOf({
  data,
  isUncertain,
  structure,
}: Pick<SourceDocument, 'data' | 'isUncertain'> & Partial<SourceDocument>): TranslationState | undefined {
  if (isUncertain || !isFields(data)) return undefined;
  const { translated, review: _review, checked: _checked, ...says } = data;
  return {
    mark: markOf(says),
    ...(typeof translated === 'string' ? { translated } : {}),
    parts: structure ? partsOf(structure) : [],
  };
}

function partsOf({ verdict, sections }: SourceDocument['structure']): PartTexts[] {
  const inSections = [...sections].map(([key, { verdict: found }]) => {
    const [list = '', index] = key.split('/');
    return { path: [list, Number(index)], values: found?.values ?? [] };
  });
  const own = verdict.values.map((value) => ({ path: value.path.slice(0, 1), values: [value] }));
  const parts = new Map<string, { path: Path; texts: MarkedText[] }>();
  for (const { path, values } of [...own, ...inSections])
    for (const text of values.flatMap(readTexts)) {
      const own = text.replaceAll(placeholder, ' ');
      const words = own.match(/\p{L}+/gu) ?? [];
      if (words.length < fewestWords) continue;
      const key = path.join('/');
      const part = parts.get(key) ?? { path, texts: [] };
      const small = words.filter((word) => !/^\p{Lu}/u.test(word)).length;
      const isSaid = small > words.length / 2 && !/[\d@]/.test(own);
      part.texts.push({ mark: hashOf(text), words: words.length, isSaid });
      parts.set(key, part);
    }
  return [...parts.values()];
}

/** The texts that visitors read of a value of a kind. */
function readTexts({ kind, value }: SourceDocument['structure']['verdict']['values'][number]): string[] {
  const texts: unknown[] = Array.isArray(value) ? value : [value];
  return kindCalled(kind).isRead ? texts.filter((text) => typeof text === 'string') : [];
}
