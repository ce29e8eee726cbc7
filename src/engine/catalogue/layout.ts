import type { Said } from '#kit/model';
import { entry } from './entry.ts';
import { say, written } from './say.ts';
import { counted, shortLine } from './words.ts';

/** How far a line is moved to the right, in spaces: as it stands, and as it should. */
type Shift = { actual: number; target: number };
const far = ({ actual, target }: Shift) => (actual > target ? 'indented too far' : 'not indented far enough');
const way = ({ actual, target }: Shift) => (actual > target ? 'left' : 'right');

/** Lines that stand too far left or right, and dashes that are missing or too many. */
export const layoutEntries = {
  'layout/indent': entry<Shift & { what: string | Said; lines: number; hasDash: boolean; became: Said | undefined }>({
    severity: 'error',
    title: 'A line that stands too far left or right',
    explanation:
      'The spaces before a line, its indent, say what it belongs to. The fields of one block stand right below each other: they have the same number of spaces before them.',
    message: ({ what, became, ...shift }) =>
      say`${what} is ${far(shift)}${became === undefined ? '' : say`, so it became part of ${became}`}.`,
    help: ({ lines, hasDash, ...shift }) =>
      `Move ${lines > 1 ? `the whole block (${counted(lines, 'line')})` : 'it'} ${way(shift)}: ${hasDash ? 'its dash' : 'it'} belongs after ${counted(shift.target, 'space')}, it stands after ${shift.actual}.`,
  }),
  'layout/text-indent': entry<Shift & { isStray?: boolean }>({
    severity: 'error',
    title: 'A line of a text that stands out of line',
    explanation: 'All lines of a text below its field have the same number of spaces before them.',
    message: ({ isStray, ...shift }) =>
      isStray
        ? 'This line is not part of the text above it, and has no field.'
        : `This line of the text is ${far(shift)}.`,
    help: ({ isStray, ...shift }) =>
      isStray
        ? `Delete it, or write the name of its field and a colon before it. If it belongs to the text above, move it right, after ${counted(shift.target, 'space')}.`
        : `Move it ${way(shift)}: it belongs after ${counted(shift.target, 'space')}, it stands after ${shift.actual}.`,
  }),
  'layout/missing-dash': entry<{ noun: string; line: string }>({
    severity: 'error',
    title: 'An entry without its dash',
    explanation: 'Every entry of a list begins with a dash and a space.',
    message: ({ noun }) => `A new ${noun} begins here, but its dash is missing.`,
    help: ({ line }) => say`Write ${written(line.trim())}`,
  }),
  'layout/extra-dash': entry<{ line: string | undefined; lines?: number }>({
    severity: 'error',
    title: 'A dash too many',
    explanation: 'A dash begins a new entry of a list. The other fields of the entry have none.',
    message: ({ line, lines = 1 }) =>
      line === undefined
        ? 'This dash stands alone, so it begins an entry that has nothing in it.'
        : lines > 1
          ? `This dash and ${counted(lines - 1, 'other')} below it begin entries of their own, but the lines are fields of one entry.`
          : 'This dash begins a new entry of the list, but the line belongs to the entry above it.',
    help: ({ line, lines = 1 }) =>
      line === undefined
        ? 'Delete this line.'
        : lines > 1
          ? 'Put a space in place of each of these dashes: only the first field of an entry has one.'
          : say`Write ${written(line.trim())} in line with the field above it.`,
  }),
  'layout/exchanged': entry<{ first: string; second: string }>({
    severity: 'error',
    title: 'Two lines in the wrong order',
    explanation:
      'The line with the dash begins an entry, and the line with the name of a list stands above its entries. Here the line below it came first.',
    message: ({ first }) =>
      say`This line and the one below it, ${written(shortLine(first))}, stand in the wrong order.`,
    help: ({ first, second }) => say`Move ${written(shortLine(first))} above ${written(shortLine(second))}.`,
  }),
  'layout/lost-line': entry<{ line: string; noun: string }>({
    severity: 'error',
    title: 'A line is gone',
    explanation: 'The line that begins an entry or a list was deleted, so that what stood below it belongs to nothing.',
    message: ({ line, noun }) =>
      say`Above this line the line ${written(line.trim())} is missing, which begins the ${noun}.`,
    help: ({ line }) => say`Write ${written(line.trim())} above it.`,
  }),
};
