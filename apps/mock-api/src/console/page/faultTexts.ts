import type { FaultRequest } from '../faultRequest.ts';
import type { Fault } from '../faults.ts';
import { isSpent } from '../faults.ts';

/** What a fault does, in words. */
export function faultTitle(fault: FaultRequest): string {
  switch (fault.kind) {
    case 'Latency':
      return `${fault.milliseconds.toLocaleString('en-GB')} ms latency`;
    case 'Unauthenticated':
      return '401 UNAUTHENTICATED';
    case 'UserNotFound':
      return 'USER_NOT_FOUND';
    case 'Error':
      return `${fault.code}: “${fault.message}”`;
    case 'PersistedQueryNotSupported':
      return 'PersistedQueryNotSupported';
    case 'PersistedQueryNotFound':
      return 'PersistedQueryNotFound';
    case 'ServerErrorPage':
      return 'HTTP 500 with an HTML page';
    case 'DroppedRequest':
      return 'Connection dropped before the work';
    case 'DroppedAnswer':
      return 'Connection dropped after the work';
    case 'TruncatedAnswer':
      return 'Answer cut off in the middle';
    default:
      return fault satisfies never;
  }
}

export function operationTitle(operation: string): string {
  return operation === '*' ? 'every operation' : operation;
}

export function timesTitle(times: number | null): string {
  if (times === null) return 'until switched off';
  return times === 1 ? 'once' : `${times} times`;
}

/** How often it has fired, and whether it is over. */
export function firedTitle(fault: Fault): string {
  const fired = fault.times === null ? `fired ${fault.fired} ×` : `fired ${fault.fired} of ${fault.times}`;
  return isSpent(fault) ? `${fired}, over` : fired;
}
