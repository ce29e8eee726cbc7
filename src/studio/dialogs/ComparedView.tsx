import { type ReactNode, useEffect, useState } from 'react';
import type { EarlierVersion } from '../host/content-host.ts';
import { StillPage } from '../preview/StillPage.tsx';
import { useStore, useStudio } from '../store/context.tsx';
import { fileTitle } from '../store/file-title.ts';
import type { EditOptions } from '../store/types.ts';
import type { PageView } from '../worker/protocol.ts';
import { momentOf } from './day-of.ts';
import { Sentences } from './Sentences.tsx';
import { SideBySide } from './SideBySide.tsx';

type Groups = Awaited<ReturnType<ReturnType<typeof useStore>['changes']>>;

type ComparedProps = {
  file: string;
  version: EarlierVersion;
  /** What the file said, or would say with what is taken back. */
  text: string;
  /** What stands on the button that takes it back, and what is said once it is done. */
  does: string;
  taken: EditOptions;
  onTaken: () => void;
  marked?: { place: number; label: string };
  children?: ReactNode;
};

/** An earlier text beside today's: what has changed since, and the way to have it back. */
export function ComparedView({ file, version, text, does, taken, onTaken, marked, children }: ComparedProps) {
  const store = useStore();
  const now = useStudio((state) => state.texts.get(file)) ?? '';
  const title = useStudio((state) => fileTitle(file, state.choices.pages));
  const [view, setView] = useState<PageView>();
  const [groups, setGroups] = useState<Groups>([]);
  useEffect(() => {
    let isOver = false;
    void store.changes(new Map([[file, text]])).then((found) => isOver || setGroups(found));
    void store.viewEarlier(file, text).then((found) => isOver || setView(found));
    return () => {
      isOver = true;
    };
  }, [store, file, text]);
  const moment = momentOf(version);
  return (
    <div className="version">
      {view && (
        <section>
          <div className="row">
            <h3>
              {marked ? 'The section as it was on' : 'As it was on'} {moment} · {version.author}
            </h3>
            <button type="button" className="small" onClick={onTaken}>
              Back to today
            </button>
          </div>
          {!marked && <p className="muted">The menu and the notices are those of today.</p>}
          <StillPage
            view={view}
            title={marked ? `The page with the section as it was on ${moment}` : `The page as it was on ${moment}`}
            marked={marked}
          />
        </section>
      )}
      <h3>What has changed since {moment}</h3>
      <Sentences groups={groups} />
      <details>
        <summary>As text</summary>
        <SideBySide before={text} after={now} labels={[moment, 'Now']} name={title} />
      </details>
      {children}
      <div className="foot row">
        <button
          type="button"
          className="main"
          onClick={() => void store.setText(file, text, { ...taken, isShown: true }).then(onTaken)}
        >
          {does}
        </button>
        <span className="muted">It is a change like any other: it can be undone.</span>
      </div>
    </div>
  );
}
