import { useRef } from 'react';
import { type Figures, figuresOf } from '../figures.ts';
import { useChoices } from '../scope.tsx';

/** The figures that a text of a kind can hold: the same object as long as they say the same. */
export function useFigures(kind?: string): Figures {
  const { placeholders, pages } = useChoices();
  const key = `${kind} ${pages.length === 0 ? '' : JSON.stringify(placeholders)}`;
  const kept = useRef<{ key: string; figures: Figures }>(undefined);
  if (kept.current?.key !== key) kept.current = { key, figures: figuresOf(placeholders, kind, pages.length > 0) };
  return kept.current.figures;
}
