import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { OutsideError } from './outsideError.ts';

/** Whether an IP address is one of the public internet: neither private, loopback, link-local nor one that stands for such a one. */
export const isPublicIp = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

/** `localhost:4000`, as the configuration's list names it. */
export function hostAndPort({ hostname, port, protocol }: URL): string {
  return `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`;
}

/**
 * What can be said of an address before its name is looked up: http or https, no password, the usual ports, and no IP address that
 * is not public. `privateHosts` are let through. Throws an OutsideError.
 */
export function assertOutside(url: URL, privateHosts: readonly string[]): void {
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) throw new OutsideError('BadAddress');
  if (privateHosts.includes(hostAndPort(url))) return;
  // The address parser has already read 127.1, 0x7f000001 and the like as what they are.
  const host = url.hostname.replaceAll(/^\[|\]$/g, '').replace(/\.$/, '');
  if (isIP(host) !== 0 && !isPublicIp(host)) throw new OutsideError('PrivateAddress');
  if (host === 'localhost' || host.endsWith('.localhost')) throw new OutsideError('PrivateAddress');
  if (url.port !== '') throw new OutsideError('BadAddress');
}
