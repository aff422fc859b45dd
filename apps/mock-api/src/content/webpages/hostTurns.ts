import { setTimeout as wait } from 'node:timers/promises';

/** Requests to one host at the same time, however many sources read it. */
const AT_ONCE = 2;

type Turns = { running: number; nextAt: number; waiting: (() => void)[] };

/** Lets requests to a host through: two at a time, and each some time after the one before. */
export type HostTurns = <T>(
  host: string,
  turn: { delayMs: number; signal: AbortSignal },
  call: () => Promise<T>,
) => Promise<T>;

export function createHostTurns(): HostTurns {
  const hosts = new Map<string, Turns>();

  return async (host, { delayMs, signal }, call) => {
    const turns = hosts.get(host) ?? { running: 0, nextAt: 0, waiting: [] };
    hosts.set(host, turns);
    if (turns.running >= AT_ONCE) await new Promise<void>((resolve) => turns.waiting.push(resolve));
    else turns.running += 1;
    try {
      const now = performance.now();
      const at = Math.max(now, turns.nextAt);
      turns.nextAt = at + delayMs;
      if (at > now) await wait(at - now, undefined, { signal });
      return await call();
    } finally {
      // Whoever waits takes over this place.
      const next = turns.waiting.shift();
      if (next) next();
      else turns.running -= 1;
      if (turns.running === 0 && turns.nextAt < performance.now()) hosts.delete(host);
    }
  };
}
