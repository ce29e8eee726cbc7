/** The first thing that is wrong in a file of captions: its line, counted from one, and what it is. */
export type CaptionsProblem = { line: number; what: 'head' | 'time' | 'comma' | 'order' | 'words' | 'none' };

/** A caption's time: hours, minutes, seconds and parts of its begin, then those of its end. */
const timing =
  /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})[ \t]+-->[ \t]+(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})(?:[ \t].*)?$/;
/** The times of a file in another format (SubRip), which many programs write. */
const commaTime = /^\d+:\d\d:\d\d,\d{3}\s+-->/;

/**
 * What is wrong with captions in the format WebVTT (W3C WebVTT, 4.1), or nothing. Browsers leave out a faulty caption without a
 * word, and show none at all where the head is wrong.
 */
export function captionsProblem(text: string): CaptionsProblem | undefined {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  if (!/^WEBVTT(?:[ \t].*)?$/.test(lines[0] ?? '')) return { line: 1, what: 'head' };
  if ((lines[1] ?? '') !== '') return { line: 2, what: 'head' };
  let count = 0;
  let last = 0;
  for (const { start, block } of blocksOf(lines)) {
    if (/^(?:NOTE|STYLE|REGION)(?:\s|$)/.test(block[0] ?? '')) continue;
    const found = cueProblem(block, last);
    if ('what' in found) return { line: start + found.line, what: found.what };
    last = found.from;
    count += 1;
  }
  return count === 0 ? { line: 1, what: 'none' } : undefined;
}

/** The parts between blank lines, each with the number of its first line. */
function blocksOf(lines: readonly string[]): { start: number; block: string[] }[] {
  const blocks: { start: number; block: string[] }[] = [];
  let block: string[] = [];
  for (const [index, line] of [...lines.slice(2), ''].entries()) {
    if (line !== '') block.push(line);
    else if (block.length > 0) {
      blocks.push({ start: index + 3 - block.length, block });
      block = [];
    }
  }
  return blocks;
}

/** When a caption begins, in ms, or what is wrong with it; its line counts from the first of the block. */
function cueProblem(block: readonly string[], last: number): { from: number } | CaptionsProblem {
  // A caption may have a name above its time.
  const place = block[0]?.includes('-->') ? 0 : 1;
  const line = block[place] ?? '';
  const times = timing.exec(line);
  if (!times) return { line: Math.min(place, block.length - 1), what: commaTime.test(line) ? 'comma' : 'time' };
  const [from, until] = [msOf(times.slice(1, 5)), msOf(times.slice(5, 9))];
  if (until <= from || from < last) return { line: place, what: 'order' };
  const words = block.slice(place + 1);
  if (words.every((each) => each.trim() === '')) return { line: place, what: 'words' };
  const stray = words.findIndex((each) => each.includes('-->'));
  return stray < 0 ? { from } : { line: place + 1 + stray, what: 'time' };
}

function msOf([hours = '0', minutes = '0', seconds = '0', ms = '0']: readonly (string | undefined)[]): number {
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(ms);
}
