import { withoutMarks } from '../form/words.ts';

/** A sentence of a plan for who sees no code: without the options of commands, the lines of files and the marks of code. */
export function plainWords(text: string): string {
  const words = text.replaceAll(/ \(`--[^`]*`\)/g, '').split(' ');
  return withoutMarks(words.filter((word) => !linePattern.test(word)).join(' '));
}

/** The line of a file: `pages/home.yaml:12`. */
const linePattern = /\.(?:ya?ml|json):\d+$/;
