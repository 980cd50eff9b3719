import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Addresses in public ranges at which a cloud serves its own machines only. */
const cloudAddresses = new Set(['168.63.129.16']);

const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');
const nat64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96');

/** The IPv4 address to which a connection to a mapped or NAT64 address leads; other addresses unchanged. */
function unwrapIPv4(address: ipaddr.IPv4 | ipaddr.IPv6): ipaddr.IPv4 | ipaddr.IPv6 {
  if (!(address instanceof ipaddr.IPv6)) return address;
  if (address.isIPv4MappedAddress()) return address.toIPv4Address();
  return address.match(nat64) ? new ipaddr.IPv4(address.toByteArray().slice(12)) : address;
}

/** ISATAP: the interface id contains an IPv4 address, which may be private. */
const isIsatap = ({ parts }: ipaddr.IPv6): boolean => parts[5] === 0x5efe && (parts[4]! & 0xfdff) === 0;

/** Parses an address. The parser takes ::8.8.8.8 for ::ffff:8.8.8.8, so it gets IPv6 without dotted parts. */
const parse = (text: string): ipaddr.IPv4 | ipaddr.IPv6 =>
  ipaddr.parse(text.includes(':') ? new URL(`http://[${text}]`).hostname.slice(1, -1) : text);

/**
 * Whether an address is a host of the public internet. False for loopback, private, link-local, shared, multicast, metadata,
 * unspecified, reserved and tunnel addresses, for addresses with a zone, and for other spellings than the common ones.
 */
export function isPublicAddress(text: string): boolean {
  if (isIP(text) === 0 || text.includes('%')) return false;
  const address = unwrapIPv4(parse(text));
  if (address.range() !== 'unicast' || cloudAddresses.has(address.toString())) return false;
  return !(address instanceof ipaddr.IPv6) || (address.match(globalUnicast) && !isIsatap(address));
}
