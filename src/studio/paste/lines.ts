import type { NewSign } from '../marked/write-marks.ts';

/** The lines of words, with one space where there were several and none at their ends. */
function linesOf(signs: readonly NewSign[]): NewSign[][] {
  const lines: NewSign[][] = [[]];
  for (const sign of signs) {
    const line = lines.at(-1);
    const isSpace = /\s/.test(sign.shown);
    if (sign.shown === '\n') lines.push([]);
    else if (!isSpace) line?.push(sign);
    else if (line?.length && line.at(-1)?.shown !== ' ') line.push({ ...sign, shown: ' ', written: ' ' });
  }
  return lines.map((line) => (line.at(-1)?.shown === ' ' ? line.slice(0, -1) : line));
}

/** Words in paragraphs: an empty line parts them, a single line break is a space. */
export function paragraphsIn(signs: readonly NewSign[]): NewSign[][] {
  const paragraphs: NewSign[][] = [[]];
  for (const line of linesOf(signs)) {
    const last = paragraphs.at(-1);
    if (line.length === 0) paragraphs.push([]);
    else paragraphs[paragraphs.length - 1] = last?.length ? joined(last, line, ' ') : line;
  }
  return paragraphs.filter(({ length }) => length > 0);
}

/** Words in paragraphs that each line break parts. */
export function linesIn(signs: readonly NewSign[]): NewSign[][] {
  return linesOf(signs).filter(({ length }) => length > 0);
}

/** Words as the lines of one place, such as a cell. */
export function cellLines(signs: readonly NewSign[]): NewSign[] {
  const [first = [], ...others] = linesIn(signs);
  return others.reduce((words, line) => joined(words, line, '\n'), first);
}

/** Words and further ones, with a sign between them. */
export function joined(words: readonly NewSign[], more: readonly NewSign[], between: string): NewSign[] {
  const look = words.at(-1)?.look;
  return look ? [...words, { shown: between, written: between, look }, ...more] : [...more];
}
