/// <reference types="vite/client" />

import type { ChangeEvents } from './types.ts';

/** Calls a listener each time that the preview's server tells of such a change. It tells so by Vite's own connection. */
export function hear<Name extends keyof ChangeEvents>(name: Name, listener: (data: ChangeEvents[Name]) => void): void {
  import.meta.hot?.on(name, listener);
}
