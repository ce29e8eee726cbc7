import { spokenWords } from '../form/spoken-words.ts';

/** The line of a file: `pages/home.yaml:12`. */
const linePattern = /\.(?:ya?ml|json):\d+$/;

/** A sentence of a plan for who sees no code: without the options of commands, names and lines of files, marks of code. */
export function plainWords(text: string): string {
  const lines = text
    .replaceAll(/ \(`--[^`]*`\)|, in `[^`]*\.(?:ya?ml|json)`| \(`[^`]*\.(?:ya?ml|json)`\)/g, '')
    .split('\n');
  const plain = lines.map((line) =>
    line
      .split(' ')
      .filter((word) => !linePattern.test(word))
      .join(' '),
  );
  return spokenWords(plain.join('\n'));
}
