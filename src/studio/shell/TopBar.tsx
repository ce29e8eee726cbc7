import type { ReactNode } from 'react';
import { capital } from '#kit/model';
import { useHasDrafts } from '../form/unwritten.ts';
import { studioAddress } from '../host/http.ts';
import { useHost, useStore, useStudio } from '../store/context.tsx';
import { fileTitle } from '../store/file-title.ts';
import type { PageEntry } from '../worker/protocol.ts';
import { Actions } from './Actions.tsx';
import { undoLast } from './commands.ts';
import { type Device, devices } from './devices.ts';
import type { Dialog } from './dialog.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import { LookMenu } from './LookMenu.tsx';
import { Mistakes, useMistakes } from './Mistakes.tsx';
import { Sign } from './Sign.tsx';
import { StateCount } from './StateCount.tsx';
import { isOnMac, type Shortcut, shortcuts, shownKeys } from './shortcuts.ts';
import { Bar, Choice, Group, SaveState, States, UndoButton } from './TopBar.styles.ts';

type TopBarProps = {
  device: Device;
  onDevice: (device: Device) => void;
  theme: 'light' | 'dark';
  onTheme: (theme: 'light' | 'dark') => void;
  showsText: boolean;
  onText: (isShown: boolean) => void;
  onDialog: (dialog: Dialog) => void;
  onPrint: () => void;
};

/** What concerns the whole: undo, how the page is looked at, what has changed, save. */
export function TopBar(props: TopBarProps): ReactNode {
  const { device, onDevice, theme, onTheme, showsText, onText, onDialog, onPrint } = props;
  const store = useStore();
  const undo = useStudio((state) => state.undo);
  const redo = useStudio((state) => state.redo);
  const hasDrafts = useHasDrafts();
  const { looking } = useHost();
  return (
    <Bar>
      <Group>
        <h1>{looking ? <a href={studioAddress}>Studio</a> : 'Studio'}</h1>
        <UndoButton
          type="button"
          aria-disabled={(undo === undefined && !hasDrafts) || undefined}
          aria-label="Undo"
          title={titled('Undo', hasDrafts ? 'What is being typed' : undo, shortcuts.everywhere.undo)}
          onClick={() => undoLast(store)}
        >
          <Sign name="undo" />
        </UndoButton>
        <button
          type="button"
          aria-disabled={redo === undefined || undefined}
          aria-label="Redo"
          title={titled('Redo', redo, shortcuts.everywhere.redo)}
          onClick={() => void store.redo()}
        >
          <Sign name="redo" />
        </button>
      </Group>
      <Group data-looks="">
        <Choice role="group" aria-label="Seen on a">
          {(Object.keys(devices) as Device[]).map((name) => (
            <SignButton
              key={name}
              name={name}
              title={`The page on a ${name}`}
              isOn={name === device}
              onClick={() => onDevice(name)}
            />
          ))}
        </Choice>
        <Choice role="group" aria-label="Colours of the page">
          {(['light', 'dark'] as const).map((name) => (
            <SignButton
              key={name}
              name={name}
              title={`The page in its ${name} colours`}
              isOn={name === theme}
              onClick={() => onTheme(name)}
            />
          ))}
        </Choice>
        <LookMenu onPrint={onPrint} onSharing={() => onDialog('sharing')} />
        <LanguageMenu />
      </Group>
      <Saved onState={() => onDialog('state')} />
      <Actions showsText={showsText} onText={onText} onDialog={onDialog} />
    </Bar>
  );
}

/** What a button does, what exactly now, and by which keys: `Undo: Heading changed (Ctrl Z)`. */
function titled(name: string, what: string | undefined, { keys }: Shortcut): string {
  return `${what === undefined ? name : `${name}: ${what}`} (${shownKeys(keys[0] ?? '', isOnMac())})`;
}

type SignButtonProps = { name: Device | 'light' | 'dark'; title: string; isOn: boolean; onClick: () => void };

/** One of a few, shown by a sign; its name is told to who points at it and to who listens. */
function SignButton({ name, title, isOn, onClick }: SignButtonProps) {
  return (
    <button type="button" aria-pressed={isOn} aria-label={capital(name)} title={title} onClick={onClick}>
      <Sign name={name} />
    </button>
  );
}

/** How much isn't saved, by what people know: pages, or places of all kinds. */
function unsavedWords(files: readonly string[], pages: readonly PageEntry[]): string {
  if (files.length < 2) return 'Not saved yet';
  const isPages = files.every((file) => pages.some((page) => page.file === file));
  return isPages ? `${files.length} pages not saved` : `${files.length} places not saved`;
}

/** What is saved and what isn't, and what keeps it from visitors. */
export function Saved({ onState }: { onState: () => void }): ReactNode {
  const drafts = Number(useHasDrafts());
  const unsaved = useStudio((state) => state.unsaved);
  const pages = useStudio((state) => state.choices.pages);
  const count = unsaved.length || drafts;
  const mistakes = useMistakes();
  const saving = useStudio((state) => state.saving);
  const status = useStudio((state) => state.status);
  const isKept = useStudio((state) => state.isKept);
  const isOff = status === 'unreachable' || saving === 'failed';
  return (
    <States>
      {!isOff && <StateCount onOpen={onState} />}
      <SaveState
        role="status"
        $isOff={isOff || !isKept}
        title={unsaved.length > 1 ? unsaved.map((file) => fileTitle(file, pages)).join('\n') : undefined}
      >
        <Sign name={isOff ? 'wrong' : count === 0 && saving !== 'saving' ? 'saved' : 'unsaved'} />
        <span>
          {isOff
            ? `Not saved: the Studio can’t reach your files. ${isKept ? 'Your work is kept in this browser.' : 'Leave this window open.'}`
            : saving === 'saving'
              ? 'Saving …'
              : count === 0
                ? mistakes.length === 0
                  ? 'All saved'
                  : 'Saved, not public:'
                : !isKept
                  ? 'Not saved, and this browser has no room to keep it: save it now'
                  : unsavedWords(unsaved, pages)}
        </span>
      </SaveState>
      {!isOff && <Mistakes errors={mistakes} />}
    </States>
  );
}
