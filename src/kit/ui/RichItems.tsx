import type { RichText as RichTextValue } from '../model/values.ts';
import { RichText } from './RichText.tsx';

/** The entries of a list, each of which is a text. */
export function RichItems({ value }: { value: readonly RichTextValue[] }) {
  return value.map((item, index) => (
    <li key={index}>
      <RichText value={item} />
    </li>
  ));
}
