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
  amongLines('two lines exchanged', (lines, index) => {
    const [text, next] = [lines[index] ?? '', lines[index + 1] ?? ''];
    const isEntry = /^\s*- [a-z]\w*: [^>|]/.test(text) && /^\s+[a-z]\w*: [^>|]/.test(next);
    if (!isEntry || next.search(/\S/) !== text.search(/\S/) + 2) return undefined;
    return { lines: [...lines.slice(0, index), next, text, ...lines.slice(index + 2)], at: [index, index + 1] };
  }),
  amongLines('two fields joined without a space', (lines, index) => {
    const [text, next] = [lines[index] ?? '', lines[index + 1] ?? ''];
    const column = /^\s*(?:- )*/.exec(text)?.[0].length;
    if (!/: [^>|{["'].*[a-z]$/.test(text) || !/^\s+[a-z]\w*: /.test(next) || next.search(/\S/) !== column)
      return undefined;
    return { lines: [...lines.slice(0, index), text + next.trim(), ...lines.slice(index + 2)], at: [index] };
  }),
  amongLines('entry moved left from its second line on', (lines, index) => movedRest(lines, index, -2)),
  amongLines('entry moved right from its second line on', (lines, index) => movedRest(lines, index, 2)),
  amongLines(
    'text on the line of a list',
    (lines, index) =>
      isListName(lines, index) ? changed(lines, index, `${lines[index]?.trimEnd()} Three things`) : undefined,
    false,
  ),
  amongLines('first entry joined with the name of its list', (lines, index) => {
    if (!isListName(lines, index) || !/^\s*- [a-z]\w*: /.test(lines[index + 1] ?? '')) return undefined;
    const joined = `${lines[index]?.trimEnd()} ${lines[index + 1]?.trim()}`;
    return { lines: [...lines.slice(0, index), joined, ...lines.slice(index + 2)], at: [index] };
  }),
  amongLines('letters on a line of their own', (lines, index) => inserted(lines, index, 'asdf'), false),
  amongLines(
    'sentence on a line of its own',
    (lines, index) => inserted(lines, index, 'Please change this on Monday'),
    false,
  ),
  amongLines(
    'text without its name',
    (lines, index) => {
      const [, lead, , , text] = field.exec(lines[index] ?? '') ?? [];
      return lead === undefined || text === undefined || !/^[A-Z]\w+ /.test(text)
        ? undefined
        : changed(lines, index, lead + text);
    },
    false,
  ),
  amongLines(
    'half of a name left',
    (lines, index) => {
      const [, lead, name] = field.exec(lines[index] ?? '') ?? [];
      return lead === undefined || name === undefined || name.length < 4
        ? undefined
        : changed(lines, index, lead + name.slice(0, 2));
    },
    false,
  ),
];

function isListName(lines: readonly string[], index: number): boolean {
  return bare.test(lines[index] ?? '') && /^\s*- /.test(lines[index + 1] ?? '');
}

/** A line below one that is whole, in the column of its fields. */
function inserted(lines: readonly string[], index: number, words: string): SlipMade | undefined {
  const text = lines[index] ?? '';
  if (!field.test(text) || /: [>|]/.test(text)) return undefined;
  const line = ' '.repeat(/^\s*(?:- )*/.exec(text)?.[0].length ?? 0) + words;
  return { lines: [...lines.slice(0, index + 1), line, ...lines.slice(index + 1)], at: [index, index + 1] };
}

/** The lines of an entry below its first one, moved. */
function movedRest(lines: readonly string[], index: number, by: 2 | -2): SlipMade | undefined {
  const indent = (lines[index] ?? '').search(/\S/);
  if (!/^ {4,}- [a-z]\w*: /.test(lines[index] ?? '')) return undefined;
  let end = index + 1;
  while (end < lines.length && (lines[end] ?? '').search(/\S/) > indent) end++;
  if (end === index + 1) return undefined;
  const moved = (line: string) => (by > 0 ? `  ${line}` : line.slice(2));
  return { lines: lines.map((line, at) => (at > index && at < end ? moved(line) : line)), at: [index, index + 1] };
}
