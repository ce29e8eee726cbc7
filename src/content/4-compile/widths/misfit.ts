import { finding } from '../../catalogue/index.ts';
import type { ValueProblem } from '../value-problem.ts';
import { isRoom, misfitOf } from './room.ts';

/** A text or a word shorter than this fits everywhere. */
const shortestText = 40;
const shortestWord = 8;

/** True for a text that is long enough that it may not fit: what the schema says of the room is looked up for these only. */
export function isWorthMeasuring(text: string): boolean {
  return text.length >= shortestText || text.split(' ').some((word) => word.length >= shortestWord);
}

/** What is said of a text that has no room on a small phone; `room` is what the schema of its field says. */
export function misfitProblem(text: string, room: unknown): ValueProblem | undefined {
  if (!isRoom(room)) return undefined;
  const misfit = misfitOf(text, room);
  if (!misfit) return undefined;
  if ('lines' in misfit) return finding('text/many-lines', { ...misfit, most: room.lines ?? 0 });
  return { ...finding('text/wide-word', { ...misfit, room: room.width }), snippet: misfit.word };
}
