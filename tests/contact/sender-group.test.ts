import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { senderGroups } from '#contact-function';

describe('the groups of a sender', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7/32', '192.0.2.0/24'],
    [' 192.0.2.7:5123 ', '192.0.2.7/32', '192.0.2.0/24'],
    ['::ffff:192.0.2.7', '192.0.2.7/32', '192.0.2.0/24'],
    ['::FFFF:c000:0207', '192.0.2.7/32', '192.0.2.0/24'],
    ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7/32', '192.0.2.0/24'],
    ['64:ff9b::192.0.2.7', '192.0.2.7/32', '192.0.2.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
    ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ])('of %j are %s and %s', (address, narrow, wide) => {
    expect(senderGroups(address)).toEqual({ narrow, wide });
  });

  it.each([
    '',
    ':',
    '::::',
    '1.2.3',
    '1.2.3.256',
    '0x7f.0.0.1',
    '1:2:3:4:5:6:7:8:9',
    '2001:db8::1::2',
    'unknown',
    '_hidden',
    '[::1',
    '::1]/@evil[',
    '\0',
    '1'.repeat(1_000_000),
  ])('of junk are one and the same (%#)', (junk) => {
    expect(senderGroups(junk)).toEqual({ narrow: 'unknown', wide: 'unknown' });
  });

  it('are given for any text at all', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => senderGroups(text).narrow !== ''));
  });

  it('depend on the first 64 and 48 bits alone, however the address is written', () => {
    fc.assert(
      fc.property(fc.ipV6(), fc.ipV6(), (address, other) => {
        const { hostname } = new URL(`http://[${address}]`);
        expect(senderGroups(hostname)).toEqual(senderGroups(address));
        const [a, b] = [senderGroups(address), senderGroups(other)];
        if (a.narrow === b.narrow) expect(a.wide).toBe(b.wide);
      }),
    );
  });
});
