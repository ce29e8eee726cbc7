import { useCallback, useEffect, useState } from 'react';
import type { Session } from '#kit';
import { ask } from '../host/account.ts';

/** A list of the server's, as it has made it: empty until it is there. `load` asks for it again; `problem` is why it can't be had. */
export function useList<Entry>(session: Pick<Session, 'fetch'>, address: string) {
  const [list, setList] = useState<readonly Entry[]>([]);
  const [problem, setProblem] = useState<string>();
  const load = useCallback(async () => {
    const { answer, message } = await ask(session, 'GET', address);
    setProblem(message);
    // The list as the server made it.
    if (message === undefined) setList(answer['list'] as readonly Entry[]);
  }, [session, address]);
  useEffect(() => {
    void load();
  }, [load]);
  return { list, load, problem };
}
