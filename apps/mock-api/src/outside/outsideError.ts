/** Why nothing could be had from an address outside. */
export type OutsideFault =
  | 'BadAddress'
  | 'PrivateAddress'
  | 'UnknownHost'
  | 'Unreachable'
  | 'TimedOut'
  | 'TooLarge'
  | 'TooManyRedirects'
  | 'WrongType';

/** As a person reads it; never with a word of what the other side said. */
export const OUTSIDE_FAULT_TEXT: Readonly<Record<OutsideFault, string>> = {
  BadAddress:
    'Only addresses that begin with http:// or https://, on their usual ports and without a password, are read.',
  PrivateAddress: 'This address leads into a private network, where nothing is read.',
  UnknownHost: 'There is no site of this name. Check the address.',
  Unreachable: 'The site cannot be reached. It may be down, or its certificate is not valid.',
  TimedOut: 'The site took too long to answer.',
  TooLarge: 'The answer is larger than what is read.',
  TooManyRedirects: 'The address leads from one to the next without end.',
  WrongType: 'This is not a page of text.',
};

/** What another try may mend. */
const PASSING: readonly OutsideFault[] = ['Unreachable', 'TimedOut'];

/** Thrown by fetchOutside. */
export class OutsideError extends Error {
  readonly fault: OutsideFault;

  constructor(fault: OutsideFault) {
    super(OUTSIDE_FAULT_TEXT[fault]);
    this.name = 'OutsideError';
    this.fault = fault;
  }

  get mayPass(): boolean {
    return PASSING.includes(this.fault);
  }
}
