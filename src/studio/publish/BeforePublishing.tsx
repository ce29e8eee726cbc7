import { isError } from '#kit/model';
import { NoteList } from '../dialogs/StateNote.styles.ts';
import { StateNote } from '../dialogs/StateNote.tsx';
import { goTo } from '../outline/go-to.ts';
import { showForm } from '../shell/drawers.ts';
import { useStateCount } from '../shell/StateCount.tsx';
import { useStore, useStudio } from '../store/context.tsx';
import { fileTitle } from '../store/file-title.ts';
import type { SiteNote } from '../worker/protocol.ts';

type Group = { title: string; notes: readonly SiteNote[] };

/** Of more notes than this the list is folded, so that one sees what will change. */
const mostOpen = 5;

/** What is known before the press: the mistakes that it would stop at, and the words that nobody has written yet. Each leads to its place. What else there is to look at is counted. */
export function BeforePublishing({ onClose, onState }: { onClose: () => void; onState: () => void }) {
  const count = useStateCount();
  const notes = useStudio((state) => state.siteState.diagnostics);
  const groups = [
    { title: 'Nothing can be published before this is right', notes: notes.filter(isError) },
    { title: 'Visitors would read sample words', notes: notes.filter(({ topic }) => topic === 'samples') },
  ];
  const hasOthers = notes.length > groups.reduce((sum, group) => sum + group.notes.length, 0);
  return (
    <>
      {groups.map((group) => group.notes.length > 0 && <Notes key={group.title} {...group} onClose={onClose} />)}
      {hasOthers && count > 0 && (
        <p className="muted">
          {count === 1 ? '1 note' : `${count} notes`} to look at{' '}
          <button type="button" className="small" onClick={onState}>
            State
          </button>
        </p>
      )}
    </>
  );
}

function Notes({ title, notes, onClose }: Group & { onClose: () => void }) {
  const store = useStore();
  const pages = useStudio((state) => state.choices.pages);
  const show = (note: SiteNote) => {
    onClose();
    void goTo(store, note);
    showForm();
  };
  return (
    <details open={notes.length <= mostOpen}>
      <summary>
        {title} <span className="muted">({notes.length})</span>
      </summary>
      <NoteList data-narrow="">
        {notes.map((note) => (
          <StateNote
            key={`${note.file} ${note.code} ${note.line} ${note.column}`}
            note={note}
            place={fileTitle(note.file, pages)}
            onShow={() => show(note)}
          />
        ))}
      </NoteList>
    </details>
  );
}
