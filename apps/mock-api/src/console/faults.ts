import type { FaultKind, FaultRequest } from './faultRequest.ts';

/** A fault that is switched on, or has fired as often as it was meant to. */
export type Fault = FaultRequest & { id: string; fired: number };

/** What is known of an operation before it runs. */
export type Seen = {
  /** Null when the request gives none. */
  operation: string | null;
  /** Whether the request carries the `persistedQuery` extension, and whether with or without the query's text. */
  persisted: 'no' | 'hash' | 'hashAndText';
  transport: 'http' | 'websocket';
};

/** What can befall a subscription too; the others need an HTTP answer or its connection. */
const ALSO_ON_SOCKETS: readonly FaultKind[] = ['Latency', 'Unauthenticated', 'UserNotFound', 'Error'];

/** What an operation suffers: a wait, then at most one misfortune. */
export type Misfortune = { wait: number; fault: Fault | null; fired: readonly string[] };

/** Adds a fault; one of the same kind for the same operation gives way to it. */
export function switchedOn(faults: readonly Fault[], request: FaultRequest, id: string): Fault[] {
  const others = faults.filter(({ operation, kind }) => operation !== request.operation || kind !== request.kind);
  return [...others, { ...request, id, fired: 0 }];
}

export function isSpent({ times, fired }: Fault): boolean {
  return times !== null && fired >= times;
}

/** Which of the faults meet this operation. One that names it comes before one for all; otherwise the newest wins. */
export function misfortuneOf(faults: readonly Fault[], seen: Seen): Misfortune {
  const due = faults.filter((fault) => !isSpent(fault) && meets(fault, seen)).toReversed();
  const ranked = [...due.filter(isNamed), ...due.filter((fault) => !isNamed(fault))];
  const latency = ranked.find((fault) => fault.kind === 'Latency');
  const fault = ranked.find(({ kind }) => kind !== 'Latency') ?? null;
  return {
    wait: latency?.kind === 'Latency' ? latency.milliseconds : 0,
    fault,
    fired: [latency, fault].flatMap((fired) => (fired ? [fired.id] : [])),
  };
}

/** Counts one more time for each of the faults in `fired`. */
export function counted(faults: readonly Fault[], fired: readonly string[]): Fault[] {
  return faults.map((fault) => (fired.includes(fault.id) ? { ...fault, fired: fault.fired + 1 } : fault));
}

const isNamed = ({ operation }: Fault) => operation !== '*';

function meets({ operation, kind }: Fault, seen: Seen): boolean {
  if (operation !== '*' && operation !== seen.operation) return false;
  if (seen.transport === 'websocket') return ALSO_ON_SOCKETS.includes(kind);
  if (kind === 'PersistedQueryNotFound') return seen.persisted === 'hash';
  if (kind === 'PersistedQueryNotSupported') return seen.persisted !== 'no';
  return true;
}
