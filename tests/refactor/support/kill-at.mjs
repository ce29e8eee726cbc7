// Loaded into a command before its own code: ends the process, as a power cut does, at the call number KILL_AT that changes
// something in the folder KILL_IN or in the one for notes; a write is half done then. Without KILL_AT it writes the number of such calls to KILL_COUNT.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { KILL_AT, KILL_IN = '', KILL_COUNT, XDG_STATE_HOME } = process.env;
const { writeFileSync } = fs;
const places = [KILL_IN, ...(XDG_STATE_HOME ? [XDG_STATE_HOME] : [])];
const handles = new Set();
let calls = 0;

/** @type {const} */
const changing = ['mkdirSync', 'openSync', 'writeFileSync', 'fsyncSync', 'renameSync', 'rmSync', 'rmdirSync'];

for (const name of changing) {
  const original = fs[name];
  // @ts-expect-error: every one of them takes what it changes first.
  fs[name] = (target, ...others) => {
    const isMeant =
      handles.has(target) || (typeof target === 'string' && places.some((place) => target.startsWith(place)));
    if (isMeant) {
      calls += 1;
      if (calls === Number(KILL_AT)) {
        const [content] = others;
        if (name === 'writeFileSync') writeFileSync(target, String(content).slice(0, String(content).length / 2));
        process.kill(process.pid, 'SIGKILL');
      }
    }
    // @ts-expect-error: the arguments are those of the call.
    const result = original(target, ...others);
    if (name === 'openSync' && isMeant) handles.add(result);
    return result;
  };
}
syncBuiltinESMExports();
if (KILL_COUNT) process.on('exit', () => writeFileSync(KILL_COUNT, String(calls)));
