import { useState } from 'react';
import type { Session } from '#kit';
import { ask } from '../host/account.ts';
import { timeWords } from './plain-words.ts';
import { Wrong } from './Said.tsx';

type Log = { entries: readonly { at: number; words: string }[]; brokenAt?: number };

/** Who has done what, the last first. It is asked for when somebody opens it. */
export function LogView({ session }: { session: Pick<Session, 'fetch'> }) {
  const [log, setLog] = useState<Log>();
  const [problem, setProblem] = useState<string>();
  const load = async () => {
    const { answer, message } = await ask(session, 'GET', '/log');
    setProblem(message);
    // As the server has made it.
    if (message === undefined) setLog(answer as Log);
  };
  return (
    <section>
      <details
        onToggle={(event) => {
          if (event.currentTarget.open) void load();
        }}
      >
        <summary>
          <h2>Who has done what</h2>
        </summary>
        <Wrong message={problem} />
        {log?.brokenAt !== undefined && (
          <Wrong message={`Line ${log.brokenAt} of the log was changed or taken out on the server’s disk.`} />
        )}
        <ol className="log">
          {log?.entries.map(({ at, words }) => (
            <li key={`${at} ${words}`}>
              {words} <span className="muted">{timeWords(at)}</span>
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}
