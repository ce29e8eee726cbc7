import { type WrittenMark, writtenMarks } from './rich-text.ts';

type Mark = { kind: WrittenMark['kind']; said: string; to: string };

/** A text as it is read: its words without signs, and apart from them what is marked, and where links lead. */
export function readText(text: string): { text: string; marks: Mark[] } {
  const written = writtenMarks(text);
  const signs = written.flatMap(({ start, words, end }) => [
    { start, end: words.start },
    { start: words.end, end },
  ]);
  const read = (from: number, to: number) => {
    let [said, at] = ['', from];
    for (const { start, end } of signs.toSorted((one, other) => one.start - other.start)) {
      if (start < from || end > to) continue;
      said += text.slice(at, start);
      at = end;
    }
    return said + text.slice(at, to);
  };
  const marks = written.map((mark): Mark => {
    const { start, end } = mark.kind === 'link' ? mark.address : { start: 0, end: 0 };
    return { kind: mark.kind, said: read(mark.words.start, mark.words.end), to: text.slice(start, end) };
  });
  return { text: read(0, text.length), marks };
}
