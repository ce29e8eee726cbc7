import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Device, widthOn } from '../shell/devices.ts';
import { useStore } from '../store/context.tsx';
import { followPreview } from './follow-preview.ts';
import { OldPage } from './OldPage.tsx';
import { Pane, Sheet } from './PreviewPane.styles.ts';
import { useRoom } from './use-room.ts';
import { type PlacedWords, WordsInPlace } from './WordsInPlace.tsx';
import type { Toward } from './words-beyond.ts';

type PreviewPaneProps = {
  device: Device;
  theme: 'light' | 'dark';
  /** Called with the place in the page where a section is to come. */
  onAdd: (index: number) => void;
  /** Opens the window for words of the whole site; it stays the same function. */
  onFind: () => void;
  /** Keeps the frame's window for who wants to print it. */
  onFrame: (frame: HTMLIFrameElement | null) => void;
};

/** The real page in a frame as wide as a device; where the pane is narrower, it is shown smaller. */
export function PreviewPane({ device, theme, onAdd, onFind, onFrame }: PreviewPaneProps): ReactNode {
  const store = useStore();
  const pane = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const add = useRef(onAdd);
  add.current = onAdd;
  const room = useRoom(pane);
  const [placed, setPlaced] = useState<PlacedWords>();
  const preview = useRef<ReturnType<typeof followPreview>>(undefined);
  useEffect(() => {
    if (!frame.current) return;
    onFrame(frame.current);
    preview.current = followPreview(frame.current, store, {
      onAdd: (index) => add.current(index),
      onFind,
      // The first letter may come at once.
      onPlace: (words) => {
        store.openInPlace({ file: words.file, path: words.found.path });
        flushSync(() => setPlaced(words));
      },
    });
    return () => preview.current?.close();
  }, [store, onFind, onFrame]);
  useEffect(() => preview.current?.setTheme(theme), [theme]);
  const endPlace = useCallback(
    (toward?: Toward) => {
      flushSync(() => setPlaced(undefined));
      store.openInPlace(undefined);
      void preview.current?.endPlace(toward);
    },
    [store],
  );
  const width = widthOn(device, room.width);
  const scale = room.width === 0 ? 1 : Math.min(1, room.width / width);
  useEffect(() => preview.current?.setScale(scale), [scale]);
  return (
    <Pane ref={pane} aria-label="Page">
      <OldPage />
      <Sheet $room={room.width} $width={width} $height={room.height / scale} $scale={scale} $isDark={theme === 'dark'}>
        <iframe ref={frame} src="/_studio/frame" title="The page as visitors see it" />
      </Sheet>
      {placed && frame.current && preview.current && (
        <WordsInPlace
          key={placed.found.path.join()}
          placed={placed}
          frame={frame.current}
          commands={preview.current.commands}
          onEnd={endPlace}
        />
      )}
    </Pane>
  );
}
