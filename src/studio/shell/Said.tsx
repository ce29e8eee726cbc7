import { type ReactNode, useEffect, useState } from 'react';
import { VisuallyHidden } from '#kit';
import { useStore, useStudio } from '../store/context.tsx';
import { MessageStack, Noticed, Refused } from './Shell.styles.ts';
import { Sign } from './Sign.tsx';

/** What was done, for who doesn't see it, and why something couldn't be done, for everyone. */
export function Said(): ReactNode {
  const said = useStudio((state) => state.said);
  const refused = useStudio((state) => state.refused);
  const notice = useStudio((state) => state.notice);
  const store = useStore();
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
      <MessageStack>
        {notice && (
          <Noticed>
            <p>{notice.words}</p>
            {notice.ways.map(({ does, take }) => (
              <button
                key={does}
                type="button"
                onClick={() => {
                  store.notify(undefined);
                  take();
                }}
              >
                {does}
              </button>
            ))}
            <button type="button" aria-label="Close this message" onClick={() => store.notify(undefined)}>
              <Sign name="close" />
            </button>
          </Noticed>
        )}
        {refused !== undefined && refused !== read && (
          <Refused>
            <p>{refused}</p>
            <button type="button" aria-label="Close this message" onClick={() => setRead(refused)}>
              <Sign name="close" />
            </button>
          </Refused>
        )}
      </MessageStack>
    </>
  );
}
