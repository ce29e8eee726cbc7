import { createContext, type ReactNode, useContext, useRef, useSyncExternalStore } from 'react';
import type { ContentHost } from '../host/content-host.ts';
import type { StudioState, StudioStore } from './types.ts';

type Given = { store: StudioStore; host: ContentHost };

const StudioContext = createContext<Given | undefined>(undefined);

/** Stands around everything of the Studio that reads its state or changes it. */
export function StudioProvider({ store, host, children }: Given & { children: ReactNode }): ReactNode {
  const given = useRef<Given>({ store, host });
  return <StudioContext value={given.current}>{children}</StudioContext>;
}

/** A part of the state. The calling view is rendered again when this part is another value (`Object.is`). */
export function useStudio<Part>(select: (state: StudioState) => Part): Part {
  const store = useStore();
  return useSyncExternalStore(
    (listener) => store.subscribe(listener),
    () => select(store.state),
  );
}

/** The only ways to change the state. */
export function useStore(): StudioStore {
  return useGiven().store;
}

/** Where the content lies, for what is no state: uploads and earlier versions. */
export function useHost(): ContentHost {
  return useGiven().host;
}

function useGiven(): Given {
  const given = useContext(StudioContext);
  if (!given) throw new Error('There is no Studio around this view.');
  return given;
}
