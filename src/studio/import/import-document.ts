import { fork } from 'node:child_process';
import { bundledFile, projectRoot } from '#builder/base';
import type { ImportOrder, ImportReport } from './import-order.ts';
import { mostBytes, tooLarge } from './unpack.ts';

/** How long a document may take, in ms, where nothing else is said, how much room its letters may (in MB), and how many may wait. */
const longest = 60_000;
const mostMegabytes = 768;
const mostWaiting = 4;

const tooMuch = 'This document takes more time or room than there is. Save it in parts, and choose them one by one.';

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/**
 * What a document becomes, or why it can't be read. One after the other, each in a process of its own that gives way to visitors and
 * ends with it, after `within` ms at the latest: what it was made for can neither hold anybody up nor leave anything behind.
 */
export async function importDocument(order: ImportOrder, within: number = longest): Promise<ImportReport> {
  if (order.bytes.length > mostBytes) return { refused: tooLarge };
  if (waiting >= mostWaiting) return { refused: 'Several documents are being read. Try it again in a moment.' };
  waiting += 1;
  const report = last
    .then(() => readAlone(order, within))
    .finally(() => {
      waiting -= 1;
    });
  last = report.catch(() => undefined);
  return await report;
}

function readAlone(order: ImportOrder, within: number): Promise<ImportReport> {
  const child = fork(bundledFile(projectRoot, 'src/studio/import/import-process.ts'), {
    execArgv: [`--max-old-space-size=${mostMegabytes}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    timeout: within,
    killSignal: 'SIGKILL',
  });
  return new Promise((resolve, reject) => {
    let report: ImportReport = { refused: tooMuch };
    child.once('message', (answer: ImportReport) => {
      report = answer;
    });
    child.once('error', reject);
    child.once('exit', () => resolve(report));
    child.send(order);
  });
}
