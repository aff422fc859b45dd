import { once } from 'node:events';
import { createServer } from 'node:net';

/** Ports of this machine that nobody listens on by now. */
export async function freePorts(count: number): Promise<number[]> {
  const probes = Array.from({ length: count }, () => createServer());
  const ports: number[] = [];
  for (const probe of probes) {
    probe.listen(0, '127.0.0.1');
    await once(probe, 'listening');
    const address = probe.address();
    if (address && typeof address === 'object') ports.push(address.port);
  }
  for (const probe of probes) probe.close();
  return ports;
}
