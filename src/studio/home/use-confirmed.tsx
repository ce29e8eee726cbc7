import { type ReactNode, useState } from 'react';
import type { Session } from '#kit';
import { askConfirmed, mailedCode, type Said } from '../host/account.ts';
import { Confirmation } from '../publish/Confirmation.tsx';

/** What is asked of the server, once somebody has confirmed that it is they. */
type Ask = (method: string, address: string, body?: unknown) => Promise<Said>;

/** Asks the server for what has to be confirmed: by a passkey at once, else by a mailed code, which `confirmation` asks for where it stands. */
export function useConfirmed(session: Pick<Session, 'fetch'>): { askFor: Ask; confirmation: ReactNode } {
  const [again, setAgain] = useState<() => void>();
  const askFor: Ask = async (method, address, body) => {
    const said = await askConfirmed(session, method, address, body);
    if (said.answer['confirm'] !== 'mail') return said;
    await new Promise<void>((fulfil) => setAgain(() => fulfil));
    setAgain(undefined);
    return askFor(method, address, body);
  };
  return { askFor, confirmation: again && <Confirmation code={mailedCode(session)} onDone={again} /> };
}
