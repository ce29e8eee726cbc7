import type { ReactNode } from 'react';
import { Sign } from '../shell/Sign.tsx';

/** Says that there is something to look at. */
export function NoteFlag(): ReactNode {
  return (
    <span role="img" aria-label="Something to look at" title="Something to look at">
      <Sign name="flag" />
    </span>
  );
}
