import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { OwnFormProps } from './OwnForm.tsx';

let here: ComponentType<OwnFormProps> | undefined;

/** Takes in the view where all code is there at once, as on the server. */
export function takeOwnForm(view: ComponentType<OwnFormProps>): void {
  here = view;
}

const Later = import.meta.env.SSR
  ? undefined
  : lazy(async () => ({ default: (await import('./OwnForm.tsx')).OwnForm }));

/** A form of one's own. A browser gets its code where a page has one, and shows what the server has sent meanwhile. */
export function OwnFormLater(props: OwnFormProps): ReactNode {
  const View = here ?? Later;
  return <Suspense>{View && <View {...props} />}</Suspense>;
}
