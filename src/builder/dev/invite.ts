import { announce } from '../server/listen.ts';
import type { Access } from './guard/access.ts';

/** What is shown in the terminal. `open` does something with each address besides. */
export type Invitation = { access: Access; address: string; ready: string; open?: (address: string) => void };

/** Shows an address that lets one window in, and one more whenever Enter is pressed: only who sees the terminal can. */
export function invite({ access, address, ready, open }: Invitation): void {
  const show = (words: string) => {
    const opened = access.addressFor(address);
    announce(opened, words);
    open?.(opened);
  };
  show(ready);
  console.log('This address works once. Press Enter here for another one.');
  // Where there is no terminal, nobody presses Enter.
  process.stdin
    .on('error', () => undefined)
    .on('data', (typed) => {
      for (const _ of String(typed).matchAll(/\n/g)) show('Another window is ready');
    });
}
