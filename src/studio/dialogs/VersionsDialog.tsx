import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { Path } from '#engine/edit';
import { sectionsOf } from '#kit/model';
import { useFigures } from '../form/widgets/use-figures.ts';
import type { EarlierVersion } from '../host/content-host.ts';
import { sectionLabel } from '../outline/section-words.ts';
import { useHost, useStudio } from '../store/context.tsx';
import { fileTitle } from '../store/file-title.ts';
import { DayList } from './DayList.tsx';
import { SectionVersions } from './SectionVersions.tsx';
import { StudioDialog } from './StudioDialog.tsx';
import { type Step, useTold } from './use-told.ts';
import { VersionView } from './VersionView.tsx';

const Scope = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  [aria-pressed='true'] {
    border-color: var(--color-accent);
    background: var(--color-surface);
    font-weight: 600;
  }
`;

/** The earlier states of what is selected, by day and author; each can be seen, compared and taken back. */
export function VersionsDialog({ onClose }: { onClose: () => void }) {
  const host = useHost();
  const { filled } = useFigures();
  const file = useStudio((state) => state.selection.file || state.page);
  const title = useStudio((state) => fileTitle(file, state.choices.pages));
  const place = useStudio((state) => sectionPlace(state.selection.path));
  // Which section is which can't be told of a text that can't be read: it is taken back as a whole.
  const section = useStudio(({ fileView: view }) =>
    view?.file === file && !view.isUncertain ? sectionAt(place, view.data) : undefined,
  );
  const [versions, setVersions] = useState<readonly EarlierVersion[] | { problem: string }>();
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    host
      .history(file)
      .then(setVersions, () =>
        setVersions({ problem: 'The earlier versions can’t be read: the Studio’s server can’t be reached.' }),
      );
  }, [host, file]);
  return (
    <StudioDialog title={`Earlier versions: ${title}`} onClose={onClose} size="wide">
      {versions === undefined && <p role="status">One moment…</p>}
      {versions && 'problem' in versions && <p role="alert">{versions.problem}</p>}
      {Array.isArray(versions) && versions.length === 0 && (
        <p className="few">There is none yet: each time it is saved, one is kept.</p>
      )}
      {Array.isArray(versions) && versions.length > 0 && (
        <>
          {section !== undefined && (
            <Scope role="group" aria-label="Of what">
              <button type="button" className="small" aria-pressed={!isWhole} onClick={() => setWhole(false)}>
                {sectionLabel(section, filled)}
              </button>
              <button type="button" className="small" aria-pressed={isWhole} onClick={() => setWhole(true)}>
                The whole page
              </button>
            </Scope>
          )}
          {section === undefined || place === undefined || isWhole ? (
            <PageVersions file={file} versions={versions} onTaken={onClose} />
          ) : (
            <SectionVersions file={file} place={place} versions={versions} onTaken={onClose} />
          )}
        </>
      )}
    </StudioDialog>
  );
}

type PageProps = { file: string; versions: readonly EarlierVersion[]; onTaken: () => void };

function PageVersions({ file, versions, onTaken }: PageProps) {
  const host = useHost();
  const [chosen, setChosen] = useState<EarlierVersion>();
  const [steps, setSteps] = useState<readonly Step[]>();
  const told = useTold(file, steps);
  useEffect(() => {
    host.earlierTexts(file).then(
      (texts) => setSteps(stepsOf(versions, texts)),
      () => undefined,
    );
  }, [host, file, versions]);
  return (
    <DayList versions={versions} told={told} chosen={chosen} onChoose={setChosen}>
      {chosen ? (
        <VersionView key={chosen.id} file={file} version={chosen} onTaken={onTaken} />
      ) : (
        <p className="muted">Choose a version to see what has changed since.</p>
      )}
    </DayList>
  );
}

function stepsOf(versions: readonly EarlierVersion[], texts: ReadonlyMap<string, string>): Step[] {
  const known = versions.flatMap(({ id }) => {
    const text = texts.get(id);
    return text === undefined ? [] : [{ id, text }];
  });
  return known.flatMap(({ id, text }, at) => {
    const before = known[at + 1]?.text;
    return before === undefined ? [] : [{ id, before, after: text }];
  });
}

/** The place of the section that is selected, or that what is selected stands in. */
function sectionPlace([list, place]: Path): number | undefined {
  return list === 'sections' && typeof place === 'number' ? place : undefined;
}

function sectionAt(place: number | undefined, data: unknown): unknown {
  return place === undefined ? undefined : sectionsOf(data)[place];
}
