// @ts-check
// Opens `file:line:column` in a text editor, and ends when that does, with 1 where none could be opened.
import launchEditor from 'launch-editor';

launchEditor(process.argv[2] ?? '', () => {
  process.exitCode = 1;
});
