import { isSame } from '#kit/model';
import { readYaml } from '../1-parse/read-yaml.ts';
import { indentOf } from './lines.ts';
import { Refusal } from './types.ts';

/**
 * Lines of YAML that say a value, as an entry of a list whose dashes stand at `column`: its comments stay.
 * The lines may begin with the dash themselves. Throws Refusal where they say something else.
 */
export function takenOver(text: string, value: unknown, column: number, dashWidth: number): string[] {
  const { data, problems } = readYaml(text, new Set());
  const isEntry = Array.isArray(data) && data.length === 1 && isSame(data[0], value);
  if (problems.length > 0 || (!isEntry && !isSame(data, value)))
    throw new Refusal('The text that is to be put in says something else than its value.');
  const lines = dedented(text.split(/\r?\n/));
  if (isEntry) return withMargin(lines, column);
  const isFirstComment = lines[0]?.startsWith('#');
  const inner = withMargin(lines, column + dashWidth);
  const [first = '', ...others] = inner;
  const dash = `${' '.repeat(column)}-`;
  return isFirstComment ? [dash, ...inner] : [dash + first.slice(column + 1), ...others];
}

/** Lines without the indentation that all have, and without blank ones at both ends. */
function dedented(lines: readonly string[]): string[] {
  const isBlank = (line: string) => line.trim() === '';
  const inner = lines.slice(
    lines.findIndex((line) => !isBlank(line)),
    lines.findLastIndex((line) => !isBlank(line)) + 1,
  );
  const common = Math.min(...inner.filter((line) => !isBlank(line)).map((line) => indentOf(line)));
  return inner.map((line) => line.slice(common));
}

function withMargin(lines: readonly string[], margin: number): string[] {
  return lines.map((line) => (line.trim() === '' ? '' : ' '.repeat(margin) + line));
}
