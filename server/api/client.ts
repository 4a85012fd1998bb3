import { isIPv6 } from 'node:net';

/** The /64 network of an IPv6 address: one household or one machine owns all of its addresses. */
function network(address: string): string {
  const [left = '', right] = address.split('%')[0]?.split('::') ?? [];
  const groups = (part: string | undefined) => (part ? part.split(':') : []);
  const zeros = right === undefined ? 0 : 8 - groups(left).length - groups(right).length;
  const all = [...groups(left), ...new Array<string>(Math.max(0, zeros)).fill('0'), ...groups(right)];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/**
 * Identifies a client for rate limits in memory: an IPv4 address or an IPv6 network. Never logged or stored.
 * @param socketAddress the remote address of the connection
 * @param forwardedFor the X-Forwarded-For header
 * @param proxies number of trusted proxies in front. Each appends one address, so only that many from the right are trusted
 */
export function clientKey(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  proxies: number,
): string {
  const forwarded = forwardedFor?.split(',').map((address) => address.trim()) ?? [];
  const address = ((proxies > 0 && forwarded.at(-Math.min(proxies, forwarded.length))) || socketAddress) ?? 'unknown';
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').slice(0, 64);
  return isIPv6(plain) ? network(plain) : plain;
}
