import { type ReactNode, useId } from 'react';
import { More } from './MoreMenu.styles.ts';
import { Sign } from './Sign.tsx';

/**
 * What is seldom pressed: in the bar where there is room for it (`isMany`: a wide one), else behind a button, so that the bar stays
 * one line.
 */
export function MoreMenu({ isMany, children }: { isMany: boolean; children: ReactNode }): ReactNode {
  const id = useId();
  return (
    <More data-many={isMany}>
      <button type="button" popoverTarget={id} aria-label="More" title="More">
        <Sign name="more" />
      </button>
      <div id={id} popover="auto">
        {children}
      </div>
    </More>
  );
}
