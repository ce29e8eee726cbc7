import { useEffect, useRef, useState } from 'react';
import type { InboxFile, InboxLetter } from '#kit/model';
import type { LetterWishes } from './LetterActions.tsx';
import type { Got, MessagesClient } from './messages-client.ts';

/** What has just been done, and how it is undone. */
export type Notice = { words: string; undo?: () => void };

type Around = {
  /** The letter has left its box. */
  onGone: () => void;
  /** Something in the list has changed. */
  onBack: () => Promise<unknown>;
};

/** How long it is told what was done, in ms: long enough to undo it. */
const noticeTime = 10_000;

/** The letter that is open, and what is done with it. */
export function useLetter(client: MessagesClient, id: string | undefined, { onGone, onBack }: Around) {
  const [letter, setLetter] = useState<Got<InboxLetter>>();
  const [notice, setNotice] = useState<Notice>();
  const wanted = useRef(id);
  wanted.current = id;
  useEffect(() => {
    setLetter(undefined);
    if (id !== undefined) void client.read(id).then((got) => id === wanted.current && setLetter(got));
  }, [client, id]);
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => setNotice(undefined), noticeTime);
    return () => clearTimeout(timer);
  }, [notice]);

  const shown = letter && 'value' in letter ? letter.value : undefined;
  const tell = (got: Got<unknown>, words: string, undo?: () => void): boolean => {
    const isDone = !('problem' in got);
    setNotice(isDone ? { words, ...(undo ? { undo } : {}) } : { words: got.problem });
    return isDone;
  };
  const onHandle: LetterWishes['onHandle'] = async (handling) => {
    if (!shown) return;
    const before = shown.box === 'answered' || shown.box === 'archived' ? shown.box : undefined;
    const undo = () => {
      setNotice(undefined);
      void client.handle(shown.id, before).then(onBack);
    };
    const words = handling === undefined ? 'New again.' : handling === 'answered' ? 'Marked as answered.' : 'Archived.';
    if (tell(await client.handle(shown.id, handling), words, undo)) onGone();
  };
  const onWish: LetterWishes['onWish'] = async (wish) => {
    if (!shown) return;
    const words = { retry: 'It is mailed again now.', release: 'Released: it goes its way.', delete: 'Deleted.' }[wish];
    if (!tell(await client.act(wish, shown.id), words)) return;
    if (wish === 'retry') setLetter(await client.read(shown.id));
    else onGone();
  };
  const onPerson = async (wish: 'export' | 'delete') => {
    if (shown?.person === undefined) return;
    if (wish === 'export') {
      const problem = await client.savePerson(shown.person);
      setNotice({ words: problem ?? 'Exported.' });
    } else if (tell(await client.deletePerson(shown.person), `Everything from ${shown.person} is deleted.`)) onGone();
  };
  const onFile = async (file: InboxFile) => {
    if (!shown) return;
    const problem = await client.saveFile(shown.id, file);
    setNotice({ words: problem ?? `${file.name} is saved.` });
  };
  return { letter, notice, onHandle, onWish, onPerson, onFile };
}
