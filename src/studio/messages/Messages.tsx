import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { InboxFilter } from '#kit/model';
import { studioAddress } from '../host/http.ts';
import { Sign } from '../shell/Sign.tsx';
import { Boxes, boxes } from './Boxes.tsx';
import { Letter } from './Letter.tsx';
import { ListPane } from './ListPane.tsx';
import { Screen } from './Messages.styles.ts';
import type { MessagesClient } from './messages-client.ts';
import { usePlace } from './place.ts';
import { type Notice, useLetter } from './use-letter.ts';
import { useMessages } from './use-messages.ts';

/** The page of visitors' messages: boxes, the list of one, and the letter that is open. On a phone one of them at a time. */
export function Messages({ client }: { client: MessagesClient }): ReactNode {
  const [place, go] = usePlace();
  const [wanted, setWanted] = useState<Pick<InboxFilter, 'words' | 'sort'>>({ words: '', sort: 'newest' });
  const filter = { box: place.box, form: place.form, ...wanted };
  const found = useMessages(client, filter);
  const { page, load } = found;
  const frame = useRef<HTMLDivElement>(null);

  const open = (id: string) => go({ ...place, id }, place.id === undefined ? undefined : 'replace');
  /** The row that gets the focus when the letter is closed: what had it goes with the letter. Without one, it is the box. */
  const closed = useRef<{ row: string | undefined }>(undefined);
  const close = (row = place.id) => {
    closed.current = { row };
    go({ ...place, id: undefined }, 'back');
  };
  useEffect(() => {
    if (place.id !== undefined || !closed.current) return;
    const find = (selector: string) => frame.current?.querySelector<HTMLElement>(selector);
    // On a phone the list is there again only now.
    (find(`[data-id="${closed.current.row}"]`) ?? find('.boxes [aria-current]'))?.focus();
    closed.current = undefined;
  }, [place.id]);
  /** What goes to another box makes room for the next one; on a phone for the list. */
  const next = () => {
    const rows = page?.rows ?? [];
    const at = rows.findIndex(({ id }) => id === place.id);
    const isNarrow = matchMedia('(width < 48rem)').matches;
    const following = at === -1 ? undefined : (rows[at + 1] ?? rows[at - 1])?.id;
    if (isNarrow || following === undefined) close(following ?? '');
    else open(following);
    void load();
  };
  const { letter, notice, ...wishes } = useLetter(client, place.id, { onGone: next, onBack: load });
  useEffect(() => {
    document.title = `${boxes.find(({ box }) => box === place.box)?.words ?? ''} – Messages`;
  }, [place.box]);

  return (
    <Screen ref={frame} data-open={place.id !== undefined || undefined}>
      <header className="bar">
        <a href={studioAddress}>
          <Sign name="back" />
          Studio
        </a>
        <h1>Messages</h1>
      </header>
      <Boxes page={page} place={place} onGo={go} />
      <main>
        <ListPane {...{ client, place, filter, found }} onGo={go} onOpen={open} onFilter={setWanted} />
        <section
          className="letter"
          aria-label="Message"
          onKeyDown={({ key }) => {
            if (key === 'Escape') close();
          }}
        >
          <button type="button" className="back" onClick={() => close()}>
            <Sign name="back" />
            All messages
          </button>
          {letter && 'problem' in letter && (
            <p role="alert" className="wrong">
              {letter.problem}
            </p>
          )}
          {letter && 'value' in letter && <Letter letter={letter.value} {...wishes} />}
          {place.id === undefined && page && page.rows.length > 0 && (
            <p className="empty">Choose a message, and it opens here as a letter.</p>
          )}
        </section>
      </main>
      <Told notice={notice} />
    </Screen>
  );
}

/** What was just done, and the way back. */
function Told({ notice }: { notice: Notice | undefined }): ReactNode {
  return (
    <div role="status" className="notice">
      {notice && (
        <p>
          {notice.words}
          {notice.undo && (
            <button type="button" onClick={notice.undo}>
              Undo
            </button>
          )}
        </p>
      )}
    </div>
  );
}
