import { lookup as resolveName } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Addresses that aren't on the internet (IANA special-purpose registries, RFC 6890): what pages link to is never asked for there. */
const inside = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inside.ipv4.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inside.ipv6.addSubnet(net, bits, 'ipv6');

/** The code of the error of a name that stands for no address on the internet. */
export const insideCode = 'EINSIDE';

/** True for an address of this machine or of a network of its own, written as one; false for names. */
export function isInside(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '');
  const version = isIP(name);
  if (version === 0) return false;
  const family = version === 4 ? 'ipv4' : 'ipv6';
  return inside[family].check(name, family);
}

/** What a name stands for on the internet: a name that leads to a network of one's own is refused when the connection is made. */
export const lookupOutside: LookupFunction = (hostname, options, callback) => {
  resolveName(hostname, { ...options, all: true }, (error, found) => {
    const addresses = error ? [] : found.filter(({ address }) => !isInside(address));
    const [first] = addresses;
    if (!first) {
      const problem = error ?? Object.assign(new Error(`${hostname} is inside`), { code: insideCode });
      return callback(problem, options.all ? [] : '', 0);
    }
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};
