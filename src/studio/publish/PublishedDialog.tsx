import { useCallback, useEffect, useState } from 'react';
import { momentOf } from '../dialogs/day-of.ts';
import { StudioDialog } from '../dialogs/StudioDialog.tsx';
import type { Delivery, Publishing, Release } from '../host/publishing.ts';
import { useHost } from '../store/context.tsx';
import { ChangeList } from './ChangeList.tsx';
import { DeliveryNotes } from './DeliveryNotes.tsx';
import { Outcome } from './Outcome.tsx';
import { usePublication } from './use-publication.ts';

/** How often it is asked how far it is, while something is under way, in ms. */
const lookAgain = 2000;

/** What was published, the newest first; each can be taken back. */
export function PublishedDialog({ onClose }: { onClose: () => void }) {
  const { publishing } = useHost();
  return (
    <StudioDialog title="Published" onClose={onClose} size="wide">
      {publishing && <Releases publishing={publishing} />}
    </StudioDialog>
  );
}

function Releases({ publishing }: { publishing: Publishing }) {
  const [releases, setReleases] = useState<readonly Release[] | { problem: string }>();
  const [deliveries, setDeliveries] = useState<readonly Delivery[]>([]);
  const [mayPublish, setMayPublish] = useState(false);
  const [asked, setAsked] = useState<Release>();
  const { isRunning, doing, outcome, run } = usePublication(publishing);
  const load = useCallback(async () => {
    const failed = (error: unknown) => ({ problem: error instanceof Error ? error.message : String(error) });
    setReleases(await publishing.releases().catch(failed));
    setDeliveries(await publishing.deliveries());
  }, [publishing]);
  useEffect(() => {
    void load();
    void publishing.mayPublish().then(setMayPublish);
  }, [load, publishing]);
  const isUnderWay = deliveries.some(({ isDone, problem }) => !isDone && problem === undefined);
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const timer = setInterval(() => void publishing.deliveries().then(setDeliveries), lookAgain);
    return () => clearInterval(timer);
  }, [isUnderWay, publishing]);
  const takeBack = async (release: Release, choices = {}) => {
    setAsked(release);
    await run(() => publishing.takeBack(release.id, choices));
    await load();
  };
  if (releases === undefined) return <p role="status">One moment…</p>;
  if ('problem' in releases) return <p role="alert">{releases.problem}</p>;
  const isTaken = outcome !== undefined && 'published' in outcome;
  return (
    <>
      <p role="status">{isRunning ? doing : isTaken ? doneWords(publishing, asked) : ''}</p>
      {asked !== undefined && !isRunning && (
        <Outcome outcome={outcome} publishing={publishing} onAgain={(choices) => void takeBack(asked, choices)} />
      )}
      <DeliveryNotes deliveries={deliveries} />
      {releases.map((release, at) => (
        <section key={release.id} aria-label={release.title}>
          <h3>{release.title}</h3>
          <p className="muted">
            {momentOf(release)}, {release.author}
            {release.due !== undefined && ` · set for ${momentOf({ at: release.due })}`}
            {at === 0 && (publishing.isElsewhere ? ' · the last one' : ' · visitors see this now')}
            {release.isTakenBack && ' · taken back'}
          </p>
          {release.words.length > 0 && (
            <details>
              <summary>What changed</summary>
              <ChangeList words={release.words} />
            </details>
          )}
          {mayPublish && (at < releases.length - 1 || publishing.isElsewhere) && !release.isTakenBack && (
            <div className="row">
              <button type="button" className="small" disabled={isRunning} onClick={() => void takeBack(release)}>
                {release.hasTakenBack ? 'Publish again' : 'Take back'}
              </button>
            </div>
          )}
        </section>
      ))}
    </>
  );
}

/** What a press has done: taking back what has taken something back publishes that again. */
function doneWords({ isElsewhere }: Publishing, asked: Release | undefined): string {
  const [did, site] = asked?.hasTakenBack ? ['published again', 'with it'] : ['taken back', 'without it'];
  return isElsewhere
    ? `It is ${did}, and the site ${site} is on its way to visitors.`
    : `It is ${did}: visitors see the site ${site}.`;
}
