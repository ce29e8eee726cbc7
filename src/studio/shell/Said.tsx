import { type ReactNode, useEffect, useState } from 'react';
import { VisuallyHidden } from '#kit';
import { useStore, useStudio } from '../store/context.tsx';
import type { Notice, NoticeWay } from '../store/types.ts';
import { MessageStack, Noticed, Refused } from './Shell.styles.ts';
import { Sign } from './Sign.tsx';
import { StrayPictures } from './StrayPictures.tsx';
import { TravelledNote } from './TravelledNote.tsx';

/** What was done, for who doesn't see it, and why something couldn't be done, for everyone. */
export function Said(): ReactNode {
  const said = useStudio((state) => state.said);
  const refused = useStudio((state) => state.refused);
  const notice = useStudio((state) => state.notice);
  const travelled = useStudio((state) => state.travelled);
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
      {/* A press leaves the focus where it is: a drawer that it closed would move the button away from under it. */}
      <MessageStack as="section" aria-label="Messages" onMouseDown={(event) => event.preventDefault()}>
        <StrayPictures />
        {travelled && <TravelledNote key={travelled.count} travelled={travelled} />}
        {notice && <NoticeBox notice={notice} onNotice={(next) => store.notify(next)} />}
        {refused !== undefined && refused !== read && (
          <Refused>
            <p>{refused}</p>
            <button type="button" data-close="" aria-label="Close this message" onClick={() => setRead(refused)}>
              <Sign name="close" />
            </button>
          </Refused>
        )}
      </MessageStack>
    </>
  );
}

type NoticeProps = { notice: Notice; onNotice: (notice: Notice | undefined) => void };

/** What is told, with a button for each thing that can be done about it. */
function NoticeBox({ notice, onNotice }: NoticeProps): ReactNode {
  const { words, ways, isEach } = notice;
  const take = async (way: NoticeWay) => {
    const others = isEach ? ways.filter((other) => other !== way) : [];
    onNotice(undefined);
    // What is left of it comes after the change, which may end it.
    await way.take();
    if (others.length > 0) onNotice({ ...notice, ways: others });
  };
  return (
    <Noticed>
      <p>{words}</p>
      <div>
        {ways.map((way, index) => (
          <button key={`${index} ${way.does}`} type="button" onClick={() => void take(way)}>
            {way.does}
          </button>
        ))}
      </div>
      <button type="button" data-close="" aria-label="Close this message" onClick={() => onNotice(undefined)}>
        <Sign name="close" />
      </button>
    </Noticed>
  );
}
