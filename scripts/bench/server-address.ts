import type { ChildProcess } from 'node:child_process';

/** The address that a server of this project prints when it is ready; it may let one window in. Rejects where it ends before. */
export function serverAddress(server: ChildProcess): Promise<string> {
  return new Promise((fulfil, reject) => {
    server.stdout?.on('data', (data: Buffer) => {
      const found = /http:\/\/\S+/.exec(data.toString());
      if (found) fulfil(found[0]);
    });
    server.once('close', (code) => reject(new Error(`The server ended with ${code}.`)));
  });
}
