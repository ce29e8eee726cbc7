import launchEditor from 'launch-editor';

/** How long, in milliseconds, an editor has to fail. One that runs in a terminal says nothing until it is closed. */
const startPause = 1000;

/**
 * Opens a file at a line and column in the text editor of whoever runs the server (`LAUNCH_EDITOR`, else one that is
 * running, else `EDITOR`). Returns false where there is none, or where it could not be started.
 */
export function openPlace(file: string, line: number, column: number): Promise<boolean> {
  return new Promise((fulfil) => {
    const timer = setTimeout(() => fulfil(true), startPause);
    launchEditor(`${file}:${line}:${column}`, () => {
      clearTimeout(timer);
      fulfil(false);
    });
  });
}
