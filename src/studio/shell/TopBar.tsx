import type { ReactNode } from 'react';
import { useStore, useStudio } from '../store/context.tsx';
import { type Device, devices } from './devices.ts';
import type { Dialog } from './dialog.ts';
import { LookMenu } from './LookMenu.tsx';
import { Bar, Choice, Group, SaveButton, SaveState } from './TopBar.styles.ts';

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
  return (
    <Bar>
      <Group>
        <h1>Studio</h1>
        <button
          type="button"
          disabled={undo === undefined}
          title={undo ? `Undo: ${undo}` : 'Undo'}
          onClick={() => void store.undo()}
        >
          Undo
        </button>
        <button
          type="button"
          disabled={redo === undefined}
          title={redo ? `Do again: ${redo}` : 'Redo'}
          onClick={() => void store.redo()}
        >
          Redo
        </button>
      </Group>
      <Group>
        <Choice role="group" aria-label="Seen on a">
          {(Object.keys(devices) as Device[]).map((name) => (
            <button key={name} type="button" aria-pressed={name === device} onClick={() => onDevice(name)}>
              {name.charAt(0).toUpperCase() + name.slice(1)}
            </button>
          ))}
        </Choice>
        <Choice role="group" aria-label="Colours of the page">
          {(['light', 'dark'] as const).map((name) => (
            <button key={name} type="button" aria-pressed={name === theme} onClick={() => onTheme(name)}>
              {name === 'light' ? 'Light' : 'Dark'}
            </button>
          ))}
        </Choice>
        <LookMenu onPrint={onPrint} />
      </Group>
      <Group>
        <button type="button" aria-pressed={showsText} onClick={() => onText(!showsText)}>
          Text
        </button>
        <button type="button" onClick={() => onDialog('versions')}>
          Earlier
        </button>
        <button type="button" onClick={() => onDialog('help')} aria-label="Help">
          ?
        </button>
        <Saving onChanges={() => onDialog('changes')} />
      </Group>
    </Bar>
  );
}

/** What is saved and what isn't, and the way to save it. */
function Saving({ onChanges }: { onChanges: () => void }): ReactNode {
  const store = useStore();
  const count = useStudio((state) => state.unsaved.length);
  const saving = useStudio((state) => state.saving);
  const status = useStudio((state) => state.status);
  const savesItself = useStudio((state) => state.savesItself);
  const isOff = status === 'unreachable' || saving === 'failed';
  return (
    <>
      <SaveState role="status" $isOff={isOff}>
        {isOff
          ? 'Not saved: the Studio can’t reach your files. Your work is kept in this browser.'
          : saving === 'saving'
            ? 'Saving …'
            : count === 0
              ? 'All saved'
              : count === 1
                ? 'One file has changed'
                : `${count} files have changed`}
      </SaveState>
      <label>
        <input
          type="checkbox"
          checked={savesItself}
          onChange={(event) => store.setSavesItself(event.currentTarget.checked)}
        />
        By itself
      </label>
      <button type="button" disabled={count === 0} onClick={onChanges}>
        What changed
      </button>
      <SaveButton type="button" disabled={count === 0} onClick={() => void store.save()}>
        Save
      </SaveButton>
    </>
  );
}
