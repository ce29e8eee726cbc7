import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** A page in the frame: its address, its title, and its sections by the words that they begin with. */
export type FramedPage = { page: string; title: string; sections: readonly string[] };

const nothing: FramedPage = { page: '', title: '', sections: [] };
const longestWords = 70;

/**
 * What the frame shows, whichever way somebody walks in it; the section in the middle of it, or the one that was pressed; and the way
 * to another place. `isHeld`: somebody writes about the section, which stays then whatever is scrolled, and has a line around it.
 */
export function useSiteFrame(frame: RefObject<HTMLIFrameElement | null>, isHeld: boolean) {
  const [shown, setShown] = useState(nothing);
  const [current, setCurrent] = useState(-1);
  const wanted = useRef<{ page: string; section: number | undefined }>(undefined);
  const pressed = useRef(false);
  const held = useRef(isHeld);
  held.current = isHeld;

  const read = useCallback(() => {
    const view = frame.current?.contentWindow;
    const document = documentIn(frame.current);
    if (!view || !document) return setShown(nothing);
    const all = sectionsIn(document);
    const next = { page: document.location.pathname, title: document.title, sections: all.map(wordsOf) };
    setShown((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    const { page, section } = wanted.current ?? {};
    if (page === next.page && section !== undefined && all[section]) {
      wanted.current = undefined;
      pressed.current = true;
      all[section].scrollIntoView({ block: 'center' });
      setCurrent(section);
    } else if (!pressed.current && !held.current) setCurrent(inTheMiddle(all, view.innerHeight));
  }, [frame]);

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    let leave: () => void = () => undefined;
    const enter = () => {
      leave();
      pressed.current = false;
      leave = follow(element, {
        onChange: read,
        onPress: (section) => {
          pressed.current = true;
          setCurrent(section);
        },
        onScroll: () => {
          pressed.current = false;
        },
      });
      read();
    };
    element.addEventListener('load', enter);
    if (documentIn(element)?.readyState === 'complete') enter();
    return () => {
      element.removeEventListener('load', enter);
      leave();
    };
  }, [frame, read]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other elements
  useEffect(() => {
    const document = documentIn(frame.current);
    const section = document && isHeld ? sectionsIn(document)[current] : undefined;
    if (!section) return undefined;
    section.style.outline = '3px solid var(--color-focus)';
    section.style.outlineOffset = '-3px';
    return () => {
      section.style.removeProperty('outline');
      section.style.removeProperty('outline-offset');
    };
  }, [frame, current, isHeld, shown]);

  const go = (page: string, section?: number) => {
    wanted.current = { page, section };
    const view = frame.current?.contentWindow;
    if (shown.page === page) read();
    else view?.location.assign(page);
  };
  const choose = (section: number) => {
    pressed.current = true;
    setCurrent(section);
    const document = documentIn(frame.current);
    if (document) sectionsIn(document)[section]?.scrollIntoView({ block: 'center' });
  };
  const reload = () => frame.current?.contentWindow?.location.reload();
  return { shown, current, go, choose, reload };
}

/** The document of the frame; nothing where another address is shown in it. */
export function documentIn(frame: HTMLIFrameElement | null): Document | undefined {
  try {
    return frame?.contentDocument ?? undefined;
  } catch {
    return undefined;
  }
}

export function sectionsIn(document: Document): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('main [data-view="shown"] > [data-block]')];
}

/** The first section in which two states of a page differ; nothing where none does. */
export function differing(before: Document, after: Document): number | undefined {
  const [old, now] = [sectionsIn(before), sectionsIn(after)];
  const most = Math.max(old.length, now.length);
  for (let at = 0; at < most; at += 1) if (old[at]?.outerHTML !== now[at]?.outerHTML) return at;
  return undefined;
}

/** What a section begins with: its heading, or its first words. */
function wordsOf(section: HTMLElement): string {
  const heading = section.querySelector('h1, h2, h3');
  const words = (heading ?? section).textContent.replaceAll(/\s+/g, ' ').trim();
  return words.length > longestWords ? `${words.slice(0, longestWords - 1)}…` : words;
}

/** The section that stands in the middle of a window; the last above it, where none does. */
function inTheMiddle(all: readonly HTMLElement[], height: number): number {
  return all.findLastIndex((section) => section.getBoundingClientRect().top <= height / 2);
}

type Follower = { onChange: () => void; onPress: (section: number) => void; onScroll: () => void };

/** Tells of all that changes in a frame, of a section that is pressed, and of scrolling by hand. Returns the way to stop. */
function follow(frame: HTMLIFrameElement, { onChange, onPress, onScroll }: Follower): () => void {
  const [view, document] = [frame.contentWindow, documentIn(frame)];
  if (!view || !document) return () => undefined;
  let isAsked = false;
  const soon = () => {
    if (isAsked) return;
    isAsked = true;
    requestAnimationFrame(() => {
      isAsked = false;
      onChange();
    });
  };
  const click = (event: Event) => {
    // Its own window has classes of its own.
    const target = event.target as Element;
    const link = target.closest('a');
    // Other sites can't be shown here: they have a window of their own.
    if (link && link.origin !== location.origin) link.target = '_blank';
    if (target.closest('a, button, input, select, textarea, label, summary')) return;
    const section = sectionsIn(document).findIndex((one) => one.contains(target));
    if (section >= 0) onPress(section);
  };
  const observer = new MutationObserver(soon);
  observer.observe(document.documentElement, { childList: true, subtree: true });
  document.addEventListener('click', click, true);
  view.addEventListener('scroll', soon, { passive: true });
  for (const type of ['wheel', 'touchmove', 'keydown']) view.addEventListener(type, onScroll, { passive: true });
  return () => {
    observer.disconnect();
    document.removeEventListener('click', click, true);
    view.removeEventListener('scroll', soon);
    for (const type of ['wheel', 'touchmove', 'keydown']) view.removeEventListener(type, onScroll);
  };
}
