import type { ReactNode } from 'react';
import type { ShownLook } from './visitor.ts';

type ChangesProps = { words: ShownLook['words']; onShow: (page: string) => void };

/** What changes for visitors, in plain words, page by page; each leads to its page. */
export function Changes({ words, onShow }: ChangesProps): ReactNode {
  return (
    <section aria-labelledby="changes">
      <h2 id="changes">What changes</h2>
      {words.length === 0 && <p>Nothing changes for visitors.</p>}
      {words.map(({ heading, sentences, page }) => (
        <div key={heading} className="change">
          <h3>
            {page === undefined ? (
              heading
            ) : (
              <button type="button" onClick={() => onShow(page)}>
                {heading}
              </button>
            )}
          </h3>
          <ul>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
