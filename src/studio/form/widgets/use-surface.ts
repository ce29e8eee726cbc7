import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Path } from '#kit/model';
import type { Around } from '../../marked/lists.ts';
import type { Standing } from '../../marked/standing.ts';
import { Surface } from '../../marked/surface.ts';
import { usePasted } from '../../paste/use-pasted.ts';
import type { Besides } from '../scope.tsx';
import { hasMarks, type Widget } from '../widget.ts';
import { useFigures } from './use-figures.ts';
import { useLostFigure } from './use-lost-figure.ts';

const nowhere: Standing = { isBold: false, isItalic: false, isList: false, link: undefined, figure: undefined };

type UsedSurface = {
  root: RefObject<HTMLDivElement | null>;
  surface: RefObject<Surface | undefined>;
  standing: Standing;
};

/** What kind of text it is: where it is written, how its field is filled in, what its schema calls it, and what of its field stands around it. */
type TextKind = { path: Path; widget: Widget; kind: string | undefined; around?: Around };

const nothing: Around = { before: '', after: '' };

/**
 * An element in which a text is written: one of the form, or one `within` the page. `onType` is told all that it says after each
 * change, and what of a paste comes `besides` it, `onParts` of a paste that goes on in other fields.
 */
export function useSurface(
  text: string,
  { path, widget, kind, around = nothing }: TextKind,
  onType: (text: string, isStep: boolean, besides?: Besides) => void,
  { within, onParts }: { within?: HTMLElement; onParts?: () => void } = {},
): UsedSurface {
  const root = useRef<HTMLDivElement>(null);
  const surface = useRef<Surface>(undefined);
  const [standing, setStanding] = useState(nowhere);
  const figures = useFigures(kind);
  const paste = usePasted(onParts);
  const lostFigure = useLostFigure(text, path, around);
  const now = {
    text,
    field: { path, widget, isLast: around.after.trim() === '' },
    around,
    onType,
    lostFigure,
    figures,
    paste,
  };
  const current = useRef(now);
  current.current = now;
  useLayoutEffect(() => {
    const element = within ?? root.current;
    if (!element) return;
    let besides: Besides | undefined;
    surface.current = new Surface(element, {
      text: current.current.text,
      isKnown: (name) => current.current.field.widget !== 'text' && current.current.figures.isKnown(name),
      wordsOf: (written) => current.current.figures.wordsOf(written),
      hasMarks: hasMarks(current.current.field.widget),
      around: () => current.current.around,
      hasParagraphs: current.current.field.widget === 'paragraphs',
      pasted: (clipboard, place) => {
        const pasted = current.current.paste(current.current.field, clipboard, place);
        besides = pasted.besides;
        return pasted.text;
      },
      onChange: (changed, isStep, before) => {
        current.current.onType(changed, isStep, besides);
        besides = undefined;
        current.current.lostFigure(before, changed);
      },
      // Without the cursor it tells only what the cursor, which has been there, stands in by now.
      onStand: (now) =>
        setStanding((was) => (was === nowhere && element.ownerDocument.activeElement !== element ? was : now)),
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
