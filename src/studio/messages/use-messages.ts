import { useCallback, useEffect, useRef, useState } from 'react';
import type { InboxFilter, InboxPage } from '#kit/model';
import type { MessagesClient } from './messages-client.ts';

/** How often it is asked what has come, in ms; and how soon again while the server still reads. */
const often = 30_000;
const soon = 1000;
/** How long somebody may stop typing before what they look for is asked for, in ms. */
const typing = 200;

/** The messages that fit a filter, as far as they were asked for; `load` asks again, `more` for those that follow. */
export function useMessages(client: MessagesClient, { box, form, words, sort }: InboxFilter) {
  const [got, setGot] = useState<InboxPage & { place: string }>();
  const [problem, setProblem] = useState<{ words: string; isSignedOut: boolean }>();
  const place = `${box} ${form}`;
  // Another box has other messages: those of the one before would be taken for its own.
  const page = got && (got.place === place ? got : { ...got, rows: [], all: 0 });
  // An answer that comes after a later question is dropped.
  const asked = useRef(0);
  const shown = useRef(0);
  const take = useCallback(
    async (from: number, before: InboxPage['rows']) => {
      asked.current += 1;
      const own = asked.current;
      const said = await client.list({ box, form, words, sort }, from);
      if (own !== asked.current) return;
      if ('problem' in said) return setProblem({ words: said.problem, isSignedOut: said.isSignedOut === true });
      const known = new Set(before.map(({ id }) => id));
      const rows = [...before, ...said.value.rows.filter(({ id }) => !known.has(id))];
      setProblem(undefined);
      shown.current = rows.length;
      setGot({ ...said.value, rows, place: `${box} ${form}` });
    },
    [client, box, form, words, sort],
  );
  const load = useCallback(() => take(0, []), [take]);
  useEffect(() => {
    const timer = setTimeout(load, words === undefined || words === '' ? 0 : typing);
    return () => clearTimeout(timer);
  }, [load, words]);
  const unread = page?.unread ?? 0;
  useEffect(() => {
    // What somebody has paged to stays as it is; else it would jump away.
    const look = () => {
      if (document.visibilityState === 'visible' && shown.current <= pageSize) void load();
    };
    const timer = setInterval(look, unread > 0 ? soon : often);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [load, unread]);
  const more = () => take(page?.rows.length ?? 0, page?.rows ?? []);
  return { page, isComing: got?.place !== place, problem, load, more };
}

const pageSize = 50;
