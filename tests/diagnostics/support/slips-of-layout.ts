import { bare, changed, field, isInText, onLine, type Slip, type SlipMade, without } from './slip.ts';

/** A slip that needs the lines around it. */
function amongLines(
  name: string,
  make: (lines: readonly string[], index: number) => SlipMade | undefined,
  isRepairable = true,
): Slip {
  return { name, isRepairable, make: (lines, index) => (isInText(lines, index) ? undefined : make(lines, index)) };
}

/** A whole section moved to the right. */
function movedBlock(name: string, by: number): Slip {
  return amongLines(name, (lines, index) => {
    if (!/^ {2}- type: /.test(lines[index] ?? '')) return undefined;
    let end = index + 1;
    while (end < lines.length && !/^ {0,2}\S/.test(lines[end] ?? '')) end++;
    const isMoved = (line: string, at: number) => at >= index && at < end && line.trim() !== '';
    return { lines: lines.map((line, at) => (isMoved(line, at) ? ' '.repeat(by) + line : line)), at: [index] };
  });
}

/** Slips that show only between lines: what stands too far left or right, dashes, lines that are gone. */
export const slipsOfLayout: readonly Slip[] = [
  onLine('indent one more', (text) => (/^ +\S/.test(text) ? ` ${text}` : undefined)),
  onLine('indent one less', (text) => (/^ +\S/.test(text) ? text.slice(1) : undefined)),
  onLine('indent two more', (text) => (/^ +\S/.test(text) ? `  ${text}` : undefined)),
  onLine('indent two less', (text) => (/^ {2,}\S/.test(text) ? text.slice(2) : undefined)),
  movedBlock('block moved right', 2),
  movedBlock('block moved far right', 4),
  onLine('dash deleted', (text) => (/^\s*- [a-z]\w*: /.test(text) ? text.replace('- ', '') : undefined)),
  onLine('dash became a space', (text) => (/^\s*- [a-z]\w*: /.test(text) ? text.replace('- ', '  ') : undefined)),
  amongLines('extra dash', (lines, index) => {
    const text = lines[index] ?? '';
    const isSecond = /^ {2,}[a-z]\w*: \S/.test(text) && /^\s*- /.test(lines[index - 1] ?? '');
    return isSecond ? changed(lines, index, text.replace(/ {2}(?=\S)/, '- ')) : undefined;
  }),
  amongLines('line twice', (lines, index) => {
    const text = lines[index] ?? '';
    if (!/^\s*[A-Za-z_]\w*: +[^\s>|]/.test(text)) return undefined;
    return { lines: [...lines.slice(0, index + 1), text, ...lines.slice(index + 1)], at: [index, index + 1] };
  }),
  amongLines('two lines joined', (lines, index) => {
    const [text, next] = [lines[index] ?? '', lines[index + 1] ?? ''];
    const column = /^\s*(?:- )*/.exec(text)?.[0].length;
    if (!field.test(text) || /: [>|]/.test(text) || !/^\s+[a-z]\w*: /.test(next) || next.search(/\S/) !== column)
      return undefined;
    return { lines: [...lines.slice(0, index), `${text} ${next.trim()}`, ...lines.slice(index + 2)], at: [index] };
  }),
  amongLines(
    'list line deleted',
    (lines, index) => {
      const text = lines[index] ?? '';
      return bare.test(text) && !/^\s*- /.test(text) ? without(lines, index) : undefined;
    },
    false,
  ),
  amongLines(
    'type line deleted',
    (lines, index) => (/^\s*- type: /.test(lines[index] ?? '') ? without(lines, index) : undefined),
    false,
  ),
];
