import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Standing } from '../../marked/standing.ts';
import { Surface } from '../../marked/surface.ts';
import { pasteFor } from '../../paste/paste-for.ts';
import { hasMarks, type Widget } from '../widget.ts';
import { useFigures } from './use-figures.ts';

const nowhere: Standing = { isBold: false, isItalic: false, isList: false, link: undefined };

type UsedSurface = {
  root: RefObject<HTMLDivElement | null>;
  surface: RefObject<Surface | undefined>;
  standing: Standing;
};

/** What kind of text it is: how its field is filled in, and what its schema calls it. */
type TextKind = { widget: Widget; kind: string | undefined };

/**
 * An element in which a text is written: one of the form, or one `within` the page. `onType` is told all that it says after each
 * change.
 */
export function useSurface(
  text: string,
  { widget, kind }: TextKind,
  onType: (text: string, isStep: boolean) => void,
  within?: HTMLElement,
): UsedSurface {
  const root = useRef<HTMLDivElement>(null);
  const surface = useRef<Surface>(undefined);
  const [standing, setStanding] = useState(nowhere);
  const figures = useFigures(kind);
  const current = useRef({ text, widget, onType, figures });
  current.current = { text, widget, onType, figures };
  useLayoutEffect(() => {
    const element = within ?? root.current;
    if (!element) return;
    surface.current = new Surface(element, {
      text: current.current.text,
      isKnown: (name) => current.current.widget !== 'text' && current.current.figures.isKnown(name),
      wordsOf: (written) => current.current.figures.wordsOf(written),
      hasMarks: hasMarks(current.current.widget),
      hasParagraphs: current.current.widget === 'paragraphs',
      pasted: (clipboard) => pasteFor(current.current.widget, clipboard),
      onChange: (changed, isStep) => current.current.onType(changed, isStep),
      onStand: setStanding,
    });
    return () => surface.current?.close();
  }, [within]);
  // With what is drawn: a moment later, letters that were typed since would go.
  useLayoutEffect(() => {
    surface.current?.show(text);
  }, [text]);
  // Figures that have other values are drawn again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    surface.current?.refresh();
  }, [figures]);
  return { root, surface, standing };
}
