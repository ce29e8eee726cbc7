import { type ReactNode, useMemo } from 'react';
import { styled } from 'styled-components';
import { SmallButton } from '../form/FieldFrame.styles.ts';
import { useStore, useStudio } from '../store/context.tsx';
import { SectionEdits } from './section-edits.ts';
import { ofPage } from './section-list.ts';

const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  margin-block-end: var(--space-2);
  padding: var(--space-2) var(--space-3);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-sm);
  background: var(--color-surface);
  font-size: var(--text-xs);
`;

/** Above its form: that visitors don't see the section that is selected, and the way to show it to them. */
export function HiddenNote(): ReactNode {
  const store = useStore();
  const { file, path } = useStudio((state) => state.selection);
  const data = useStudio(({ fileView }) => (fileView?.file === file ? fileView.data : undefined));
  const edits = useMemo(() => new SectionEdits(store, { file, path: ofPage, data }), [store, file, data]);
  const [list, index] = path;
  if (list !== 'sections' || typeof index !== 'number' || !edits.isHidden(index)) return null;
  return (
    <Note role="note">
      <p>Visitors don’t see this section.</p>
      <SmallButton
        type="button"
        onClick={() => {
          // The button goes with the note.
          document.getElementById('studio-form')?.focus();
          void edits.setHidden(index, false);
        }}
      >
        Show it to visitors
      </SmallButton>
    </Note>
  );
}
