import { useEffect, useState } from 'react';
import { useFigures } from '../form/widgets/use-figures.ts';
import type { EarlierVersion } from '../host/content-host.ts';
import { sectionLabel } from '../outline/section-words.ts';
import { useHost, useStore, useStudio } from '../store/context.tsx';
import type { SectionHistory, SectionState } from '../worker/protocol.ts';
import { ComparedView } from './ComparedView.tsx';
import { DayList } from './DayList.tsx';
import { dayOf, momentOf } from './day-of.ts';
import { type Step, useTold } from './use-told.ts';

type SectionProps = { file: string; place: number; versions: readonly EarlierVersion[]; onTaken: () => void };

const unreachable = 'The earlier versions can’t be read: the Studio’s server can’t be reached.';

/** The versions of a page with which one of its sections became another one, each to be seen and taken back. */
export function SectionVersions({ file, place, versions, onTaken }: SectionProps) {
  const host = useHost();
  const store = useStore();
  const now = useStudio((state) => state.texts.get(file));
  const [found, setFound] = useState<{
    history: SectionHistory;
    known: readonly EarlierVersion[];
    steps: readonly Step[];
  }>();
  const told = useTold(file, found?.steps);
  const [chosen, setChosen] = useState<EarlierVersion>();
  const [problem, setProblem] = useState('');
  // Today's section is among what it is compared with.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    let isOver = false;
    const look = async () => {
      const texts = await host.earlierTexts(file);
      const known = versions.filter(({ id }) => texts.has(id));
      const history = await store.ask((asked) =>
        asked.sectionHistory(
          file,
          place,
          known.map(({ id }) => texts.get(id) ?? ''),
        ),
      );
      if (!isOver) setFound({ history, known, steps: history.states.flatMap((state) => stepTo(state, known)) });
    };
    look().catch(() => isOver || setProblem(unreachable));
    return () => {
      // What was found belongs to another text.
      isOver = true;
      setFound(undefined);
    };
  }, [host, store, file, place, versions, now]);
  if (problem) return <p role="alert">{problem}</p>;
  if (!found) return <p role="status">One moment…</p>;
  const { history, known } = found;
  const states = new Map(history.states.map((state) => [known[state.at], state]));
  if (states.size === 0)
    return (
      <div className="few">
        <p role="status">{unchangedWords(history, known)}</p>
        <p className="muted">Choose “The whole page” for what has changed elsewhere on it.</p>
      </div>
    );
  const state = chosen && states.get(chosen);
  return (
    <DayList versions={known.filter((version) => states.has(version))} told={told} chosen={chosen} onChoose={setChosen}>
      {chosen && state ? (
        <SectionView key={chosen.id} file={file} place={place} version={chosen} state={state} onTaken={onTaken} />
      ) : (
        <p className="muted">Choose a version to see what has changed in this section since.</p>
      )}
    </DayList>
  );
}

function stepTo({ at, before, text }: SectionState, known: readonly EarlierVersion[]): Step[] {
  const id = known[at]?.id;
  return id === undefined || before === undefined || text === undefined ? [] : [{ id, before, after: text }];
}

function unchangedWords({ since }: SectionHistory, known: readonly EarlierVersion[]): string {
  const first = since === undefined ? undefined : known[since];
  return first
    ? `This section has only ever been as it is now, since ${dayOf(first)} (${first.author}).`
    : 'This section is new: no earlier version of the page has it.';
}

type ViewProps = { file: string; place: number; version: EarlierVersion; state: SectionState; onTaken: () => void };

function SectionView({ file, place, version, state: { value, text }, onTaken }: ViewProps) {
  const { filled } = useFigures();
  const isNow = useStudio((studio) => studio.texts.get(file) === text);
  if (isNow) return <p>This is what the section says now.</p>;
  if (text === undefined) return <p>This section can’t be brought back alone. Choose the whole page instead.</p>;
  const label = sectionLabel(value, filled);
  return (
    <ComparedView
      file={file}
      version={version}
      text={text}
      does="Bring this section back"
      taken={{
        says: `${label} was made as it was on ${momentOf(version)}`,
        select: { file, path: ['sections', place] },
      }}
      onTaken={onTaken}
      marked={{ place, label }}
    />
  );
}
