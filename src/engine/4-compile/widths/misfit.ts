import type { ValueProblem } from '#kit/model';
import type { Checker } from '../../3-repair/checker.ts';
import { finding } from '../../catalogue/index.ts';
import { misfitOf, type Room } from './room.ts';
import { shownWords } from './shown-words.ts';

/** A text shorter than this, of shorter words, fits everywhere it may stand. */
const shortestText = 40;
const shortestWord = 8;

/** Words in running texts are set small: shorter ones than this fit everywhere. */
const longWord = 13;
const longWords = /\S{13,}/g;

/**
 * True for a text that is long enough that it may not fit: what the schema says of the room is looked up for these only.
 * `compiled` is what became of it: a string, or running text.
 */
export function isWorthMeasuring(written: string, compiled: unknown): boolean {
  if (typeof compiled !== 'string') return Array.isArray(compiled) && hasWord(written, longWord);
  return compiled.length >= shortestText || hasWord(compiled, shortestWord);
}

/** True where so many characters stand together, without a space or a line end of ASCII: all texts are asked this. */
function hasWord(text: string, length: number): boolean {
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const isSpace = text.charCodeAt(at) <= 32;
    if (isSpace) start = at + 1;
    else if (at - start + 1 >= length) return true;
  }
  return false;
}

/** What is said of a text, or of running text, that has no room on a small phone. */
export function misfitProblem(compiled: unknown, room: Room | undefined, checker: Checker): ValueProblem | undefined {
  if (!room) return undefined;
  const misfit = misfitOf(measuredWords(compiled, room), room, checker);
  if (!misfit) return undefined;
  if ('lines' in misfit) return finding('text/many-lines', { ...misfit, most: room.lines ?? 0 });
  return { ...finding('text/wide-word', { ...misfit, room: room.width }), snippet: misfit.word };
}

/**
 * The words of a text that are measured. Of a placeholder that stands for nothing, what it lacks is reported elsewhere; nobody can
 * write a mail address in fewer letters.
 */
function measuredWords(compiled: unknown, { lines }: Room): string {
  const shown = shownWords(compiled);
  const isRunning = typeof compiled !== 'string';
  if (!isRunning && !shown.includes('((')) return shown;
  const words = isRunning && lines === undefined ? (shown.match(longWords) ?? []) : shown.split(' ');
  return words.filter((word) => !word.includes('((') && !(isRunning && word.includes('@'))).join(' ');
}
