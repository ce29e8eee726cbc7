import { describe, expect, it } from 'vitest';
import { WorkQueue } from './work-queue.ts';

const items = (count: number) => Array.from({ length: count }, (_, number) => number);

/** Has each worker in turn take what it gets until nothing is left. */
function takeAll(queue: WorkQueue<number, string>, workers: readonly string[]): Map<string, number[][]> {
  const taken = new Map(workers.map((worker): [string, number[][]] => [worker, []]));
  for (let isLeft = true; isLeft; ) {
    isLeft = false;
    for (const worker of workers) {
      const part = queue.take(worker);
      if (part.length > 0) taken.get(worker)?.push(part);
      isLeft ||= part.length > 0;
    }
  }
  return taken;
}

describe('what waits for workers', () => {
  it.each([0, 1, 7, 20, 200, 5000])('is handed out once, all of %d', (count) => {
    const taken = takeAll(new WorkQueue(items(count), (item) => `worker ${item % 3}`, 2), ['worker 0', 'worker 1']);
    expect([...taken.values()].flat(2).sort((a, b) => a - b)).toEqual(items(count));
  });

  it('goes to its own worker as long as that one has any, in order, and then to whoever is free', () => {
    const queue = new WorkQueue(items(100), (item) => (item < 10 ? 'one' : 'other'), 2);
    const first: number[] = [];
    while (first.length < 10) first.push(...queue.take('one'));
    expect(first).toEqual(items(10));
    const last = queue.take('one');
    expect(last).toEqual(items(100).slice(-last.length));
    expect(queue.take('other')[0]).toBe(10);
  });

  it('is handed out in parts that are small beside all of it, so that no worker ends long after the others', () => {
    for (const count of [20, 200, 5000]) {
      const sizes = [
        ...takeAll(new WorkQueue<number, string>(items(count), () => undefined, 2), ['one', 'other']).values(),
      ]
        .flat()
        .map(({ length }) => length);
      expect(Math.max(...sizes)).toBeLessThanOrEqual(Math.max(1, count / 10));
      expect(sizes.at(-1)).toBeLessThanOrEqual(2);
    }
  });

  it('is gone once somebody has failed', () => {
    const queue = new WorkQueue(items(10), () => 'one', 1);
    queue.clear();
    expect(queue.take('one')).toEqual([]);
  });
});
