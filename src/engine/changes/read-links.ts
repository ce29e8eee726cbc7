import { writtenLinks } from '../kinds/text/rich-text.ts';

type WordLink = { said: string; to: string };

/** A text as it is read: of its links the words, and apart from it where they lead. */
export function readLinks(text: string): { text: string; links: WordLink[] } {
  const written = writtenLinks(text);
  const links = written.map((link): WordLink => {
    const [said, to] = [link.words, link.address].map(({ start, end }) => text.slice(start, end));
    return { said: said ?? '', to: to ?? '' };
  });
  // From the end on, so that places before keep their numbers.
  const read = written.reduceRight(
    (rest, { start, end, words: said }) => rest.slice(0, start) + text.slice(said.start, said.end) + rest.slice(end),
    text,
  );
  return { text: read, links };
}
