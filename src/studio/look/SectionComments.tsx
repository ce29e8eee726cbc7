import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ThreadView } from './Thread.tsx';
import { useSelectedComments } from './use-draft-look.ts';

const Above = styled.details`
  margin-block-end: var(--space-4);

  summary {
    padding-block: var(--space-1);
    font-weight: 600;
    cursor: pointer;
  }
  article {
    margin-block-start: var(--space-2);
  }
`;

/** What visitors of the draft say of the section that is selected, above its form. */
export function SectionComments(): ReactNode {
  const { looking, threads } = useSelectedComments();
  if (!looking || threads.length === 0) return null;
  return (
    <Above open>
      <summary>{threads.length === 1 ? '1 comment' : `${threads.length} comments`} on this section</summary>
      {threads.map((thread) => (
        <ThreadView
          key={thread.id}
          thread={thread}
          onAnswer={(text) => looking.answer(thread.id, text)}
          onSettle={(isSettled) => looking.settle(thread.id, isSettled)}
        />
      ))}
    </Above>
  );
}
