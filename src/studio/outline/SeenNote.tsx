import { type ReactNode, useMemo } from 'react';
import { styled } from 'styled-components';
import { SmallButton } from '../form/FieldFrame.styles.ts';
import { useStore, useStudio } from '../store/context.tsx';
import { isShared } from '../store/site-folders.ts';
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

/** Above the form of a section, what concerns who sees it: nobody, with the way to show it, or visitors of several pages. */
export function SeenNote(): ReactNode {
  const store = useStore();
  const { file, path } = useStudio((state) => state.selection);
  const data = useStudio(({ fileView }) => (fileView?.file === file ? fileView.data : undefined));
  const edits = useMemo(() => new SectionEdits(store, { file, path: ofPage, data }), [store, file, data]);
  const [list, index] = path;
  const isHidden = list === 'sections' && typeof index === 'number' && edits.isHidden(index);
  return (
    <>
      {isShared(file) && (
        <Note role="note">
          <p>Several pages can show this. What you change here changes on all of them.</p>
        </Note>
      )}
      {isHidden && (
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
      )}
    </>
  );
}
