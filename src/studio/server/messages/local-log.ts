import { appendFileSync, mkdirSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';

/** Who works at this machine, by the name that they are signed in to it. */
export function localPerson(): string {
  try {
    return userInfo().username;
  } catch {
    // A system that knows no name for the number it runs under.
    return 'somebody at this machine';
  }
}

/**
 * Writes down what is done with messages at this machine: a line each, in `messages-log.jsonl` of the data
 * folder. The name is this file's own, so that it need not go through `inside.ts`.
 */
export function localLog(dataFolder: string, by: string): (did: string, about: string) => void {
  return (did, about) => {
    mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
    const line = JSON.stringify({ at: new Date().toISOString(), who: by, did, about });
    appendFileSync(join(dataFolder, 'messages-log.jsonl'), `${line}\n`, { mode: 0o600 });
  };
}
