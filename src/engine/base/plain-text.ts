/**
 * True for a text that can be written without quotes and is surely read as the same text, by readers of YAML 1.1 too:
 * `yes`, `on` and `012` are quotedText, though they are texts to YAML 1.2.
 */
export function isPlainText(text: string, { isFlow }: { isFlow: boolean }): boolean {
  if (text === '' || text.trim() !== text || hasControls(text)) return false;
  if (/^[-?:,[\]{}#&*!|>'"%@`=.~]/.test(text) && !/^[-.][^\s\d.-]/.test(text)) return false;
  // A quote at the end looks like one that lost its other.
  if (/: |:$| #|["']$/.test(text)) return false;
  return !otherWord.test(text) && !number.test(text) && !(isFlow && /[,[\]{}]|:/.test(text));
}

/** True for texts with characters that can't be seen, that end a line, or that are half of one. */
export function hasControls(text: string): boolean {
  return /[\p{Cc}\u2028\u2029\ufeff\p{Cs}]/u.test(text);
}

/** What YAML 1.1 or 1.2 reads as something other than text. */
const otherWord = /^(?:null|true|false|yes|no|on|off|y|n|[-+]?\.(?:inf|nan))$/i;
const number = /^[-+]?(?:[\d_]+(?:\.[\d_]*)?(?:e[-+]?\d+)?|0[xob][\da-f_]+)$/i;

/** A text in double quotes, on one line. JSON's escapes are YAML's. */
export function doubleQuoted(text: string): string {
  return JSON.stringify(text).replaceAll(/[\u007f-\u009f\u2028\u2029\ufeff]/g, escaped);
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** A text in the quotes that change it least: double ones, or single ones where it holds `"` or `\`. */
export function quotedText(text: string): string {
  return /["\\]/.test(text) && !hasControls(text) ? singleQuoted(text) : doubleQuoted(text);
}

/** A text in single quotes, on one line; it must have no control characters. */
export function singleQuoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** The name of a field as it is written. */
export function writtenName(name: string, { isFlow, isJson }: { isFlow: boolean; isJson: boolean }): string {
  if (isJson) return JSON.stringify(name);
  return isPlainText(name, { isFlow }) ? name : quotedText(name);
}
