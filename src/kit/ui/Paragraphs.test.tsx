import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Paragraphs } from './Paragraphs.tsx';

it('shows paragraphs and lists as what they are', () => {
  const markup = renderToStaticMarkup(
    <Paragraphs
      value={[
        ['We have:'],
        { kind: 'list', isNumbered: false, items: [['one'], [{ kind: 'strong', children: ['two'] }]] },
        { kind: 'list', isNumbered: true, items: [['first']] },
      ]}
    />,
  );
  expect(markup).toBe(
    '<p>We have:</p><ul class="list"><li>one</li><li><strong>two</strong></li></ul><ol class="list"><li>first</li></ol>',
  );
});
