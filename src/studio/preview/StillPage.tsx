import { type ReactNode, useEffect, useRef } from 'react';
import { widthOn } from '../shell/devices.ts';
import { usePageTheme } from '../shell/use-page-theme.ts';
import type { PageView } from '../worker/protocol.ts';
import { type FromFrame, isOwn, type ToFrame } from './messages.ts';
import { Sheet, StillPane } from './PreviewPane.styles.ts';
import { spokenView } from './spoken-view.ts';
import { useRoom } from './use-room.ts';

/** A page that is only looked at, in the preview's frame: it can be scrolled, and nothing that is done in it is heard. */
export function StillPage({ view, title }: { view: PageView; title: string }): ReactNode {
  const pane = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useRoom(pane);
  const [theme] = usePageTheme(view.firstTheme);
  useEffect(() => {
    const tell = (message: ToFrame) => frame.current?.contentWindow?.postMessage(message, location.origin);
    const show = () => {
      tell({ kind: 'theme', theme });
      tell({ kind: 'page', view: spokenView(view) });
    };
    const hear = (event: MessageEvent<FromFrame>) => {
      if (isOwn(event, frame.current?.contentWindow) && event.data.kind === 'ready') show();
    };
    addEventListener('message', hear);
    // The frame may be ready already, and is told nothing twice before it is.
    show();
    return () => removeEventListener('message', hear);
  }, [view, theme]);
  const width = widthOn('desktop', room.width);
  const scale = room.width === 0 ? 1 : Math.min(1, room.width / width);
  return (
    <StillPane ref={pane}>
      <Sheet $width={width} $height={room.height / scale} $scale={scale} $isDark={theme === 'dark'}>
        <iframe ref={frame} src="/_studio/frame#still" title={title} />
      </Sheet>
    </StillPane>
  );
}
