import { useCallback, useEffect, useState } from 'react';
import { isFields } from '#kit/model';
import type { Thread, Verdict } from '../host/looking.ts';
import type { ChangeWords } from '../host/publishing.ts';

/** What is shown to whoever has the link of a draft. */
export type ShownLook = {
  name: string;
  by: string;
  note: string;
  at: number;
  expires: number;
  /** What changes for visitors; `page` is the address at which that is seen. */
  words: readonly (ChangeWords & { page?: string })[];
  /** The address of the first page. */
  home: string;
  /** Names what is shown: an approval is one of this. */
  content: string;
  /** The draft was changed since. */
  isOld: boolean;
  /** There is nothing in it any more that isn't public, or it was taken out. */
  isPublished: boolean;
  /** It is no draft: it was published, and there is nothing to say about it. */
  isRelease: boolean;
  /** The pages of before can be shown, too. */
  hasBefore: boolean;
  threads: readonly Thread[];
  verdicts: readonly Verdict[];
};

/** What somebody says, under the name that they give themselves. */
export type Saying = { name: string; text: string };

/** How often it is asked whether there is something new, in ms. */
const pause = 20_000;

/** What is shown and said, and the ways to say something; each returns what is wrong. */
export function useLook() {
  const [look, setLook] = useState<ShownLook>();
  const [problem, setProblem] = useState<string>();
  const ask = useCallback(async (method: 'GET' | 'POST', address: string, body?: unknown) => {
    const said = await answerOf(method, address, body);
    if ('look' in said) setLook(said.look);
    return 'problem' in said ? said.problem : undefined;
  }, []);
  useEffect(() => {
    const load = () => void ask('GET', '/look').then(setProblem);
    load();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') load();
    }, pause);
    return () => clearInterval(timer);
  }, [ask]);
  return {
    look,
    problem,
    comment: (given: Saying & { page: string; section?: number; words?: string }) => ask('POST', '/comments', given),
    answer: (id: string, given: Saying) => ask('POST', `/comments/${id}`, given),
    judge: (given: Saying & { approves: boolean; content: string }) => ask('POST', '/verdict', given),
  };
}

async function answerOf(
  method: 'GET' | 'POST',
  address: string,
  body: unknown,
): Promise<{ look: ShownLook } | { problem: string }> {
  try {
    const response = await fetch(
      `/_look/api${address}`,
      method === 'GET' ? {} : { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
    );
    const data: unknown = await response.json();
    // As the server made it.
    if (response.ok) return { look: data as ShownLook };
    const message = isFields(data) ? data['message'] : undefined;
    return { problem: typeof message === 'string' ? message : `The server answered ${response.status}.` };
  } catch {
    return { problem: 'The server can’t be reached. What you have written stays: send it again in a moment.' };
  }
}

const key = 'look-name';

/** The ways to say something; each returns what is wrong. */
export type LookWays = ReturnType<typeof useLook>;

export type OwnName = { name: string; keep: (name: string) => void };

/** What somebody is called: asked once, and kept in this browser. */
export function useName(): OwnName {
  const [name, setName] = useState(() => {
    try {
      return localStorage.getItem(key) ?? '';
    } catch {
      return '';
    }
  });
  const keep = (next: string) => {
    setName(next);
    try {
      localStorage.setItem(key, next);
    } catch {
      // Storage is blocked: it is asked once more after a reload.
    }
  };
  return { name, keep };
}
