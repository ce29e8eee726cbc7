import { styled } from 'styled-components';
import type { RichText as RichTextValue } from '../model/values.ts';
import { RichText } from './RichText.tsx';

const NoteRoot = styled.p`
  margin-block-start: var(--space-5);
  color: var(--color-muted);
  font-size: var(--text-sm);
`;

/** A remark below a table, a chart or a calculator. */
export function Note({ value }: { value: RichTextValue }) {
  return (
    <NoteRoot>
      <RichText value={value} />
    </NoteRoot>
  );
}
