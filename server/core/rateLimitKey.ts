import { normalizeIP } from '@fastify/rate-limit';

/** Length in bits of the prefix of an IPv6 network: one client can use every address in it. */
const ipv6PrefixBits = 64;

/** Key by which limits count a client: an IPv4 address, also when mapped to IPv6, or the first address of an IPv6 network. */
export const rateLimitKey = (address: string): string => normalizeIP(address, ipv6PrefixBits);
