import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '../base/project-root.ts';

/** How long, in milliseconds, an editor has to fail. One that runs in a terminal says nothing until it is closed. */
const startPause = 3000;

/**
 * Opens a file at a line and column in the text editor of whoever runs the server (`LAUNCH_EDITOR`, else one that is
 * running, else `EDITOR`). Returns false where there is none, or where it could not be started.
 */
export function openPlace(file: string, line: number, column: number): Promise<boolean> {
  return new Promise((fulfil) => {
    const timer = setTimeout(() => fulfil(true), startPause);
    const { stdin } = process;
    const isRead = stdin.readableFlowing === true;
    // An editor in this terminal reads what is typed there until it is closed, and this server doesn't.
    if (isRead) stdin.pause();
    const launcher = join(projectRoot, 'src/builder/dev/launch-editor.mjs');
    spawn(process.execPath, [launcher, `${file}:${line}:${column}`], { stdio: 'inherit' }).once('close', (code) => {
      clearTimeout(timer);
      if (isRead) stdin.resume();
      fulfil(code === 0);
    });
  });
}
