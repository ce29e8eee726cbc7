/** Changes of a whole file, as people make them without meaning to, by their name. */
export const wholeEdits: Readonly<Record<string, (text: string) => string>> = {
  mail: (text) => eachLine(text, (line) => `> ${line}`.trimEnd()),
  diff: (text) => eachLine(text, (line) => `+${line}`),
  numbered: (text) => eachLine(text, (line, index) => `${String(index + 1).padStart(3)}  ${line}`),
  fence: (text) => `\`\`\`yaml\n${text}\`\`\`\n`,
  tabs: (text) => inTabs(text, 2),
  tabs4: (text) => eachLine(text, (line) => line.replace(/^(?: {4})+/, (spaces) => '\t'.repeat(spaces.length / 4))),
  twice: (text) => text + text,
  'no-sections': (text) => text.slice(0, text.indexOf('sections:') + 10),
  'cut-end': (text) => text.slice(0, -12),
};

function eachLine(text: string, change: (line: string, index: number) => string): string {
  return `${text.trimEnd().split('\n').map(change).join('\n')}\n`;
}

/** As a text editor indents that was told to use tabs. */
function inTabs(text: string, width: number): string {
  return eachLine(text, (line) => line.replace(/^ +/, (spaces) => '\t'.repeat(Math.ceil(spaces.length / width))));
}
