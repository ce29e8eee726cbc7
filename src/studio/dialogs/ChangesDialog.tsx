import { useEffect, useState } from 'react';
import { useMistakes } from '../shell/Mistakes.tsx';
import { useStore, useStudio } from '../store/context.tsx';
import { fileTitle } from '../store/file-title.ts';
import { Sentences } from './Sentences.tsx';
import { SideBySide } from './SideBySide.tsx';
import { StudioDialog } from './StudioDialog.tsx';

type Groups = Awaited<ReturnType<ReturnType<typeof useStore>['changes']>>;

type ChangesDialogProps = { onClose: () => void; onDialog: (dialog: 'versions') => void };

/** What would be saved, in plain words and beside what is saved now. */
export function ChangesDialog({ onClose, onDialog }: ChangesDialogProps) {
  const store = useStore();
  const texts = useStudio((state) => state.texts);
  const unsaved = useStudio((state) => state.unsaved);
  const saving = useStudio((state) => state.saving);
  const [groups, setGroups] = useState<Groups>();
  // What changed is asked again with every change of a text and every save.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    let isOld = false;
    void store.changes().then((found) => {
      if (!isOld) setGroups(found);
    });
    return () => {
      isOld = true;
    };
  }, [store, texts, unsaved]);
  const mistakes = useMistakes().length;
  const saveAll = async () => {
    await store.save();
    if (store.state.unsaved.length === 0) onClose();
  };
  return (
    <StudioDialog title="What changed" onClose={onClose} size="wide">
      {groups === undefined && <p role="status">One moment…</p>}
      {unsaved.length === 0 && (
        <>
          <p>Everything is saved. Earlier versions show what a page said before.</p>
          <div className="row">
            <button type="button" className="small" onClick={() => onDialog('versions')}>
              Earlier versions of this page
            </button>
          </div>
        </>
      )}
      {groups && unsaved.length > 0 && groups.length === 0 && (
        <p>Visitors see no difference: only how something is written has changed.</p>
      )}
      {groups && <Sentences groups={groups} />}
      {unsaved.map((file) => (
        <Unsaved key={file} file={file} />
      ))}
      {unsaved.length > 0 && mistakes > 0 && (
        <p>
          {mistakes === 1 ? '1 mistake keeps' : `${mistakes} mistakes keep`} what is saved from visitors until{' '}
          {mistakes === 1 ? 'it is' : 'they are'} put right: the bar leads there.
        </p>
      )}
      {saving === 'failed' && (
        <p role="alert" className="wrong">
          It could not be saved. It is kept in this browser.
        </p>
      )}
      {unsaved.length > 0 && (
        <div className="foot row">
          <button type="button" className="main" disabled={saving === 'saving'} onClick={() => void saveAll()}>
            {saving === 'saving' ? 'Saving…' : 'Save all of it'}
          </button>
          <button type="button" className="small" onClick={onClose}>
            Close
          </button>
        </div>
      )}
    </StudioDialog>
  );
}

/** What isn't saved of a file, as text, and the way back to what is. */
function Unsaved({ file }: { file: string }) {
  const store = useStore();
  const after = useStudio((state) => state.texts.get(file));
  const name = useStudio((state) => fileTitle(file, state.choices.pages));
  const before = store.savedText(file);
  const says = `What changed in “${name}” was taken back`;
  return (
    <>
      <details>
        <summary>{name}, as text</summary>
        <SideBySide before={before ?? ''} after={after ?? ''} labels={['Saved', 'Now']} name={name} />
      </details>
      {before !== undefined && after !== undefined && (
        <div className="row">
          <button
            type="button"
            className="small"
            onClick={() => void store.setText(file, before, { says, isShown: true })}
          >
            Take back what changed in “{name}”
          </button>
        </div>
      )}
    </>
  );
}
