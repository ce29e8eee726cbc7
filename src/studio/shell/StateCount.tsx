import type { ReactNode } from 'react';
import { isUnfilled } from '../form/messages.ts';
import { useStudio } from '../store/context.tsx';
import { Sign } from './Sign.tsx';
import { CountButton } from './TopBar.styles.ts';

/** How many things there are to look at, without what nobody has filled in yet. */
export function useStateCount(): number {
  return useStudio(
    ({ siteState, selection }) => siteState.diagnostics.filter((each) => !isUnfilled(each, selection)).length,
  );
}

/** The way to the state of the site, with the number of things to look at. */
export function StateCount({ onOpen }: { onOpen: () => void }): ReactNode {
  const count = useStateCount();
  return (
    <CountButton type="button" data-count="" aria-haspopup="dialog" title="The state of the site" onClick={onOpen}>
      <Sign name="flag" />
      {count === 0 ? <span data-words="short">State</span> : count}
      {count > 0 && <span data-words="short"> to look at</span>}
    </CountButton>
  );
}
