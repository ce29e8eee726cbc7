import { type ReactNode, useState } from 'react';
import type { Asked, DraftLook, Looking } from '../host/looking.ts';
import { Problems } from '../publish/Problems.tsx';
import { useStore } from '../store/context.tsx';

type AskProps = { looking: Looking; state: DraftLook };

/** What the draft is called, words for those who are asked, and where there are mails, to whom the link goes. */
export function AskForm({ looking, state: { name: known, look, mails } }: AskProps): ReactNode {
  const store = useStore();
  const [name, setName] = useState(known);
  const [note, setNote] = useState(look?.note ?? '');
  const [to, setTo] = useState('');
  const [isAsking, setAsking] = useState(false);
  const [outcome, setOutcome] = useState<Asked>();
  const hasLink = outcome !== undefined && 'asked' in outcome;
  const addresses = to.split(/[\s,;]+/).filter((one) => one !== '');
  const send = async () => {
    setAsking(true);
    setOutcome(undefined);
    await store.save();
    setOutcome(await looking.ask({ name, note, mails: addresses }));
    setAsking(false);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isAsking) void send();
      }}
    >
      <label>
        What the draft is called
        <input
          type="text"
          required
          maxLength={80}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <label>
        What you would like to know (optional)
        <textarea rows={3} maxLength={2000} value={note} onChange={(event) => setNote(event.currentTarget.value)} />
      </label>
      {mails && (
        <label>
          Mail the link to (optional; several with commas)
          <input
            type="text"
            inputMode="email"
            value={to}
            placeholder="ruth@example.org, li@example.org"
            onChange={(event) => setTo(event.currentTarget.value)}
          />
        </label>
      )}
      <p role="status">{isAsking ? 'Building the site with this draft in it …' : ''}</p>
      {outcome && !isAsking && <AskedWords outcome={outcome} addresses={addresses} />}
      <div className="row">
        <button
          type="submit"
          className={hasLink && addresses.length === 0 ? undefined : 'main'}
          aria-disabled={isAsking || undefined}
        >
          {addresses.length > 0 ? 'Mail the link' : hasLink ? 'Make another link' : 'Make a link'}
        </button>
      </div>
    </form>
  );
}

function AskedWords({ outcome, addresses }: { outcome: Asked; addresses: readonly string[] }): ReactNode {
  if ('asked' in outcome)
    return (
      <>
        {outcome.isMailed && <p role="status">Mailed to {addresses.join(', ')}. This link works, too:</p>}
        {!outcome.isMailed && addresses.length > 0 && (
          <p role="alert" className="wrong">
            Not all mails could be sent. Send them this link yourself:
          </p>
        )}
        <CopyLink link={outcome.asked} />
      </>
    );
  if ('problems' in outcome)
    return <Problems title="There is something to fix before others can see it" problems={outcome.problems} />;
  return (
    <p role="alert" className="wrong">
      {'refused' in outcome
        ? outcome.refused
        : 'Somebody has published other words at the same places. Choose under Publish which of them count, or change yours.'}
    </p>
  );
}

/** The link, to be pasted wherever people are asked. */
function CopyLink({ link }: { link: string }): ReactNode {
  const [isCopied, setCopied] = useState(false);
  return (
    <>
      <label>
        The link
        <input type="text" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <div className="row">
        <button
          type="button"
          className="main"
          onClick={() =>
            void navigator.clipboard.writeText(link).then(
              () => setCopied(true),
              () => setCopied(false),
            )
          }
        >
          {isCopied ? 'Copied' : 'Copy the link'}
        </button>
      </div>
    </>
  );
}
