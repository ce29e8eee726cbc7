/** What is put in place of `length` characters. */
export type Edit = { at: number; length: number; text: string };

/** A range that stays as it was typed, `end` not included. */
export type Kept = { start: number; end: number };

/** Some parts of one text: the rules read them as one, and what is changed in a part stays in it. */
export type Parts = readonly string[];

/** Parts with edits made: those are in the order of their places and don't overlap. */
export function edited(parts: Parts, edits: readonly Edit[]): Parts {
  let start = 0;
  let next = 0;
  return parts.map((part, index) => {
    const end = start + part.length;
    const isLast = index === parts.length - 1;
    const changed: string[] = [];
    let from = start;
    for (let edit = edits[next]; edit && (edit.at < end || isLast); edit = edits[++next]) {
      changed.push(part.slice(from - start, edit.at - start), edit.text);
      from = edit.at + edit.length;
    }
    changed.push(part.slice(from - start));
    start = end;
    return changed.join('');
  });
}

/** What nobody sets: code, placeholders that a view fills in, signs of HTML, addresses, paths and names of files. */
const machine =
  /`[^`\n]*`|\(\([^()\n]*\)\)|&#?\w{1,32};|\b(?:https?|ftp|mailto|tel|file):[^\s"«»“”„<>]+|\bwww\.[^\s"«»“”„<>]+|(?<![^\s"'«»“”„‘’‚()<>,;:@])[^\s"'«»“”„‘’‚()<>,;:@][^\s"«»“”„()<>,;:@]{0,63}@[^\s"'«»“”„‘’‚()<>,;:@]+|(?<![^\s(])\.{0,2}\/[^\s"«»“”„<>]+/g;
/** What every such thing holds. */
const machineSign = /[`@&/\\]|\(\(|www\.|:/;

/** The ranges of a text that stay as they were typed, in their order. */
export function keptIn(text: string): Kept[] {
  if (!machineSign.test(text)) return [];
  return [...text.matchAll(machine)].map(({ index, 0: found }) => {
    // The sign that ends a sentence, or closes a quote around an address, is none of it.
    const isQuoted = /['’]/.test(text.charAt(index - 1));
    const bare = /^[`(&]/.test(found)
      ? found
      : found.replace(isQuoted ? /[.,;:!?)\]'’]{1,8}$/ : /[.,;:!?)\]]{1,8}$/, '');
    return { start: index, end: index + bare.length };
  });
}

/** Asks of places in their order whether they are kept. */
export function keeping(kept: readonly Kept[]): (at: number) => boolean {
  let next = 0;
  return (at) => {
    for (let range = kept[next]; range && range.end <= at; range = kept[++next]);
    const range = kept[next];
    return range !== undefined && range.start <= at;
  };
}
