/** A sentence of a plan for who sees no code: without the options of commands, the lines of files and the marks of code. */
export function plainWords(text: string): string {
  return text
    .replaceAll(/ \(`--[^`]*`\)/g, '')
    .replaceAll(/\S+\.(?:ya?ml|json):\d+ +/g, '')
    .replaceAll(/`([^`]*)`/g, '“$1”');
}
