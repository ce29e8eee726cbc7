import { useEffect, useRef, useState } from 'react';
import { Session } from '#kit';
import { ask } from '../host/account.ts';
import { keepFocus } from '../shell/keep-focus.ts';
import { Desk } from './Desk.tsx';
import { HomeScreen } from './Home.styles.ts';
import { Invitation } from './Invitation.tsx';
import { type Me, meIn } from './me.ts';
import { SignIn } from './SignIn.tsx';

type HomeProps = {
  session: Pick<Session, 'fetch'>;
  /** What the address holds that lets somebody in. */
  given: { kind: 'invitation' | 'link'; secret: string } | undefined;
  /** Whether somebody can be mailed a link. */
  mails: boolean;
};

/** The Studio's first page: who isn't signed in does that here, everybody else chooses what to work on. */
export function Home({ session, given, mails }: HomeProps) {
  const [me, setMe] = useState<Me | 'nobody'>();
  const [problem, setProblem] = useState<string>();
  const screen = useRef<HTMLElement>(null);
  useEffect(() => (screen.current === null ? undefined : keepFocus(screen.current)), []);
  const load = () =>
    ask(session, 'GET', '/me').then(({ status, answer, message }) => {
      if (status === 200) setMe(meIn(answer));
      else if (status === 403) setMe('nobody');
      else setProblem(message);
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is opened
  useEffect(() => {
    void load();
  }, []);
  const enter = (token: string) => {
    Session.begin(token);
    location.reload();
  };
  return (
    <HomeScreen ref={screen}>
      <h1>Studio</h1>
      {problem !== undefined && (
        <p role="alert" className="wrong">
          {problem}
        </p>
      )}
      {me === undefined && problem === undefined && <p role="status">One moment …</p>}
      {me === 'nobody' && given?.kind === 'invitation' && <Invitation secret={given.secret} onEnter={enter} />}
      {me === 'nobody' && given?.kind !== 'invitation' && <SignIn link={given?.secret} mails={mails} onEnter={enter} />}
      {me !== undefined && me !== 'nobody' && <Desk session={session} me={me} onChange={() => void load()} />}
    </HomeScreen>
  );
}
