import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useStudio } from '../store/context.tsx';
import { Refused } from './Shell.styles.ts';

/** What was done, for who doesn't see it, and why something couldn't be done, for everyone. */
export function Said(): ReactNode {
  const said = useStudio((state) => state.said);
  const refused = useStudio((state) => state.refused);
  return (
    <>
      <VisuallyHidden role="status">
        <span key={said.count}>{said.words}</span>
      </VisuallyHidden>
      {refused !== undefined && <Refused>{refused}</Refused>}
    </>
  );
}
