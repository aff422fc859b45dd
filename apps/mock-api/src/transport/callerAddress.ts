import { type BlockList, isIP } from 'node:net';

type Sender = {
  /** Of the socket. */
  address: string;
  /** The `X-Forwarded-For` header: an address for each hop, appended by the proxy that saw it. */
  forwardedFor: string | null;
};

/**
 * Who asks: the socket's address, or behind trusted proxies the last address of `X-Forwarded-For` that is none of theirs. What
 * stands before that one was written by the caller, and counts for nothing.
 */
export function callerAddress({ address, forwardedFor }: Sender, trustedProxies: BlockList): string {
  const hops = forwardedFor?.split(',').map((hop) => hop.trim()) ?? [];
  let caller = address;
  while (isTrusted(caller, trustedProxies)) {
    const hop = hops.pop();
    if (hop === undefined || isIP(hop) === 0) break;
    caller = hop;
  }
  return caller;
}

function isTrusted(address: string, trustedProxies: BlockList): boolean {
  const version = isIP(address);
  return version !== 0 && trustedProxies.check(address, version === 6 ? 'ipv6' : 'ipv4');
}
