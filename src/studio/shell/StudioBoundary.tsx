import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { mainButton } from '../form/FieldFrame.styles.ts';
import { useStudio } from '../store/context.tsx';
import { Careful } from './Careful.tsx';

const Stopped = styled.main`
  display: grid;
  place-content: center;
  justify-items: start;
  gap: var(--space-4);
  box-sizing: border-box;
  max-inline-size: 34rem;
  min-block-size: 100vh;
  margin-inline: auto;
  padding: var(--space-5);

  button {
    ${mainButton}
    border-radius: var(--radius-sm);
  }
`;

/** Says so where the Studio itself fails: an empty window would say that everything is gone. */
export function StudioBoundary({ children }: { children: ReactNode }): ReactNode {
  return <Careful instead={<Sorry />}>{children}</Careful>;
}

function Sorry(): ReactNode {
  const isKept = useStudio((state) => state.isKept);
  const count = useStudio((state) => state.unsaved.length);
  return (
    <Stopped role="alert">
      <h1>The Studio has stopped</h1>
      <p>
        That is a mistake of the Studio, not yours.{' '}
        {count === 0
          ? 'All that you changed is saved.'
          : isKept
            ? 'What you have not saved is kept in this browser, and offered once it is open again.'
            : 'What you have not saved could not be kept.'}
      </p>
      <button type="button" onClick={() => location.reload()}>
        Open it again
      </button>
    </Stopped>
  );
}
