import { useRef } from 'react';
import { useChoices } from '../scope.tsx';

/** What figures and other placeholders say. The same object as long as they say the same. */
export type Figures = {
  isKnown: (name: string) => boolean;
  wordsOf: (written: string) => string;
};

/** The figures that a text can hold. Before they are known each is shown by its name. */
export function useFigures(): Figures {
  const { placeholders, pages } = useChoices();
  const key = pages.length === 0 ? '' : JSON.stringify(placeholders);
  const kept = useRef<{ key: string; figures: Figures }>(undefined);
  if (kept.current?.key !== key) kept.current = { key, figures: figuresOf(placeholders, pages.length > 0) };
  return kept.current.figures;
}

function figuresOf(placeholders: readonly { name: string; value: string }[], isRead: boolean): Figures {
  const values = new Map(placeholders.map(({ name, value }) => [name, value]));
  return {
    isKnown: (name) => (isRead ? values.has(name) : name.startsWith('facts.')),
    wordsOf: (written) => {
      const name = written.slice(2, -2).trim();
      return values.get(name) ?? name.replace('facts.', '').replaceAll('_', ' ');
    },
  };
}
