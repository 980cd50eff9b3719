import type { lookup as dnsLookup, LookupAddress, LookupOptions } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import type { buildConnector } from 'undici';
import { OutboundError } from './outboundError';
import { isPublicAddress } from './publicAddress';

/** Resolves a host to all of its addresses. Tests replace it. */
export type Lookup = (
  hostname: string,
  options: LookupOptions & { all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

const connectMs = 5_000;

/** The key of an entry of OUTBOUND_ALLOW. @param hostname without the brackets of an IPv6 address */
const toHostPort = (hostname: string, port: string): string =>
  `${hostname.includes(':') ? `[${hostname}]` : hostname}:${port}`;

const defaultPorts: Record<string, string> = { 'http:': '80', 'https:': '443' };

/**
 * Checks what a URL alone reveals, before a connection is opened: scheme, port and credentials.
 * @throws OutboundError blocked
 */
export function requireCallableUrl(url: URL, allowed: ReadonlySet<string>): void {
  const defaultPort = defaultPorts[url.protocol];
  if (!defaultPort) throw new OutboundError('blocked', `The scheme ${url.protocol} is not http or https.`);
  if (url.username || url.password) throw new OutboundError('blocked', 'The URL contains credentials.');
  const port = url.port || defaultPort;
  const isUsualPort = Object.values(defaultPorts).includes(port);
  if (!isUsualPort && !allowed.has(`${url.hostname}:${port}`))
    throw new OutboundError('blocked', `The port ${port} is not 80 or 443.`);
}

const notPublic = (host: string, address: string) =>
  new OutboundError('blocked', `${host} has the address ${address}, which is not public.`);

/**
 * Resolves a host, and rejects it when any of its addresses is not public. The connection uses these addresses, so a name
 * that resolves to others a moment later (DNS rebinding) changes nothing.
 */
const checkedLookup =
  (lookup: Lookup): LookupFunction =>
  (hostname, options, callback) =>
    lookup(hostname, { ...(options as LookupOptions), all: true }, (error, addresses) => {
      if (error) return callback(error, '');
      const refused = addresses.find(({ address }) => !isPublicAddress(address));
      if (refused) return callback(notPublic(hostname, refused.address), '');
      const [first] = addresses;
      if (options.all) return callback(null, addresses);
      return first ? callback(null, first.address, first.family) : callback(new Error('no address'), '');
    });

/**
 * Opens connections to public addresses, and to the `host:port` entries of `allowed`. Every connection of the agent is
 * opened here, those of redirects too.
 */
export function guardedConnect(
  build: typeof buildConnector,
  allowed: ReadonlySet<string>,
  lookup: Lookup | typeof dnsLookup,
): buildConnector.connector {
  const resolve = lookup as Lookup;
  const open = build({ timeout: connectMs, lookup: checkedLookup(resolve) });
  const openAllowed = build({ timeout: connectMs, lookup: lookup as LookupFunction });
  return (options, callback) => {
    const { hostname, protocol, port } = options;
    if (allowed.has(toHostPort(hostname, port || defaultPorts[protocol]!))) return openAllowed(options, callback);
    // An address is connected to without a lookup.
    if (isIP(hostname) && !isPublicAddress(hostname)) return callback(notPublic('The URL', hostname), null);
    return open(options, callback);
  };
}
