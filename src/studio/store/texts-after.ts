/** Texts with some of them changed; those that say nothing are gone. */
export function textsAfter(
  texts: ReadonlyMap<string, string>,
  changed: ReadonlyMap<string, string | undefined>,
): Map<string, string> {
  const after = new Map(texts);
  for (const [file, text] of changed) {
    if (text === undefined) after.delete(file);
    else after.set(file, text);
  }
  return after;
}
