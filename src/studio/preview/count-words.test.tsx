import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { countWords } from './count-words.ts';

it('counts the words that visitors see: none that is not shown today, and none of what is told of a mistake', () => {
  const { container } = render(
    <main>
      <h1>Boats of wood</h1>
      <details>
        <summary>What people ask</summary>
        We mend them.
      </details>
      <section data-absent="until May">Not yet</section>
      <section data-block="invalid">
        <p>A word is missing here.</p>
      </section>
      <svg>
        <title>A boat</title>
      </svg>
    </main>,
  );
  expect(countWords(container, 'en')).toBe(9);
});
