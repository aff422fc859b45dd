import { describe, expect, it } from 'vitest';
import type { FaultRequest } from './faultRequest.ts';
import { counted, type Fault, isSpent, misfortuneOf, type Seen, switchedOn } from './faults.ts';

const seen = (operation: string | null, rest: Partial<Seen> = {}): Seen => ({
  operation,
  persisted: 'no',
  transport: 'http',
  ...rest,
});

function faultsOf(...requests: FaultRequest[]): Fault[] {
  return requests.reduce<Fault[]>((faults, request, index) => switchedOn(faults, request, `fault_${index}`), []);
}

const always = { operation: '*', times: null } as const;

describe('misfortuneOf', () => {
  it('leaves other operations alone', () => {
    const faults = faultsOf({ ...always, operation: 'GetCurrentUser', kind: 'Unauthenticated' });

    expect(misfortuneOf(faults, seen('ListAssistants')).fault).toBeNull();
    expect(misfortuneOf(faults, seen(null)).fault).toBeNull();
    expect(misfortuneOf(faults, seen('GetCurrentUser')).fault?.kind).toBe('Unauthenticated');
  });

  it('prefers a fault that names the operation to one for all', () => {
    const faults = faultsOf(
      { ...always, operation: 'A', kind: 'UserNotFound' },
      { ...always, kind: 'ServerErrorPage' },
    );

    expect(misfortuneOf(faults, seen('A')).fault?.kind).toBe('UserNotFound');
    expect(misfortuneOf(faults, seen('B')).fault?.kind).toBe('ServerErrorPage');
  });

  it('adds latency to whatever else happens', () => {
    const faults = faultsOf({ ...always, kind: 'Latency', milliseconds: 50 }, { ...always, kind: 'UserNotFound' });

    expect(misfortuneOf(faults, seen('A'))).toMatchObject({ wait: 50, fault: { kind: 'UserNotFound' } });
    expect(misfortuneOf(faults, seen('A')).fired).toHaveLength(2);
  });

  it('says that a persisted query is unknown only to those who name nothing else', () => {
    const faults = faultsOf({ ...always, kind: 'PersistedQueryNotFound' });

    expect(misfortuneOf(faults, seen('A', { persisted: 'hash' })).fault).not.toBeNull();
    expect(misfortuneOf(faults, seen('A', { persisted: 'hashAndText' })).fault).toBeNull();
  });

  it('says that persisted queries are unsupported to whoever uses them', () => {
    const faults = faultsOf({ ...always, kind: 'PersistedQueryNotSupported' });

    expect(misfortuneOf(faults, seen('A', { persisted: 'hashAndText' })).fault).not.toBeNull();
    expect(misfortuneOf(faults, seen('A')).fault).toBeNull();
  });

  it('spares subscriptions what only HTTP can suffer', () => {
    const faults = faultsOf({ ...always, kind: 'ServerErrorPage' });

    expect(misfortuneOf(faults, seen('A', { transport: 'websocket' })).fault).toBeNull();
  });
});

describe('a counted fault', () => {
  it('is over when it has fired as often as asked', () => {
    let faults = faultsOf({ operation: 'A', times: 2, kind: 'UserNotFound' });
    for (let time = 0; time < 2; time += 1) faults = counted(faults, misfortuneOf(faults, seen('A')).fired);

    expect(misfortuneOf(faults, seen('A')).fault).toBeNull();
    expect(faults.map(({ fired }) => fired)).toEqual([2]);
    expect(faults.every(isSpent)).toBe(true);
  });

  it('begins anew when it is switched on again', () => {
    const spent = counted(faultsOf({ operation: 'A', times: 1, kind: 'UserNotFound' }), ['fault_0']);
    const faults = switchedOn(spent, { operation: 'A', times: 1, kind: 'UserNotFound' }, 'fault_9');

    expect(faults).toEqual([{ operation: 'A', times: 1, kind: 'UserNotFound', id: 'fault_9', fired: 0 }]);
  });
});
