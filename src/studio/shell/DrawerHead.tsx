import type { ReactNode } from 'react';
import { closeDrawer, type Drawer, openDrawer } from './drawers.ts';
import { DrawerHeadRoot, Drawers } from './Shell.styles.ts';
import { Sign } from './Sign.tsx';
import type { SignName } from './sign-lines.ts';

/** The drawers of a tablet, each with what it is called. */
const drawers = {
  'studio-list': { title: 'Sections', sign: 'list' },
  'studio-form': { title: 'Details', sign: 'section' },
} as const satisfies Record<Drawer, { title: string; sign: SignName }>;

/** What a drawer is called, and the way to close it. */
export function DrawerHead({ of: drawer }: { of: Drawer }): ReactNode {
  const { title } = drawers[drawer];
  return (
    <DrawerHeadRoot>
      <p>{title}</p>
      <button type="button" aria-label={`Close ${title}`} title="Close" onClick={() => closeDrawer(drawer)}>
        <Sign name="close" />
      </button>
    </DrawerHeadRoot>
  );
}

/** What opens the drawers. */
export function DrawerButtons(): ReactNode {
  return (
    <Drawers>
      {(['studio-list', 'studio-form'] as const).map((drawer) => (
        <button key={drawer} type="button" aria-controls={drawer} onClick={() => openDrawer(drawer)}>
          <Sign name={drawers[drawer].sign} />
          {drawers[drawer].title}
        </button>
      ))}
    </Drawers>
  );
}
