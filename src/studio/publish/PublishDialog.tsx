import { useEffect, useState } from 'react';
import { StudioDialog } from '../dialogs/StudioDialog.tsx';
import type { ChangeWords, Choices, Published, Publishing } from '../host/publishing.ts';
import { useHost, useStore } from '../store/context.tsx';
import { ChangeList } from './ChangeList.tsx';
import { Outcome } from './Outcome.tsx';
import { usePublication } from './use-publication.ts';

/** What will change for visitors, in words first; then it is public, all of it, or nothing is. */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const { publishing } = useHost();
  return (
    <StudioDialog title="Publish" onClose={onClose}>
      {publishing && <Publication publishing={publishing} onClose={onClose} />}
    </StudioDialog>
  );
}

function Publication({ publishing, onClose }: { publishing: Publishing; onClose: () => void }) {
  const store = useStore();
  const [words, setWords] = useState<readonly ChangeWords[]>();
  const [found, setFound] = useState<Published>();
  const [mayPublish, setMayPublish] = useState(false);
  const [title, setTitle] = useState('');
  const { isRunning, doing, outcome, run } = usePublication(publishing);
  useEffect(() => {
    let isOld = false;
    void (async () => {
      await store.save();
      const [reviewed, may] = await Promise.all([publishing.review(), publishing.mayPublish()]);
      if (isOld) return;
      setMayPublish(may);
      if ('words' in reviewed) setWords(reviewed.words);
      else setFound(reviewed);
    })();
    return () => {
      isOld = true;
    };
  }, [publishing, store]);
  const publish = (called: string, choices: Choices) => {
    setTitle(called);
    return run(() => publishing.publish(called, choices));
  };
  if (outcome && 'published' in outcome)
    return (
      <>
        <p role="status">It is public: visitors see it now.</p>
        <div className="row">
          <button type="button" className="main" onClick={onClose}>
            Go on editing
          </button>
        </div>
      </>
    );
  const shown = outcome ?? found;
  return (
    <>
      {words === undefined && found === undefined && <p role="status">Looking what will change …</p>}
      {words?.length === 0 && <p>Nothing changes for visitors: there is nothing to publish.</p>}
      {words && words.length > 0 && (
        <>
          <p>This will change for visitors:</p>
          <ChangeList words={words} />
        </>
      )}
      {isRunning ? (
        <p role="status">{doing}</p>
      ) : (
        <Outcome outcome={shown} publishing={publishing} onAgain={(choices) => void publish(title, choices)} />
      )}
      {words && words.length > 0 && !mayPublish && (
        <p>You can change the draft; somebody who may publish makes it public.</p>
      )}
      {words && words.length > 0 && mayPublish && (
        <TitleForm isRunning={isRunning} onPublish={(title) => void publish(title, {})} onClose={onClose} />
      )}
    </>
  );
}

type TitleProps = { isRunning: boolean; onPublish: (title: string) => void; onClose: () => void };

/** What the publication is called, and the press that makes it public. */
function TitleForm({ isRunning, onPublish, onClose }: TitleProps) {
  const [title, setTitle] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onPublish(title);
      }}
    >
      <label>
        What it is called in the list of what was published
        <input
          type="text"
          value={title}
          maxLength={100}
          placeholder="Summer prices"
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
      </label>
      <div className="row">
        <button type="submit" className="main" disabled={isRunning}>
          Publish now
        </button>
        <button type="button" className="small" onClick={onClose}>
          Go on editing
        </button>
      </div>
    </form>
  );
}
