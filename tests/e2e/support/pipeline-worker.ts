import { checkFolders, type PlainFolder } from './check-folders.ts';

/** The pipeline in a worker: answers with what it found, and whether code could be made from text. */
self.addEventListener('message', ({ data }: MessageEvent<PlainFolder[]>) => {
  self.postMessage({ checked: checkFolders(data), canEval: canEval() });
});

function canEval(): boolean {
  try {
    return new Function('return true')() === true;
  } catch {
    return false;
  }
}
