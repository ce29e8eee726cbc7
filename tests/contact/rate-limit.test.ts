import { describe, expect, it } from 'vitest';
import { RateLimit, rateOf } from '#contact-function';

describe('the rate limit', () => {
  it('lets so many messages a minute pass, and names the seconds to wait', () => {
    let now = 0;
    const limit = new RateLimit(2, () => now);
    expect(limit.take('192.0.2.1', 'a')).toBe(0);
    now = 10_000;
    expect(limit.take('192.0.2.1', 'b')).toBe(0);
    expect(limit.take('192.0.2.1', 'c')).toBe(50);
    expect(limit.take('192.0.2.2', 'c')).toBe(0);
    now = 60_000;
    expect(limit.take('192.0.2.1', 'c')).toBe(0);
    expect(limit.take('192.0.2.1', 'd')).toBe(10);
  });

  it('counts a message once, however often it is sent', () => {
    const limit = new RateLimit(1, () => 0);
    for (let time = 0; time < 5; time += 1) expect(limit.take('192.0.2.1', 'a')).toBe(0);
    expect(limit.take('192.0.2.1', 'b')).toBe(60);
  });

  it('is off at 0', () => {
    const limit = new RateLimit(0, () => 0);
    for (let id = 0; id < 1000; id += 1) expect(limit.take('192.0.2.1', String(id))).toBe(0);
  });

  it('forgets the address not seen for longest when it knows too many', () => {
    const limit = new RateLimit(1, () => 0, 2);
    limit.take('192.0.2.1', 'a');
    limit.take('192.0.2.2', 'b');
    limit.take('192.0.2.3', 'c');
    expect(limit.take('192.0.2.3', 'd')).toBe(60);
    expect(limit.take('192.0.2.1', 'e')).toBe(0);
  });

  it('counts an IPv6 network as one sender', () => {
    const limit = new RateLimit(1, () => 0);
    expect(limit.take('2001:db8:1:2::1', 'a')).toBe(0);
    expect(limit.take('2001:db8:1:2:ffff::1', 'b')).toBe(60);
    expect(limit.take('2001:db8:1:3::1', 'c')).toBe(0);
  });

  it('is read from the environment as a whole number', () => {
    expect([rateOf(undefined), rateOf(''), rateOf('0'), rateOf('120')]).toEqual([30, 30, 0, 120]);
    for (const text of ['-1', '1.5', 'many', '1e3', '10001', '999999999'])
      expect(() => rateOf(text)).toThrow('CONTACT_RATE_LIMIT');
  });
});
