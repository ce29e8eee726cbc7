import { useEffect, useState } from 'react';
import { ask, tokenIn } from '../host/account.ts';
import { MailField } from './MailField.tsx';
import { anybody } from './me.ts';
import { Wrong } from './Said.tsx';

type InvitationProps = { secret: string; onEnter: (token: string) => void };

/** Whoever has a link from an owner says what they are called, and is in. Looking at it uses nothing up. */
export function Invitation({ secret, onEnter }: InvitationProps) {
  const [found, setFound] = useState<{ mail: string; name: string }>();
  const [name, setName] = useState('');
  const [mail, setMail] = useState('');
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    void ask(anybody, 'POST', '/sign-in/invitation/look', { token: secret }).then(({ answer, message }) => {
      setProblem(message);
      if (message !== undefined) return;
      setFound({ mail: String(answer['mail'] ?? ''), name: String(answer['name'] ?? '') });
      setName(String(answer['name'] ?? ''));
    });
  }, [secret]);
  const enter = async () => {
    const result = tokenIn(await ask(anybody, 'POST', '/sign-in/invitation', { token: secret, name, mail }));
    if ('token' in result) onEnter(result.token);
    else setProblem(result.message);
  };
  return (
    <section>
      <h2>{found && found.name !== '' ? 'Come back in' : 'You are invited'}</h2>
      <Wrong message={problem} />
      {found && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void enter();
          }}
        >
          <p>Here the pages of the website are changed. {found.mail !== '' && `You will sign in as ${found.mail}.`}</p>
          <label>
            Your name, as others see it
            <input
              value={name}
              required
              maxLength={80}
              autoComplete="name"
              onChange={(event) => setName(event.currentTarget.value)}
            />
          </label>
          {found.mail === '' && <MailField label="Your mail address" value={mail} onChange={setMail} />}
          <button type="submit" className="main">
            Come in
          </button>
        </form>
      )}
    </section>
  );
}
