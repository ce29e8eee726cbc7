import { isMap, isNode, isScalar, parseDocument } from 'yaml';

/**
 * The sections of an `examples.yaml` by name, each as it would be written in a page: the very lines of the file,
 * comments included, with the dash before them and indented by two spaces, to be put below `sections:`.
 */
export function exampleTexts(text: string): Map<string, string> {
  const { contents } = parseDocument(text);
  const result = new Map<string, string>();
  if (!isMap(contents)) return result;
  for (const { key, value } of contents.items) {
    const block = isMap(value) ? value.get('block', true) : undefined;
    if (isScalar(key) && isNode(block) && block.range)
      result.set(String(key.value), asSection(text, block.range[0], block.range[1]));
  }
  return result;
}

function asSection(text: string, start: number, end: number): string {
  const indent = start - (text.lastIndexOf('\n', start - 1) + 1);
  const margin = ' '.repeat(indent);
  const [first = '', ...others] = text.slice(start, end).trimEnd().split('\n');
  const rest = others.map((line) => (line.startsWith(margin) ? line.slice(indent) : line.trimStart()));
  return [`  - ${first}`, ...rest.map((line) => (line === '' ? '' : `    ${line}`))].join('\n');
}
