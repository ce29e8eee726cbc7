import { useState } from 'react';
import { capital } from '#kit/model';
import { goTo } from '../outline/go-to.ts';
import { useStore, useStudio } from '../store/context.tsx';
import { fileTitle } from '../store/file-title.ts';
import type { SiteNote, SiteState } from '../worker/protocol.ts';
import { OwnParts } from './OwnParts.tsx';
import { NoteList, StateHead } from './StateNote.styles.ts';
import { StateNote } from './StateNote.tsx';
import { StudioDialog } from './StudioDialog.tsx';
import { bringBackEdits, byFile, byTopic, settleEdits } from './site-state.ts';

/** All that is to be looked at in the site, by what it is about or by pages, and what was decided to stay as it is. */
export function StateDialog({ onClose }: { onClose: () => void }) {
  const store = useStore();
  const state = useStudio((each) => each.siteState);
  const pages = useStudio((each) => each.choices.pages);
  const [order, setOrder] = useState<'topic' | 'page'>('topic');
  const titleOf = (file: string) => fileTitle(file, pages);
  const groups = order === 'topic' ? byTopic(state) : byFile(state, titleOf);
  const files = () => [...store.state.texts.keys()];
  const show = (note: SiteNote) => {
    onClose();
    void goTo(store, note);
  };
  const settle = (note: SiteNote, reason: string) =>
    store.edit(settleEdits(note, reason, state, files()), { says: `A note was set aside: ${reason}` });
  const bringBack = (entry: number) =>
    store.edit(bringBackEdits(entry, state, files()), { says: 'A note was brought back' });
  return (
    <StudioDialog title="The state of the site" onClose={onClose} size="wide">
      <StateHead>
        <p role="status">{summary(state)}</p>
        <fieldset className="row">
          <legend>Group by</legend>
          {(['topic', 'page'] as const).map((each) => (
            <label key={each}>
              <input type="radio" name="state-order" checked={order === each} onChange={() => setOrder(each)} />
              {each}
            </label>
          ))}
        </fieldset>
      </StateHead>
      {groups.map(({ name, notes }) => (
        <details key={`${order} ${name}`} open>
          <summary>
            {name} ({notes.length})
          </summary>
          <NoteList>
            {notes.map((note) => (
              <StateNote
                key={`${note.file} ${note.code} ${note.line} ${note.column}`}
                note={note}
                place={placeOf(note, order === 'page' ? undefined : titleOf(note.file))}
                onShow={() => show(note)}
                onSettle={(reason) => void settle(note, reason)}
              />
            ))}
          </NoteList>
        </details>
      ))}
      <OwnParts onClose={onClose} />
      {state.settled.length > 0 && (
        <details>
          <summary>Set aside ({state.settled.length})</summary>
          <NoteList>
            {state.settled.map((note) => (
              <StateNote
                key={note.entry}
                note={note}
                place={placeOf(note, titleOf(note.file))}
                reason={note.reason}
                onShow={() => show(note)}
                onBringBack={() => void bringBack(note.entry)}
              />
            ))}
          </NoteList>
        </details>
      )}
    </StudioDialog>
  );
}

/** What its file is called, where that isn't said above, and which section of it a note is about. */
function placeOf({ section }: SiteNote, title: string | undefined): string | undefined {
  const words = [title, section].filter((each) => each !== undefined).join(', ');
  return words === '' ? undefined : capital(words);
}

function summary({ diagnostics, settled }: SiteState): string {
  const [count, aside] = [diagnostics.length, settled.length];
  // A page that was just added in a language is behind in many places: so many mistakes it hasn't.
  const behind = diagnostics.filter(({ topic }) => topic === 'translations').length;
  const ofThem = behind > 0 && behind < count ? `, ${behind} of them in translations` : '';
  const left =
    count === 0
      ? 'There is nothing to look at.'
      : count === 1
        ? 'One thing to look at.'
        : `${count} things to look at${ofThem}.`;
  return aside === 0 ? left : `${left} ${aside === 1 ? 'One note is' : `${aside} notes are`} set aside.`;
}
