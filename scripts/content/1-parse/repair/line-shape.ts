/** The parts of a line: what begins it, the name of its field if it has one, and the rest. */
export type LineShape = {
  /** The space and the dashes that begin the line. */
  lead: string;
  /** The column of the last dash, or -1. */
  dash: number;
  /** The column where the name or the text begins. */
  content: number;
  name: string | undefined;
  /** The column where the text begins, and the text without the space after it. */
  valueStart: number;
  value: string;
};

const shape = /^(\s*(?:-\s+)*)(?:("[^"]*"|'[^']*'|[^\s"'#,[\]{}&*!|>%@`-][^:#]*?)(\s*:)(?=\s|$)\s*)?(.*?)\s*$/;

/** The parts of a line, as far as it has the form `- name: text`. */
export function shapeOf(text: string): LineShape {
  const [, lead = '', quoted, , value = ''] = shape.exec(text) ?? [];
  const valueStart = text.trimEnd().length - value.length;
  return {
    lead,
    dash: lead.lastIndexOf('-'),
    content: lead.length,
    name: quoted?.replaceAll(/^["']|["']$/g, ''),
    valueStart,
    value,
  };
}

/** True for a line that begins as a field whose name is a list, a group or more than one line. */
export function isStrangeName(text: string): boolean {
  return /^\s*(?:-\s+)*(?:\?\s|[[{].*[\]}]\s*:)/.test(text);
}

/** A text in the quotes that change it least: double ones, or single ones where it holds double ones. */
export function quoted(text: string): string {
  if (text.includes('"') && !text.includes("'")) return `'${text}'`;
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
