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
    const like = text === '' ? [] : fields.filter(({ raw }) => looksLike(plain(text), raw));
    if (like.length === 1 && like[0]) return { ...like[0], isWhole: false, ancestor };
  }
  return undefined;
}

/** A field's text after its words were changed in place: what was not changed stays as it is written. */
export function rewritten(raw: string, before: string, after: string): string {
  const ending = raw.slice(raw.trimEnd().length);
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

/** Whether words of the page can be those of a field: anything may stand for a placeholder, and marks are not seen. */
function looksLike(words: string, raw: string): boolean {
  let from = 0;
  const parts = withoutMarkdown(raw).split(placeholder);
  for (const [index, part] of parts.entries()) {
    const at = index === 0 ? (words.startsWith(part) ? 0 : -1) : words.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return parts.length > 1 ? words.endsWith(parts.at(-1) ?? '') : from === words.length;
}

const placeholder = /\(\([^()]*\)\)/;

/** A text as it is read: of a link only its words, and no stars. */
function withoutMarkdown(raw: string): string {
  return plain(raw)
    .replace(/\]\([^()\s]*\)/g, '')
    .replace(/[*_[\]]/g, '');
}
