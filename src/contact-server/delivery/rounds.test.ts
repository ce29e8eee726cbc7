import { expect, it } from 'vitest';
import { systemClock } from './clock.ts';
import { Rounds } from './rounds.ts';

it('stops once the round under way is done, and begins no other', async () => {
  let [begun, ended] = [0, 0];
  let finish = () => {};
  const work = () => {
    begun += 1;
    return new Promise<void>((done) => {
      finish = () => {
        ended += 1;
        done();
      };
    });
  };
  const rounds = new Rounds({ clock: systemClock, work, pause: () => 0, onFailure: () => undefined });
  rounds.start();
  let isStopped = false;
  const stopped = rounds.stop().then(() => {
    isStopped = true;
  });
  await new Promise((done) => setImmediate(done));
  expect({ isStopped, begun, ended }).toEqual({ isStopped: false, begun: 1, ended: 0 });
  finish();
  await stopped;
  await new Promise((done) => setImmediate(done));
  expect({ isStopped, begun, ended }).toEqual({ isStopped: true, begun: 1, ended: 1 });
});
