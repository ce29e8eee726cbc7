import { readFileSync } from 'node:fs';

// Loaded before a command: its clock goes as that of the machine, by as many ms ahead as the file of CLOCK_FILE says. What the machine
// itself measures, as a wait, isn't changed.

const file = process.env.CLOCK_FILE ?? '';
const real = Date;
let [ahead, readAt] = [0, 0];

function now() {
  const time = real.now();
  if (time - readAt > 100) {
    readAt = time;
    try {
      ahead = Number(readFileSync(file, 'utf8'));
    } catch {
      ahead = 0;
    }
  }
  return time + ahead;
}

globalThis.Date = new Proxy(real, {
  construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
  apply: () => new real(now()).toString(),
  get: (target, name, self) => (name === 'now' ? now : Reflect.get(target, name, self)),
});
