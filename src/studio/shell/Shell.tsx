import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useScrollingWindow } from '../drag/ScrollingAside.tsx';
import { usePresses } from '../form/after-press.ts';
import { SectionEdits } from '../outline/section-edits.ts';
import type { SectionPlace } from '../outline/section-list.ts';
import { useSectionClipboard } from '../outline/use-section-clipboard.ts';
import type { ChosenSection } from '../palette/adapt-example.ts';
import { addChosen } from '../palette/form-for-section.ts';
import { usePictureDrop } from '../pictures/use-picture-drop.ts';
import { tellTo } from '../preview/messages.ts';
import { useStore, useStudio } from '../store/context.tsx';
import type { StudioStore } from '../store/types.ts';
import { viewOf } from '../store/view-of.ts';
import { commandsOf } from './commands.ts';
import { deviceNames } from './devices.ts';
import type { Dialog } from './dialog.ts';
import { closeDrawer, drawerOf } from './drawers.ts';
import { Questions } from './Questions.tsx';
import { Said } from './Said.tsx';
import { Screen, TextDrawer, Waiting } from './Shell.styles.ts';
import { Sign } from './Sign.tsx';
import { hear, keepFromSelectingAll, shortcuts } from './shortcuts.ts';
import {
  ChangesDialog,
  FindDialog,
  HelpDialog,
  LookDialog,
  PagesDialog,
  Palette,
  PublishDialog,
  PublishedDialog,
  SharingDialog,
  StateDialog,
  TextPane,
  VersionsDialog,
} from './slots.tsx';
import { TopBar } from './TopBar.tsx';
import { useKept } from './use-kept.ts';
import { usePageTheme } from './use-page-theme.ts';
import { Workspace } from './Workspace.tsx';

const dialogs = {
  pages: PagesDialog,
  changes: ChangesDialog,
  state: StateDialog,
  find: FindDialog,
  versions: VersionsDialog,
  sharing: SharingDialog,
  help: HelpDialog,
  publish: PublishDialog,
  published: PublishedDialog,
  look: LookDialog,
} as const;

/** The Studio's one screen: outline, page, form, and the text below until it is asked for. */
export function Shell(): ReactNode {
  const store = useStore();
  const status = useStudio((state) => state.status);
  const [device, setDevice] = useKept('device', deviceNames);
  const [theme, setTheme] = usePageTheme(useStudio((state) => state.pageView?.firstTheme ?? 'dark'));
  const [dialog, setDialog] = useState<Dialog>();
  const [addAt, setAddAt] = useState<SectionPlace>();
  const [text, setText] = useState<{ line?: number }>();
  const frame = useRef<HTMLIFrameElement>(null);
  const keepFrame = useCallback((element: HTMLIFrameElement | null) => {
    frame.current = element;
  }, []);
  const print = useCallback(
    () => frame.current?.contentWindow && tellTo(frame.current.contentWindow, { kind: 'print' }),
    [],
  );
  useKeys(store, { help: () => setDialog('help'), find: () => setDialog('find'), print });
  usePresses();
  useScrollingWindow();
  usePictureDrop();
  useSectionClipboard();
  if (status === 'opening') return <Waiting role="status">Opening your pages …</Waiting>;
  const Open = dialog && dialogs[dialog];
  return (
    <Screen>
      <div>
        <TopBar
          device={device}
          onDevice={setDevice}
          theme={theme}
          onTheme={setTheme}
          showsText={text !== undefined}
          onText={(isShown) => setText(isShown ? {} : undefined)}
          onDialog={setDialog}
          onPrint={print}
        />
        <Questions />
      </div>
      <Workspace
        device={device}
        theme={theme}
        onAdd={setAddAt}
        onText={setText}
        onDialog={setDialog}
        onFrame={keepFrame}
      />
      {text && (
        <TextDrawer aria-label="Text of the page">
          <TextPane line={text.line} />
          <button type="button" aria-label="Close the text" title="Close" onClick={() => setText(undefined)}>
            <Sign name="close" />
          </button>
        </TextDrawer>
      )}
      {Open && <Open onClose={() => setDialog(undefined)} onDialog={setDialog} />}
      {addAt !== undefined && (
        <Palette
          place={addAt}
          onClose={() => setAddAt(undefined)}
          onChoose={(chosen) => {
            setAddAt(undefined);
            void addSection(store, addAt, chosen);
          }}
        />
      )}
      <Said />
    </Screen>
  );
}

function addSection(store: StudioStore, place: SectionPlace, chosen: ChosenSection): Promise<boolean> {
  const { file, path, index } = place;
  const edits = new SectionEdits(store, { file, path, data: viewOf(store.state, file)?.data });
  return addChosen(store, edits, Math.min(index, edits.count), chosen);
}

/** From the form, or the list, to the section in the list; where they are drawers, one that is left is closed. */
function leaveBeside(from: Element): void {
  const drawer = drawerOf(from);
  if (drawer) closeDrawer(drawer);
  else document.querySelector<HTMLElement>('[role=treeitem][tabindex="0"]')?.focus();
}

/** Undo, redo, save and print wherever the focus is, and `?` for help where nothing is typed. */
function useKeys(store: StudioStore, ways: { help: () => void; find: () => void; print: () => void }): void {
  const current = useRef(ways);
  current.current = ways;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      // In the text pane, which has a shadow root, the event's own target is what holds the pane.
      const [target] = event.composedPath();
      const isTyping = target instanceof Element && target.matches('input, textarea, select, [contenteditable]');
      keepFromSelectingAll(event, isTyping);
      if (!isTyping && hear(event, shortcuts.outsideTexts, { help: () => current.current.help() })) return;
      const { undo, redo, ...others } = shortcuts.everywhere;
      const { undo: back, redo: forth, ...ways } = commandsOf(store, current.current);
      hear(event, others, ways);
      // What lies behind a window stays as it is: there, undo is that of the field.
      if (document.querySelector('dialog[open]')) return;
      // What opens and closes by itself is closed first.
      const isBeside =
        target instanceof Element &&
        target.closest('#studio-form, #studio-list') &&
        !document.querySelector(':popover-open');
      if (isBeside && hear(event, shortcuts.form, { list: () => leaveBeside(target) })) return;
      hear(event, { undo, redo }, { undo: back, redo: forth });
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [store]);
}
