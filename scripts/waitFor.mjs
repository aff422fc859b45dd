import { setTimeout as pause } from 'node:timers/promises';
import { fail } from './run.mjs';

/** Waits until `url` answers; ends this process when `child` ends first or half a minute passes. */
export async function waitFor(url, child) {
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) fail('The API ended while starting; the lines above say why.');
    // A connection that is kept may be closed by the other side just as it is used again.
    const response = await fetch(url, { headers: { connection: 'close' } }).catch(() => null);
    if (response?.ok) return;
    await pause(100);
  }
  child.kill();
  fail(`Nothing answered at ${url} within 30 seconds.`);
}
