import type { Path } from '../../content/edit/index.ts';

/** Where words of the page are written: which field, what it says, and whether these are all of it, letter by letter. */
export type FoundWords = { path: Path; raw: string; isWhole: boolean };

/**
 * The field of a section that says the words of an element, where it is only one. `texts` are those of the element that was
 * clicked and of what stands around it; the answer names which of them it was.
 */
export function findWords(
  section: unknown,
  path: Path,
  texts: readonly string[],
): (FoundWords & { ancestor: number }) | undefined {
  const fields = textsIn(section, path);
  for (const [ancestor, text] of texts.entries()) {
    if (text === '') continue;
    const same = fields.filter(({ raw }) => plain(raw) === plain(text));
    if (same.length === 1 && same[0]) return { ...same[0], isWhole: true, ancestor };
  }
  // Marks, figures and placeholders stand between the words: only the form can show those.
  for (const [ancestor, text] of texts.entries()) {
    const like = text === '' ? [] : fields.filter(({ raw }) => skeleton(raw).test(plain(text)));
    if (like.length === 1 && like[0]) return { ...like[0], isWhole: false, ancestor };
  }
  return undefined;
}

/** A field's text after its words were changed in place: what was not changed stays as it is written. */
export function rewritten(raw: string, before: string, after: string): string {
  const ending = /\s*$/.exec(raw)?.[0] ?? '';
  const text = raw.slice(0, raw.length - ending.length).replace(/\s+/g, ' ');
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  return text.slice(0, start) + after.slice(start, after.length - end) + text.slice(text.length - end) + ending;
}

function textsIn(value: unknown, path: Path): { path: Path; raw: string }[] {
  if (typeof value === 'string') return path.at(-1) === 'type' ? [] : [{ path, raw: value }];
  if (Array.isArray(value)) return value.flatMap((entry, index) => textsIn(entry, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) => textsIn(entry, [...path, name]));
}

/** Words in one line, with straight quotes: the page sets curly ones, one for one. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim().replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
}

/** What a text looks like on the page: anything for a placeholder, no marks, and of a link its words. */
function skeleton(raw: string): RegExp {
  const words = plain(raw)
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_]/g, '');
  return new RegExp(
    `^${words
      .split(/\(\([^()]*\)\)/)
      .map(escaped)
      .join('.*')}$`,
  );
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
