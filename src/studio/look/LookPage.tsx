import { type ReactNode, useEffect, useRef, useState } from 'react';
import { keepFocus } from '../shell/keep-focus.ts';
import { Changes } from './Changes.tsx';
import { Comments } from './Comments.tsx';
import { Head } from './Head.tsx';
import { LookScreen, Waiting } from './LookPage.styles.ts';
import { useSiteFrame } from './site-frame.ts';
import { Verdict } from './Verdict.tsx';
import { type ShownLook, useLook, useName } from './visitor.ts';

/** A draft for people without an account: the whole site with the draft in it, and beside it what changed and what is said of it. */
export function LookPage(): ReactNode {
  const ways = useLook();
  const { look, problem } = ways;
  if (!look)
    return (
      <Waiting>
        <p role="status">{problem ?? 'One moment …'}</p>
      </Waiting>
    );
  return <Shown look={look} ways={ways} />;
}

type ShownProps = { look: ShownLook; ways: ReturnType<typeof useLook> };

function Shown({ look, ways }: ShownProps): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => (panel.current ? keepFocus(panel.current) : undefined), []);
  const [isWriting, setWriting] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const me = useName();
  // What the frame shows: another one is asked for only when somebody wants it.
  const [seen, setSeen] = useState(look.content);
  const site = useSiteFrame(frame, isWriting);
  const show = (page: string, section?: number) => {
    setOpen(false);
    site.go(page, section);
  };
  return (
    <LookScreen data-open={isOpen || undefined}>
      <section
        className="site"
        aria-label={look.isRelease ? 'The website as it was published' : 'The website with the draft in it'}
      >
        <iframe ref={frame} src={look.home} title={site.shown.title || 'The website with the draft in it'} />
      </section>
      {!isOpen && <h1 className="unopened">{look.name}</h1>}
      <button
        type="button"
        className="opener"
        aria-expanded={isOpen}
        aria-controls="said"
        onClick={() => setOpen(!isOpen)}
      >
        <b>{isOpen ? 'Back to the pages' : look.name}</b>
        <span>{isOpen ? '' : openerWords(look)}</span>
      </button>
      <section ref={panel} className="panel" id="said" aria-labelledby="name">
        <Head look={look} />
        {look.content !== seen && (
          <p role="status" className="note">
            These pages were changed since you have opened them.{' '}
            <button
              type="button"
              onClick={() => {
                setSeen(look.content);
                site.reload();
              }}
            >
              Show them as they are now
            </button>
          </p>
        )}
        <Changes look={look} onShow={show} />
        {!look.isRelease && (
          <>
            <Comments look={look} ways={ways} site={site} me={me} onWriting={setWriting} onShow={show} />
            <Verdict look={look} seen={seen} ways={ways} me={me} />
          </>
        )}
      </section>
    </LookScreen>
  );
}

function openerWords({ words, threads, isRelease }: ShownLook): string {
  const changes = words.reduce((sum, { sentences }) => sum + sentences.length, 0);
  if (isRelease) return counted(changes, 'change');
  return `${counted(changes, 'change')} · ${counted(threads.length, 'comment')}`;
}

function counted(count: number, what: string): string {
  return `${count === 0 ? 'no' : count} ${what}${count === 1 ? '' : 's'}`;
}
