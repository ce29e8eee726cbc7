import { expect, it } from 'vitest';
import { Queue } from './queue.ts';

it('begins at once where nothing is ahead, and does what it asks for itself after it', async () => {
  const queue = new Queue();
  const done: string[] = [];
  const note = (words: string) => async () => {
    done.push(`${words} begins`);
    await Promise.resolve();
    done.push(`${words} ends`);
  };
  const first = queue.add(async () => {
    void queue.add(note('its own'));
    await note('first')();
  });
  const second = queue.add(note('second'));
  expect(done).toEqual(['first begins']);
  await Promise.all([first, second]);
  expect(done).toEqual([
    'first begins',
    'first ends',
    'its own begins',
    'its own ends',
    'second begins',
    'second ends',
  ]);
});

it('goes on after what fails, whether it fails at once or later', async () => {
  const queue = new Queue();
  const atOnce = queue.add(() => {
    throw new Error('at once');
  });
  const later = queue.add(() => Promise.reject(new Error('later')));
  await expect(atOnce).rejects.toThrow('at once');
  await expect(later).rejects.toThrow('later');
  expect(await queue.add(async () => 'done')).toBe('done');
});
