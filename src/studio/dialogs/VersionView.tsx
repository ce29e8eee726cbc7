import { useEffect, useState } from 'react';
import { formParts, partAt } from '../form/parts.ts';
import { formRoot } from '../form/schema.ts';
import type { EarlierVersion } from '../host/content-host.ts';
import { useHost, useStudio } from '../store/context.tsx';
import { fileTitle } from '../store/file-title.ts';
import type { Selection } from '../store/types.ts';
import type { FileView } from '../worker/protocol.ts';
import { ComparedView } from './ComparedView.tsx';
import { momentOf } from './day-of.ts';
import { TakeSection } from './TakeSection.tsx';

type VersionProps = { file: string; version: EarlierVersion; onTaken: () => void };

/** One earlier state of a file beside today's, and the ways to have it back, all of it or a section. */
export function VersionView({ file, version, onTaken }: VersionProps) {
  const host = useHost();
  const now = useStudio((state) => state.texts.get(file)) ?? '';
  const title = useStudio((state) => fileTitle(file, state.choices.pages));
  const part = useStudio(({ fileView, selection }) => openPart(fileView, selection));
  const [text, setText] = useState<string>();
  const [problem, setProblem] = useState('');
  useEffect(() => {
    host.earlier(file, version.id).then(
      (found) => (found === undefined ? setProblem('The page was not there then.') : setText(found)),
      () => setProblem('This version can’t be read: the Studio’s server can’t be reached.'),
    );
  }, [host, file, version]);
  if (problem) return <p role="alert">{problem}</p>;
  if (text === undefined) return <p role="status">One moment…</p>;
  if (text === now) return <p>This is what the page says now.</p>;
  const moment = momentOf(version);
  return (
    <ComparedView
      file={file}
      version={version}
      text={text}
      does="Bring this version back"
      taken={{ says: `${title} was made as it was on ${moment}` }}
      onTaken={onTaken}
    >
      {part !== undefined && (
        <p>
          All of “{title}” goes back to what it was then, not only “{part}”.
        </p>
      )}
      <TakeSection file={file} text={text} day={moment} onTaken={onTaken} />
    </ComparedView>
  );
}

/** The part of a file whose form is open, where it has parts: its versions are those of the whole file. */
function openPart(view: FileView | undefined, { file, path }: Selection): string | undefined {
  if (view?.file !== file) return undefined;
  const { schema } = formRoot(view.kind, view.data, []);
  return schema && partAt(formParts(view.kind, schema), path)?.title;
}
