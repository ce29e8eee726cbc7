import { type ReactNode, useEffect, useRef, useState } from 'react';
import { differing, documentIn, sectionsIn } from './site-frame.ts';

/** How wide the pages are that the pictures show: as on a phone, so that their words can be read. */
const pageWidth = 390;

type PairProps = { page: string; heading: string; hasBefore: boolean };

/** Pictures of a page, before and after, where it first differs: the pages themselves, loaded once somebody wants to see them. */
export function BeforeAfter({ page, heading, hasBefore }: PairProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary aria-label={`Before and after: ${heading}`}>Before and after</summary>
      {isOpen && <Pair page={page} hasBefore={hasBefore} />}
    </details>
  );
}

function Pair({ page, hasBefore }: Omit<PairProps, 'heading'>): ReactNode {
  const before = useRef<HTMLIFrameElement>(null);
  const after = useRef<HTMLIFrameElement>(null);
  const [loaded, setLoaded] = useState(0);
  const was = useWasThere(`/_look/before${page}`, hasBefore);
  useEffect(() => {
    const [old, now] = [documentIn(before.current), documentIn(after.current)];
    if (loaded < 2 || !old || !now) return;
    const at = differing(old, now);
    if (at === undefined) return;
    for (const document of [old, now]) {
      const sections = sectionsIn(document);
      (sections[at] ?? sections.at(-1))?.scrollIntoView({ block: 'start' });
    }
  }, [loaded]);
  const onLoad = () => setLoaded((count) => count + 1);
  return (
    <div className="pair">
      <figure>
        <figcaption>Before</figcaption>
        {was === 'there' && <Picture ref={before} src={`/_look/before${page}`} title="Before" onLoad={onLoad} />}
        {was === 'gone' && <p className="muted">This page was not there.</p>}
        {was === 'unknown' && <p className="muted">What was there before is no longer kept.</p>}
      </figure>
      <figure>
        <figcaption>After</figcaption>
        <Picture ref={after} src={page} title="After" onLoad={onLoad} />
      </figure>
    </div>
  );
}

type PictureProps = {
  ref: React.RefObject<HTMLIFrameElement | null>;
  src: string;
  title: string;
  onLoad: () => void;
};

/** A page as a picture: no script runs in it, and nothing in it can be pressed. */
function Picture({ ref, src, title, onLoad }: PictureProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setScale(element.clientWidth / pageWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={box} className="picture" inert>
      <iframe
        ref={ref}
        src={src}
        title={title}
        sandbox="allow-same-origin"
        tabIndex={-1}
        style={{ transform: `scale(${scale})` }}
        onLoad={onLoad}
      />
    </div>
  );
}

/** Whether a page was there before. */
function useWasThere(address: string, hasBefore: boolean): 'there' | 'gone' | 'unknown' | undefined {
  const [was, setWas] = useState<'there' | 'gone' | 'unknown' | undefined>(hasBefore ? undefined : 'unknown');
  useEffect(() => {
    if (!hasBefore) return;
    fetch(address, { method: 'HEAD' }).then(
      ({ ok }) => setWas(ok ? 'there' : 'gone'),
      () => setWas('unknown'),
    );
  }, [address, hasBefore]);
  return was;
}
