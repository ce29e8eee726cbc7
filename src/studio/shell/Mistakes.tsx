import type { ReactNode } from 'react';
import { isError } from '#kit/model';
import { goTo } from '../outline/go-to.ts';
import { useStore, useStudio } from '../store/context.tsx';
import { fileTitle } from '../store/file-title.ts';
import { Sign } from './Sign.tsx';
import { CountButton } from './TopBar.styles.ts';

/** What keeps visitors from what is saved: how many mistakes, where the first is, and the way there. */
export function Mistakes(): ReactNode {
  const store = useStore();
  const diagnostics = useStudio((state) => state.diagnostics);
  const pages = useStudio((state) => state.choices.pages);
  const errors = diagnostics.filter(isError);
  const [first] = errors;
  if (!first) return null;
  const names = [...new Set(errors.map(({ file }) => fileTitle(file, pages)))].join(', ');
  return (
    <CountButton
      type="button"
      data-mistakes=""
      title={`Visitors don’t get what is saved while there are mistakes in: ${names}. Go to the first.`}
      onClick={() => void goTo(store, first)}
    >
      <Sign name="wrong" />
      {errors.length}
      <span data-words="short">{errors.length === 1 ? ' mistake' : ' mistakes'}</span>
      <span data-words="long">{errors.length === 1 ? ' keeps' : ' keep'} it from visitors</span>
    </CountButton>
  );
}
