import type { FaultRequest } from './faultRequest.ts';
import { counted, type Fault, type Misfortune, misfortuneOf, type Seen, switchedOn } from './faults.ts';

/** The faults that are switched on in this process. */
export type FaultBoard = {
  list: () => readonly Fault[];
  switchOn: (request: FaultRequest) => Fault;
  /** Switches off one fault, those of one operation, or all; answers how many there were. */
  switchOff: (which?: { id?: string; operation?: string }) => number;
  /** What happens to this operation; counts it. */
  meet: (seen: Seen) => Misfortune;
};

export function createFaultBoard(): FaultBoard {
  let faults: readonly Fault[] = [];
  let last = 0;
  return {
    list: () => faults,
    switchOn: (request) => {
      const id = `fault_${(last += 1)}`;
      faults = switchedOn(faults, request, id);
      return { ...request, id, fired: 0 };
    },
    switchOff: ({ id, operation } = {}) => {
      const before = faults.length;
      faults = faults.filter(
        (fault) => (id !== undefined && fault.id !== id) || (operation !== undefined && fault.operation !== operation),
      );
      return before - faults.length;
    },
    meet: (seen) => {
      const misfortune = misfortuneOf(faults, seen);
      faults = counted(faults, misfortune.fired);
      return misfortune;
    },
  };
}
