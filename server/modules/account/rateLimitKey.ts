import { isIPv6 } from 'node:net';

/**
 * Key by which rate limits count a client: an IPv4 address, or the /64 network of an IPv6 address, because one client can
 * use all addresses of its network.
 */
export function rateLimitKey(address: string): string {
  if (!isIPv6(address) || address.toLowerCase().startsWith('::ffff:')) return address;
  const [head = [], tail] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const groups = tail ? [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail] : head;
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
