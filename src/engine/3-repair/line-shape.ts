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

/** The parts of a line, as far as it has the form `- name: text`. */
export function shapeOf(text: string): LineShape {
  const lead = /^\s*(?:-\s+)*/.exec(text)?.[0] ?? '';
  const rest = text.slice(lead.length);
  const [written, end] = nameOf(rest) ?? [undefined, 0];
  const value = rest.slice(end).trim();
  return {
    lead,
    dash: lead.lastIndexOf('-'),
    content: lead.length,
    name: written?.replaceAll(/^["']|["']$/g, ''),
    valueStart: text.trimEnd().length - value.length,
    value,
  };
}

/** The name that a text begins with, as it is written, and where its colon ends. Space or nothing stands behind that. */
function nameOf(rest: string): [string, number] | undefined {
  const inQuotes = /^(?:"[^"]*"|'[^']*')/.exec(rest)?.[0];
  const colon =
    inQuotes === undefined
      ? 1 + rest.slice(1).search(/[:#]/)
      : rest.length - rest.slice(inQuotes.length).trimStart().length;
  if (colon < 1 || rest[colon] !== ':' || !/^(?:\s|$)/.test(rest.slice(colon + 1))) return undefined;
  if (inQuotes !== undefined) return [inQuotes, colon + 1];
  if (/^[\s"'#,[\]{}&*!|>%@`-]/.test(rest)) return undefined;
  return [rest.charAt(0) + rest.slice(1, colon).trimEnd(), colon + 1];
}

/** True for a line that begins as a field whose name is a list, a group or more than one line. */
export function isStrangeName(text: string): boolean {
  return /^\s*(?:-\s+)*(?:\?\s|[[{].*[\]}]\s*:)/.test(text);
}

/** A text in the quotes that change it least: double ones, or single ones where it holds double ones. */
export function inQuotes(text: string): string {
  if (text.includes('"') && !text.includes("'")) return `'${text}'`;
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
