import { useRef } from 'react';
import { useStudio } from '../../store/context.tsx';
import { type Figures, figuresOf, placeholdersIn } from '../figures.ts';
import { useChoices, useFileOfForm } from '../scope.tsx';

/** The figures that a text of a kind can hold, as the form or the page around it says them: the same object as long as they say the same. */
export function useFigures(kind?: string): Figures {
  const { placeholders, pages } = useChoices();
  const page = useStudio((state) => state.page);
  const own = placeholdersIn(useFileOfForm() ?? page, placeholders);
  const key = `${kind} ${pages.length === 0 ? '' : JSON.stringify(own)}`;
  const kept = useRef<{ key: string; figures: Figures }>(undefined);
  if (kept.current?.key !== key) kept.current = { key, figures: figuresOf(own, kind, pages.length > 0) };
  return kept.current.figures;
}
