import type { RichText as RichTextValue } from '../page/types.ts';
import { RichText } from './RichText.tsx';

/** Running text: one `<p>` a paragraph. */
export function Paragraphs({ value }: { value: RichTextValue[] }) {
  return value.map((paragraph, index) => (
    <p key={index}>
      <RichText value={paragraph} />
    </p>
  ));
}
