import { readFileSync } from 'node:fs';

/** A text as somebody types it, and as its language sets it. */
export type Pair = { language: string; typed: string; wanted: string };

/** The tables of texts as they are wanted: one for each of five languages, and one for what is told of others. */
export const tables = ['en', 'de', 'fr', 'es', 'it', 'others'].map((name) => ({ name, pairs: table(name) }));

/** The pairs of a table: `typed → wanted`, a line each. `⍽` is a space that no line breaks at, `⎵` a narrow one, `⁀` joins. */
function table(name: string): Pair[] {
  return readFileSync(new URL(`${name}.txt`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [, language = name, typed = '', wanted = ''] =
        /^(?:([a-z]{2}(?:-[A-Z]{2})?): )?(.*) → (.*)$/.exec(line) ?? [];
      return { language, typed: withSpaces(typed), wanted: withSpaces(wanted) };
    });
}

function withSpaces(text: string): string {
  return text.replaceAll('⍽', '\u00a0').replaceAll('⎵', '\u202f').replaceAll('⁀', '\u2060');
}
