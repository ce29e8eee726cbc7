import { diffArrays } from 'diff';
import { editDistance } from '#engine/base';

/** What may go with a fix: how an address ends that is written as a file, and where files stand. */
const ofAddresses = new Set([
  'html',
  'htm',
  'yaml',
  'json',
  'md',
  'index',
  'public',
  'pages',
  'media',
  'svg',
  'jpg',
  'png',
]);
/** What a fix may write that stood nowhere: what an address, an e-mail link, a section and a figure begin with, and how a switch is written. */
const ofWriting = new Set(['https', 'mailto', 'type', 'facts', 'true', 'false']);

/**
 * True where a changed text says what it said: its letters and digits are the same but for their case, or words differ
 * by a slip of the fingers. A line that stands twice may go once.
 */
export function saysTheSame(before: string, after: string): boolean {
  const [old, now] = [before, after].map((text) => lettersOf(text));
  if (old === now) return true;
  let gone: string[] = [];
  for (const { added, removed, value } of diffArrays(wordsOf(before), wordsOf(after))) {
    if (removed) gone = value;
    else if (added) {
      if (value[0] !== undefined && ofWriting.has(value[0]) && gone.length === 0) continue;
      if (value.length !== gone.length || !value.every((word, index) => isNear(gone[index] ?? '', word))) return false;
      gone = [];
    } else {
      if (!isRepeated(gone, before)) return false;
      gone = [];
    }
  }
  return isRepeated(gone, before);
}

function isNear(old: string, now: string): boolean {
  return ofWriting.has(now) || editDistance(old, now) <= Math.max(2, old.length / 3);
}

/** True for words that go and stand elsewhere in the text, in the same order. */
function isRepeated(words: readonly string[], text: string): boolean {
  if (words.every((word) => ofAddresses.has(word))) return true;
  return wordsOf(text).join(' ').split(words.join(' ')).length > 2;
}

function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
