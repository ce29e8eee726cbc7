const curly = /[“”„‟‘’‚]/;

/** True for a text with quotes as word processors write them. */
export function hasCurlyQuotes(text: string): boolean {
  return curly.test(text);
}

/** A text without quotes of any kind, and without space around it: what was meant where none can stand. */
export function withoutQuotes(text: string): string {
  return text.replaceAll(/[“”„‟‘’‚"']/g, '').trim();
}
