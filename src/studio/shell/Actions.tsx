import type { ReactNode } from 'react';
import { useHasDrafts } from '../form/unwritten.ts';
import { studioAddress } from '../host/http.ts';
import { useDraftLook } from '../look/use-draft-look.ts';
import { unchangedWords } from '../publish/tell-outcome.ts';
import { useHasChanges } from '../publish/use-has-changes.ts';
import { useHost, useStore, useStudio } from '../store/context.tsx';
import { saveAll } from './commands.ts';
import type { Dialog } from './dialog.ts';
import { OnDesk, OnTablet } from './MoreMenu.styles.ts';
import { MoreMenu } from './MoreMenu.tsx';
import { Group, MainButton } from './TopBar.styles.ts';

type ActionsProps = {
  showsText: boolean;
  onText: (isShown: boolean) => void;
  onDialog: (dialog: Dialog) => void;
};

/** What is done with all of it: one button stands out, which saves or, once all is saved, publishes what visitors don't see yet. */
export function Actions({ showsText, onText, onDialog }: ActionsProps): ReactNode {
  const store = useStore();
  const { publishing, looking } = useHost();
  const hasLanguages = useStudio((state) => state.choices.languages.length > 0);
  const open = useDraftLook().state?.threads.filter(({ isSettled }) => !isSettled).length ?? 0;
  // A button that has done its work keeps the focus.
  const isAllSaved = useIsAllSaved() || undefined;
  const hasChanges = useHasChanges();
  // What has to be decided first stands out instead: until then nothing of it is saved.
  const isAsked = useStudio((state) => state.conflicts.length > 0);
  const windows = publishing && (
    <>
      <button
        type="button"
        title="What was published, and the way to take it back"
        onClick={() => onDialog('published')}
      >
        Publications
      </button>
      {looking && (
        <button type="button" onClick={() => onDialog('look')}>
          Ask for a look{open > 0 && ` (${open === 1 ? '1 comment' : `${open} comments`})`}
        </button>
      )}
    </>
  );
  return (
    <Group>
      <MoreMenu isMany={publishing !== undefined || hasLanguages}>
        {!publishing && <a href={`${studioAddress}/messages`}>Messages</a>}
        <button type="button" aria-pressed={showsText} onClick={() => onText(!showsText)}>
          As text
        </button>
        <button type="button" onClick={() => onDialog('versions')}>
          Earlier versions
        </button>
        <button type="button" onClick={() => onDialog('help')} title="Help and keys (?)">
          Help
        </button>
        <SavingWays onChanges={() => onDialog('changes')} />
        <OnTablet>
          {/* In the bar it may have no room beside mistakes. */}
          <button type="button" onClick={() => onDialog('state')}>
            The state of the site
          </button>
          {windows}
        </OnTablet>
      </MoreMenu>
      <OnDesk>{windows}</OnDesk>
      <MainButton
        type="button"
        data-save=""
        data-quiet={isAllSaved || isAsked || undefined}
        aria-disabled={isAllSaved}
        onClick={isAllSaved ? undefined : () => saveAll(store)}
      >
        Save
      </MainButton>
      {publishing && (
        <MainButton
          type="button"
          data-quiet={!isAllSaved || !hasChanges || undefined}
          title={isAllSaved && hasChanges === false ? unchangedWords : undefined}
          onClick={() => onDialog('publish')}
        >
          Publish
        </MainButton>
      )}
    </Group>
  );
}

function useIsAllSaved(): boolean {
  const hasDrafts = useHasDrafts();
  return useStudio((state) => state.unsaved.length === 0) && !hasDrafts;
}

/** How it is saved, and what that would save. */
function SavingWays({ onChanges }: { onChanges: () => void }): ReactNode {
  const store = useStore();
  const savesItself = useStudio((state) => state.savesItself);
  return (
    <>
      <label>
        <input
          type="checkbox"
          checked={savesItself}
          onChange={(event) => store.setSavesItself(event.currentTarget.checked)}
        />
        AutoSave
      </label>
      <button type="button" onClick={onChanges}>
        What changed
      </button>
    </>
  );
}
