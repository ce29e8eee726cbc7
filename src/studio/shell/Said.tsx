import { type ReactNode, useEffect, useState } from 'react';
import { VisuallyHidden } from '#kit';
import { useStudio } from '../store/context.tsx';
import { Refused } from './Shell.styles.ts';
import { Sign } from './Sign.tsx';

/** What was done, for who doesn't see it, and why something couldn't be done, for everyone. */
export function Said(): ReactNode {
  const said = useStudio((state) => state.said);
  const refused = useStudio((state) => state.refused);
  const [read, setRead] = useState<string>();
  // The same words, said once more later, are news.
  useEffect(() => {
    if (refused === undefined) setRead(undefined);
  }, [refused]);
  return (
    <>
      {/* What comes is read by itself, after what came before it: nothing that is said at once with something else is lost. */}
      <VisuallyHidden as="div" role="status" aria-atomic={false}>
        {said.map(({ words, count }) => (
          <p key={count}>{words}</p>
        ))}
      </VisuallyHidden>
      {refused !== undefined && refused !== read && (
        <Refused>
          <p>{refused}</p>
          <button type="button" aria-label="Close this message" onClick={() => setRead(refused)}>
            <Sign name="close" />
          </button>
        </Refused>
      )}
    </>
  );
}
