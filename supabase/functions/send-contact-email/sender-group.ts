/** The two networks that a sender is counted in, as text: `192.0.2.7/32`, `2001:db8:1:2::/64`. */
export type SenderGroups = {
  /** What one connection has at least: the whole IPv4 address, the first 64 bits of an IPv6 address. */
  narrow: string;
  /** What one holder may have whole: 24 bits of an IPv4 address, 48 of an IPv6 address. */
  wide: string;
};

/** Whoever's address can't be read is in one group, so that junk in a proxy's header evades no limit. */
const unknown: SenderGroups = { narrow: 'unknown', wide: 'unknown' };

/** The longest text of an address, with a zone, brackets and a port, has fewer characters. */
const longestAddress = 100;

/**
 * The groups of a client's address, as a connection or a proxy's header gives it; a zone or a port is left out.
 * /24 and /48 are the smallest networks that are routed on the internet, so the smallest that somebody surely has alone;
 * but a /24 may also be 256 households, so what shuts out soon (a limit a minute) counts `narrow`,
 * and only what nobody honest ever reaches (a share of the disk) counts `wide`.
 * An IPv4 address inside an IPv6 one (RFC 4291, 2.5.5.2, and RFC 6052, 2.1) counts as IPv4. Never throws.
 */
export function senderGroups(address: string): SenderGroups {
  if (address.length > longestAddress) return unknown;
  const host = hostOf(address.trim());
  const groups = ipv6Groups(host);
  const bytes = groups ? embeddedIpv4(groups) : ipv4Bytes(host);
  if (bytes) return { narrow: `${bytes.join('.')}/32`, wide: `${bytes.slice(0, 3).join('.')}.0/24` };
  if (!groups) return unknown;
  return { narrow: `${hex(groups.slice(0, 4))}::/64`, wide: `${hex(groups.slice(0, 3))}::/48` };
}

/** An address without brackets, port and zone. */
function hostOf(address: string): string {
  const [, bracketed, plain] = /^\[([^\]]*)\](?::\d+)?$|^(\d+(?:\.\d+){3}):\d+$/.exec(address) ?? [];
  return (bracketed ?? plain ?? address).split('%')[0] ?? '';
}

function ipv4Bytes(host: string): number[] | undefined {
  if (!/^\d{1,3}(\.\d{1,3}){3}$/.test(host)) return undefined;
  const bytes = host.split('.').map(Number);
  return bytes.every((byte) => byte < 256) ? bytes : undefined;
}

/** The eight groups of an IPv6 address. The platform's URL parser checks it and writes it in its one short form. */
function ipv6Groups(host: string): number[] | undefined {
  if (!/^[0-9a-f:.]+$/i.test(host) || !URL.canParse(`http://[${host}]/`)) return undefined;
  const [head = '', tail] = new URL(`http://[${host}]/`).hostname.slice(1, -1).split('::');
  const numbers = (text = '') => (text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16)));
  const [leading, trailing] = [numbers(head), numbers(tail)];
  return [...leading, ...Array<number>(8 - leading.length - trailing.length).fill(0), ...trailing];
}

/** The IPv4 address in `::ffff:0:0/96` (as a dual-stack socket reports it) or `64:ff9b::/96` (from a translator). */
function embeddedIpv4(groups: readonly number[]): number[] | undefined {
  const prefix = hex(groups.slice(0, 6));
  if (prefix !== '0:0:0:0:0:ffff' && prefix !== '64:ff9b:0:0:0:0') return undefined;
  return groups.slice(6).flatMap((group) => [group >> 8, group & 0xff]);
}

function hex(groups: readonly number[]): string {
  return groups.map((group) => group.toString(16)).join(':');
}
