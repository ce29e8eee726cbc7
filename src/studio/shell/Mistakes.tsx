import type { ReactNode } from 'react';
import { isError, messageWords } from '#kit/model';
import { isUnfilled } from '../form/messages.ts';
import { goTo } from '../outline/go-to.ts';
import { useStore, useStudio } from '../store/context.tsx';
import { fileTitle } from '../store/file-title.ts';
import type { PlacedDiagnostic } from '../worker/protocol.ts';
import { showForm } from './drawers.ts';
import { Sign } from './Sign.tsx';
import { CountButton } from './TopBar.styles.ts';

/** The mistakes that keep visitors from what is saved, without those of what nobody has filled in yet. */
export function useMistakes(): readonly PlacedDiagnostic[] {
  const diagnostics = useStudio((state) => state.diagnostics);
  const selection = useStudio((state) => state.selection);
  return diagnostics.filter((each) => isError(each) && !isUnfilled(each, selection));
}

/** How many mistakes there are and where, what the first is, and the way to its field: the end of what is said of saving. */
export function Mistakes({ errors }: { errors: readonly PlacedDiagnostic[] }): ReactNode {
  const store = useStore();
  const pages = useStudio((state) => state.choices.pages);
  const [first] = errors;
  if (!first) return null;
  const [name = '', ...others] = new Set(errors.map(({ file }) => fileTitle(file, pages)));
  const count = errors.length === 1 ? '1 mistake' : `${errors.length} mistakes`;
  const where = others.length === 0 ? '' : ` and ${others.length} more`;
  return (
    <CountButton
      type="button"
      data-mistakes=""
      aria-label={`Not public: ${count} on “${name}”${where}`}
      title={`On “${name}”: ${messageWords(first).message} Visitors don’t get what is saved before that is right. Go there.`}
      onClick={() => {
        void goTo(store, first);
        showForm();
      }}
    >
      <Sign name="wrong" />
      <span data-words="brief">Not public: </span>
      {errors.length}
      <span data-words="short">{errors.length === 1 ? ' mistake' : ' mistakes'}</span>
      <span data-words="long">
        {' on '}
        <span data-words="name">“{name}”</span>
        {where}
      </span>
    </CountButton>
  );
}
