import { changesAddress } from './session-names.ts';
import type { ChangeEvents } from './types.ts';

const listeners = new Map<string, (text: string) => void>();
let source: EventSource | undefined;

/**
 * Calls a listener each time that the preview's server tells of such a change (server-sent events, WHATWG HTML 9.2). A window that
 * nobody sees hears nothing: a browser has six connections to a server, for all its windows. Whatever came meanwhile is there when
 * it is seen again.
 */
export function hear<Name extends keyof ChangeEvents>(name: Name, listener: (data: ChangeEvents[Name]) => void): void {
  listeners.set(name, (text) => listener(JSON.parse(text) as ChangeEvents[Name]));
  source?.close();
  source = undefined;
  connect();
}

document.addEventListener('visibilitychange', () => {
  if (document.hidden) {
    source?.close();
    source = undefined;
  } else if (connect()) listeners.get('content:site')?.('{}');
});

/** Opens the connection where there is none. False where there is one. */
function connect(): boolean {
  if (source || document.hidden) return false;
  source = new EventSource(changesAddress);
  for (const [name, listener] of listeners) source.addEventListener(name, ({ data }) => listener(String(data)));
  return true;
}
