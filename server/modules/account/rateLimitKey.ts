import { isIPv6 } from 'node:net';

/**
 * What limits count a visitor by: an IPv4 address, or the network of an IPv6 address. Whoever has one of its addresses has
 * all 2⁶⁴ of them.
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
