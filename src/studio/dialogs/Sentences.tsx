import type { ReactNode } from 'react';
import { Patch } from '../form/FieldFrame.styles.ts';
import { useFigures } from '../form/widgets/use-figures.ts';

/** What changed, in plain words and with the figures that visitors see, page by page. */
export function Sentences({ groups }: { groups: readonly { page: string; sentences: readonly string[] }[] }) {
  const { filled } = useFigures();
  return groups.map(({ page, sentences }) => (
    <section key={page}>
      <h3>{filled(page)}</h3>
      <ul className="sentences">
        {sentences.map((sentence, index) => (
          <li key={index}>
            <Sentence words={filled(sentence)} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** A sentence with each colour shown before the signs that it is written with, which few can read. */
export function Sentence({ words }: { words: string }): ReactNode {
  return words
    .split(/(?=#[0-9a-f]{6}\b)/)
    .flatMap((part, at) =>
      /^#[0-9a-f]{6}/.test(part) ? [<Patch key={at} style={{ background: part.slice(0, 7) }} />, ` ${part}`] : [part],
    );
}
