import { isIP } from 'node:net';
import { isLoopback } from '../../base/is-loopback.ts';

/** True for a `Host` header that names this server. */
export type IsOwnHost = (host: string) => boolean;

const wildcards = ['0.0.0.0', '::', '[::]'];
const hostForm = /^(?:\[([0-9a-f:.]+)\]|([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?))(?::\d{1,5})?$/i;

/**
 * The names under which a server that listens on `listenHost` may be asked. A foreign name can be made to lead to this
 * machine (DNS rebinding), and its page would then read everything, so names are a list: loopback's and `listenHost`.
 * A server that listens everywhere is also asked by bare addresses, which nobody can make lead elsewhere. The port is
 * free, since a forwarded one differs; the origin is compared with it whole.
 */
export function ownHosts(listenHost: string): IsOwnHost {
  const listens = listenHost.toLowerCase().replace(/^\[|\]$/g, '');
  const isEverywhere = wildcards.includes(listenHost);
  return (host) => {
    const [, address, name] = hostForm.exec(host) ?? [];
    const own = (address ?? name)?.toLowerCase();
    return own !== undefined && (own === listens || isLoopback(own) || (isEverywhere && isIP(own) !== 0));
  };
}
