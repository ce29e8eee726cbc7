import { useState } from 'react';
import { ask, signInByPasskey, tokenIn } from '../host/account.ts';
import { MailField } from './MailField.tsx';
import { anybody } from './me.ts';
import { Wrong } from './Said.tsx';

type SignInProps = {
  /** What the link of a mail holds. */
  link: string | undefined;
  /** Whether this Studio can mail one. */
  mails: boolean;
  onEnter: (token: string) => void;
};

/** Signing in: a passkey, or a mail. A link of a mail is used up by the button, not by being opened. */
export function SignIn({ link, mails, onEnter }: SignInProps) {
  const [asked, setAsked] = useState(false);
  const [problem, setProblem] = useState<string>();
  const take = (result: { token: string } | { message: string }) => {
    if ('token' in result) onEnter(result.token);
    else setProblem(result.message);
  };
  const use = async (given: { link: string } | { code: string }) =>
    take(tokenIn(await ask(anybody, 'POST', '/sign-in/link/use', given)));
  const send = async (mail: string) => {
    const { message } = await ask(anybody, 'POST', '/sign-in/link', { mail });
    setProblem(message);
    setAsked(message === undefined);
  };
  return (
    <>
      <section>
        <h2>Sign in</h2>
        <Wrong message={problem} />
        {link !== undefined && (
          <button type="button" className="main" onClick={() => void use({ link })}>
            Sign in by this mail
          </button>
        )}
        <button
          type="button"
          className={link === undefined ? 'main' : ''}
          onClick={() => void signInByPasskey(anybody).then(take)}
        >
          Use your passkey
        </button>
        <p className="muted">A fingerprint, your face, the PIN of your device or a security key.</p>
      </section>
      {mails ? (
        <ByMail asked={asked} onSend={(mail) => void send(mail)} onCode={(code) => void use({ code })} />
      ) : (
        <p>This Studio sends no mails. Without your passkey, ask an owner for a link.</p>
      )}
    </>
  );
}

type ByMailProps = {
  asked: boolean;
  onSend: (mail: string) => void;
  onCode: (code: string) => void;
};

/** The way in by a mail: the address first, then the code that stands in it. */
function ByMail({ asked, onSend, onCode }: ByMailProps) {
  const [mail, setMail] = useState('');
  const [code, setCode] = useState('');
  if (!asked)
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSend(mail);
        }}
      >
        <MailField label="Or get a mail: your address" value={mail} onChange={setMail} />
        <button type="submit">Mail me a link</button>
      </form>
    );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onCode(code);
      }}
    >
      <p role="status">
        If this address is known here, a mail is on its way. Open its link in this browser, or type its code.
      </p>
      <label>
        The code in the mail
        <input
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
      </label>
      <button type="submit">Sign in</button>
    </form>
  );
}
