import { type ReactNode, useEffect, useRef } from 'react';
import { widthOn } from '../shell/devices.ts';
import { usePageTheme } from '../shell/use-page-theme.ts';
import type { PageView } from '../worker/protocol.ts';
import { type FromFrame, isOwn, type ToFrame, tellTo } from './messages.ts';
import { Sheet, StillPane } from './PreviewPane.styles.ts';
import { spokenView } from './spoken-view.ts';
import { useRoom } from './use-room.ts';

type StillProps = { view: PageView; title: string; marked?: { place: number; label: string } | undefined };

/**
 * A page that is only looked at, in the preview's frame: it can be scrolled, and nothing that is done in it is heard. A section, by its
 * place in the page's file, may be marked, and is seen at first.
 */
export function StillPage({ view, title, marked }: StillProps): ReactNode {
  const pane = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useRoom(pane);
  const [theme] = usePageTheme(view.firstTheme);
  const width = widthOn('desktop', room.width);
  const scale = room.width === 0 ? 1 : Math.min(1, room.width / width);
  const index = marked && compiledPlace(marked.place, view);
  const label = marked?.label ?? '';
  useEffect(() => {
    const tell = (message: ToFrame) => frame.current?.contentWindow && tellTo(frame.current.contentWindow, message);
    const show = () => {
      tell({ kind: 'theme', theme });
      tell({ kind: 'page', view: spokenView(view) });
      tell({ kind: 'scale', scale });
      tell({ kind: 'select', place: index, label, tools: [] });
    };
    const hear = (event: MessageEvent<FromFrame>) => {
      if (isOwn(event, frame.current?.contentWindow) && event.data.kind === 'ready') show();
    };
    addEventListener('message', hear);
    // The frame may be ready already, and is told nothing twice before it is.
    show();
    return () => removeEventListener('message', hear);
  }, [view, theme, scale, index, label]);
  return (
    <StillPane ref={pane}>
      <Sheet $room={room.width} $width={width} $height={room.height / scale} $scale={scale} $isDark={theme === 'dark'}>
        <iframe ref={frame} src="/_studio/frame#still" title={title} />
      </Sheet>
    </StillPane>
  );
}

/** The first compiled section that an entry of the page's own list has become. */
function compiledPlace(place: number, { file, origins }: PageView): number | undefined {
  const index = origins
    .map((origin) => origin.entry ?? origin)
    .findIndex((own) => own.file === file && own.path[1] === place);
  return index < 0 ? undefined : index;
}
