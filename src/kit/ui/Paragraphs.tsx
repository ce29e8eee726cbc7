import type { Paragraph, RichText as RichTextValue } from '../model/values.ts';
import { RichItems } from './RichItems.tsx';
import { RichText } from './RichText.tsx';

function List({ isNumbered, items }: { isNumbered: boolean; items: RichTextValue[] }) {
  const Tag = isNumbered ? 'ol' : 'ul';
  return (
    <Tag className="list">
      <RichItems value={items} />
    </Tag>
  );
}

/** Running text: one `<p>` a paragraph, and its lists. */
export function Paragraphs({ value }: { value: Paragraph[] }) {
  return value.map((part, index) =>
    'kind' in part ? (
      <List key={index} {...part} />
    ) : (
      <p key={index}>
        <RichText value={part} />
      </p>
    ),
  );
}
