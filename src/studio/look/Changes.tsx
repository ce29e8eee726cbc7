import type { ReactNode } from 'react';
import { BeforeAfter } from './BeforeAfter.tsx';
import type { ShownLook } from './visitor.ts';

type ChangesProps = { look: Pick<ShownLook, 'words' | 'hasBefore' | 'isRelease'>; onShow: (page: string) => void };

/** What changes for visitors, in plain words, page by page; each leads to its page. */
export function Changes({ look, onShow }: ChangesProps): ReactNode {
  const { words, hasBefore, isRelease } = look;
  return (
    <section aria-labelledby="changes">
      <h2 id="changes">{isRelease ? 'What changed' : 'What changes'}</h2>
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
          {page !== undefined && <BeforeAfter page={page} heading={heading} hasBefore={hasBefore} />}
        </div>
      ))}
    </section>
  );
}
