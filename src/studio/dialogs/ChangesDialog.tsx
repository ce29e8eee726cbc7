import { useEffect, useState } from 'react';
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
  const pages = useStudio((state) => state.choices.pages);
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
        <details key={file}>
          <summary>{fileTitle(file, pages)}, as text</summary>
          <SideBySide
            before={store.savedText(file) ?? ''}
            after={texts.get(file) ?? ''}
            labels={['Saved', 'Now']}
            name={fileTitle(file, pages)}
          />
        </details>
      ))}
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
            Cancel
          </button>
        </div>
      )}
    </StudioDialog>
  );
}
