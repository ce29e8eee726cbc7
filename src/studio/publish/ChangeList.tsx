import type { ChangeWords } from '../host/publishing.ts';

/** What changes for visitors, place by place. */
export function ChangeList({ words }: { words: readonly ChangeWords[] }) {
  return (
    <>
      {words.map(({ heading, sentences }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          <ul className="sentences">
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
