import type { ValueProblem } from '../../../model/diagnostic.ts';
import type { Checker } from '../../3-repair/checker.ts';
import { finding } from '../../catalogue/index.ts';
import { misfitOf, type Room } from './room.ts';
import { shownWords } from './shown-words.ts';

/** A text or a word shorter than this fits everywhere it may stand. */
const shortestText = 40;
const shortestWord = 8;

/** Words in running texts are set small: shorter ones than this fit everywhere. */
const longWord = /\S{13}/;

/**
 * True for a text that is long enough that it may not fit: what the schema says of the room is looked up for these only.
 * `compiled` is what became of it: a string, or running text.
 */
export function isWorthMeasuring(written: string, compiled: unknown): boolean {
  if (typeof compiled !== 'string') return Array.isArray(compiled) && longWord.test(written);
  return compiled.length >= shortestText || compiled.split(' ').some((word) => word.length >= shortestWord);
}

/** A placeholder that stands for nothing is shown as it is written; what it lacks is reported elsewhere. */
const isUnfilled = (word: string) => word.includes('((');

/** What is said of a text, or of running text, that has no room on a small phone. */
export function misfitProblem(compiled: unknown, room: Room | undefined, checker: Checker): ValueProblem | undefined {
  if (!room) return undefined;
  const isRunning = typeof compiled !== 'string';
  // Nobody can write a mail address in fewer letters.
  const isMeasured = (word: string) =>
    !isRunning || (!word.includes('@') && (room.lines !== undefined || longWord.test(word)));
  const words = shownWords(compiled)
    .split(' ')
    .filter((word) => isMeasured(word) && !isUnfilled(word));
  const misfit = misfitOf(words.join(' '), room, checker);
  if (!misfit) return undefined;
  if ('lines' in misfit) return finding('text/many-lines', { ...misfit, most: room.lines ?? 0 });
  return { ...finding('text/wide-word', { ...misfit, room: room.width }), snippet: misfit.word };
}
