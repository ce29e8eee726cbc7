import { useEffect, useState } from 'react';
import type { EarlierVersion } from '../host/content-host.ts';
import { fileTitle } from '../outline/file-title.ts';
import { StillPage } from '../preview/StillPage.tsx';
import { useHost, useStore, useStudio } from '../store/context.tsx';
import type { PageView } from '../worker/protocol.ts';
import { momentOf } from './day-of.ts';
import { Sentences } from './Sentences.tsx';
import { SideBySide } from './SideBySide.tsx';
import { TakeSection } from './TakeSection.tsx';

type Groups = Awaited<ReturnType<ReturnType<typeof useStore>['changes']>>;

/** One earlier state beside today's: what has changed since, and the ways to have it back. */
export function VersionView({
  file,
  version,
  onTaken,
}: {
  file: string;
  version: EarlierVersion;
  onTaken: () => void;
}) {
  const host = useHost();
  const store = useStore();
  const now = useStudio((state) => state.texts.get(file)) ?? '';
  const title = useStudio((state) => fileTitle(file, state.choices.pages));
  const [text, setText] = useState<string>();
  const [view, setView] = useState<PageView>();
  const [problem, setProblem] = useState('');
  const [groups, setGroups] = useState<Groups>([]);
  useEffect(() => {
    host.earlier(file, version.id).then(
      (found) => (found === undefined ? setProblem('The page was not there then.') : setText(found)),
      () => setProblem('This version can’t be read: the Studio’s server can’t be reached.'),
    );
  }, [host, file, version]);
  useEffect(() => {
    if (text !== undefined) void store.changes(new Map([[file, text]])).then(setGroups);
    if (text !== undefined) void store.viewEarlier(file, text).then(setView);
  }, [store, file, text]);
  if (problem) return <p role="alert">{problem}</p>;
  if (text === undefined) return <p role="status">One moment…</p>;
  const moment = momentOf(version);
  const takeBack = () => {
    void store.setText(file, text, { says: `${title} is as it was on ${moment}` }).then(onTaken);
  };
  if (text === now) return <p>This is what the page says now.</p>;
  return (
    <div className="version">
      {view && (
        <section>
          <div className="row">
            <h3>
              As it was on {moment} · {version.author}
            </h3>
            <button type="button" className="small" onClick={onTaken}>
              Back to today
            </button>
          </div>
          <StillPage view={view} title={`The page as it was on ${moment}`} />
        </section>
      )}
      <h3>What has changed since {moment}</h3>
      <Sentences groups={groups} />
      <details>
        <summary>Side by side</summary>
        <SideBySide before={text} after={now} labels={[moment, 'Now']} />
      </details>
      <div className="row">
        <button type="button" className="main" onClick={takeBack}>
          Take the whole of it back
        </button>
        <span className="muted">It is a change like any other: it can be undone.</span>
      </div>
      <TakeSection file={file} text={text} day={moment} onTaken={onTaken} />
    </div>
  );
}
