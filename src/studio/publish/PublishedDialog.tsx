import { useCallback, useEffect, useState } from 'react';
import { StudioDialog } from '../dialogs/StudioDialog.tsx';
import type { Choices, Delivery, Published, Publishing, Release } from '../host/publishing.ts';
import type { Dialog } from '../shell/dialog.ts';
import { useHost, useStore } from '../store/context.tsx';
import { DeliveryNotes } from './DeliveryNotes.tsx';
import { Outcome } from './Outcome.tsx';
import { ReleaseItem } from './ReleaseItem.tsx';
import { tellOutcome } from './tell-outcome.ts';
import { usePublication, type Works } from './use-publication.ts';

/** How often it is asked how far it is, while something is under way, in ms. */
const lookAgain = 2000;

type Ways = { onClose: () => void; onDialog: (dialog: Dialog) => void };

/** What was published, the newest first; each can be taken back. */
export function PublishedDialog({ onClose, onDialog }: Ways) {
  const { publishing } = useHost();
  return (
    <StudioDialog title="Publications" onClose={onClose} size="wide">
      {publishing && <Releases publishing={publishing} onDialog={onDialog} />}
    </StudioDialog>
  );
}

/** What was asked to be taken back, with what was decided. */
type Wanted = { release: Release; choices: Choices };

const works: Works<Wanted> = new WeakMap();

function Releases({ publishing, onDialog }: Pick<Ways, 'onDialog'> & { publishing: Publishing }) {
  const store = useStore();
  const [releases, setReleases] = useState<readonly Release[] | { problem: string }>();
  const [deliveries, setDeliveries] = useState<readonly Delivery[]>([]);
  const [mayPublish, setMayPublish] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { asked, isRunning, doing, outcome, run, forget } = usePublication(publishing, works, isUndecided);
  const load = useCallback(async () => {
    const failed = (error: unknown) => ({ problem: error instanceof Error ? error.message : String(error) });
    setReleases(await publishing.releases().catch(failed));
    setDeliveries(await publishing.deliveries());
  }, [publishing]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it has ended, there is another list
  useEffect(() => {
    void load();
    void publishing.mayPublish().then(setMayPublish);
  }, [load, publishing, isRunning]);
  const isUnderWay = deliveries.some(({ isDone, problem }) => !isDone && problem === undefined);
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const timer = setInterval(() => void publishing.deliveries().then(setDeliveries), lookAgain);
    return () => clearInterval(timer);
  }, [isUnderWay, publishing]);
  const takeBack = async (wanted: Wanted) => {
    if (isRunning) return;
    const { release, choices } = wanted;
    await run(
      wanted,
      () => store.atHost(() => publishing.takeBack(release.id, choices)),
      (ended) => tellOutcome(store, ended, doneWords(publishing, release), () => onDialog('published')),
    );
  };
  if (releases === undefined) return <p role="status">One moment…</p>;
  if ('problem' in releases) return <p role="alert">{releases.problem}</p>;
  const look = async (release: Release) => {
    // Opened by the press itself: one that is opened later is kept back.
    const shown = window.open('about:blank');
    const found = await publishing.look(release.id);
    setProblem('problem' in found ? found.problem : undefined);
    if (!shown || 'problem' in found) return shown?.close();
    shown.opener = null;
    shown.location.assign(found.address);
  };
  const isTaken = outcome !== undefined && 'published' in outcome;
  return (
    <>
      <p role="status">{isRunning ? doing : isTaken ? doneWords(publishing, asked?.release) : ''}</p>
      {asked && outcome && (
        <TakenBack
          asked={asked}
          outcome={outcome}
          publishing={publishing}
          onTry={(wanted) => void takeBack(wanted)}
          onLeave={forget}
        />
      )}
      {problem !== undefined && (
        <p role="alert" className="wrong">
          {problem}
        </p>
      )}
      <DeliveryNotes deliveries={deliveries} />
      {releases.map((release, at) => (
        <ReleaseItem
          key={release.id}
          release={release}
          state={at > 0 ? undefined : publishing.isElsewhere ? 'the last one' : 'visitors see this now'}
          doing={isRunning ? (release.id === asked?.release.id ? 'this' : 'another') : undefined}
          onTakeBack={
            mayPublish && (at < releases.length - 1 || publishing.isElsewhere) && !release.isTakenBack
              ? () => void takeBack({ release, choices: {} })
              : undefined
          }
          onLook={() => void look(release)}
        />
      ))}
    </>
  );
}

type TakenBackProps = {
  asked: Wanted;
  outcome: Published;
  publishing: Publishing;
  onTry: (wanted: Wanted) => void;
  onLeave: () => void;
};

/** What has come of it: what has to be decided first says of which one, and can be left. */
function TakenBack({ asked, outcome, publishing, onTry, onLeave }: TakenBackProps) {
  const { title, hasTakenBack } = asked.release;
  const shown = (
    <Outcome
      outcome={outcome}
      publishing={publishing}
      onChosen={(choices) => onTry({ ...asked, choices: { ...asked.choices, ...choices } })}
      onConfirmed={() => onTry(asked)}
    />
  );
  if (!isUndecided(outcome)) return shown;
  return (
    <>
      <p>{`“${title}” ${hasTakenBack ? 'isn’t published again yet.' : 'isn’t taken back yet.'}`}</p>
      {shown}
      <div className="row">
        <button type="button" className="small" onClick={onLeave}>
          Leave it as it is
        </button>
      </div>
    </>
  );
}

/** Whether it waits for what somebody decides or fixes. */
function isUndecided(outcome: Published): boolean {
  return 'confirm' in outcome || 'contradictions' in outcome || 'problems' in outcome;
}

/** What a press has done: taking back what has taken something back publishes that again. Pages that are open here follow. */
function doneWords({ isElsewhere }: Publishing, asked: Release | undefined): string {
  const isAgain = asked?.hasTakenBack;
  const [did, site] = isAgain ? ['published again', 'with it'] : ['taken back', 'without it'];
  const done = isElsewhere
    ? `It is ${did}, and the site ${site} is on its way to visitors.`
    : `It is ${did}: visitors see the site ${site}.`;
  return isAgain ? done : `${done} It is gone from your pages here, too: “Publish again” brings it back to both.`;
}
