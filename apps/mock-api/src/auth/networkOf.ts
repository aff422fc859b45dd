import { isIPv6 } from 'node:net';

/**
 * What one caller can be told apart by: an IPv4 address, or the first 64 bits of an IPv6 one, since whoever has one of
 * those addresses has all of them.
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail = ''] = ip.split('::');
  const groups = (part: string) => part.split(':').filter(Boolean);
  const omitted = 8 - groups(head).length - groups(tail).length;
  const all = ip.includes('::') ? [...groups(head), ...Array<string>(omitted).fill('0'), ...groups(tail)] : groups(ip);
  const prefix = all.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${prefix.join(':')}::/64`;
}
