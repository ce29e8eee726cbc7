type Fields = Record<string, unknown>;

/**
 * True where `after` is `before` without what names a page: links that became their words, and entries and fields in which it
 * is named. `isNamed` tells a text that does.
 */
export function isOnlyLess(before: unknown, after: unknown, isNamed: (text: string) => boolean): boolean {
  if (typeof before === 'string' && typeof after === 'string')
    return before === after || withoutLinks(before, isNamed) === after;
  if (Array.isArray(before) && Array.isArray(after)) return isListLess(before, after, isNamed);
  if (isFields(before) && isFields(after)) {
    const left = Object.entries(before).filter(([name, value]) => {
      const isLabel = name.endsWith('Label') && !(name.slice(0, -5) in after);
      return name in after || !(isLabel || holds(value, isNamed));
    });
    const areSame = left.every(([name, value]) => name in after && isOnlyLess(value, after[name], isNamed));
    return areSame && Object.keys(after).length === left.length;
  }
  return before === after;
}

function isListLess(
  before: readonly unknown[],
  after: readonly unknown[],
  isNamed: (text: string) => boolean,
): boolean {
  let at = 0;
  for (const entry of before) {
    if (at < after.length && isOnlyLess(entry, after[at], isNamed)) at += 1;
    else if (!holds(entry, isNamed)) return false;
  }
  return at === after.length;
}

function holds(value: unknown, isNamed: (text: string) => boolean): boolean {
  if (typeof value === 'string') return isNamed(value);
  return typeof value === 'object' && value !== null && Object.values(value).some((inner) => holds(inner, isNamed));
}

function withoutLinks(text: string, isNamed: (text: string) => boolean): string {
  return text.replaceAll(
    /\[([^[\]]*)\]\(((?:\(\([\w.]+\)\)|[^\s()])*)(?: "[^"]*")?\)/g,
    (whole, words: string, address: string) => (isNamed(address) ? words : whole),
  );
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
