import { expect, it } from 'vitest';
import { isLoopback } from './is-loopback.ts';

it('the Studio listens where only this machine reaches it', () => {
  expect(['127.0.0.1', '127.9.9.9', 'localhost', '::1', '[::1]'].every(isLoopback)).toBe(true);
  const others = ['0.0.0.0', '::', '192.168.1.5', 'studio.lan', '128.0.0.1', '127.0.0.1.evil.example', '::2', ''];
  expect(others.filter(isLoopback)).toEqual([]);
});
