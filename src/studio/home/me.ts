/** Who is signed in, and what they may do. */
export type Me = {
  id: string;
  name: string;
  mail: string;
  rights: readonly string[];
  passkeys: readonly { id: string; at: number }[];
  sessions: readonly { id: string; seen: number; browser: string; isThis: boolean }[];
  mails: boolean;
};

/** The server's answer, whose fields are those that it has written. */
export function meIn(answer: Record<string, unknown>): Me {
  return answer as Me;
}

/** Asks for something without being signed in: the plain way of this page to its own server. */
export const anybody = {
  fetch: (address: string, init?: RequestInit) => fetch(address, { ...init, cache: 'no-store' }),
};
