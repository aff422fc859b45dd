/** The API's only source of "now": whatever is dated follows it, so that tests and the console can move time. */
export type Clock = {
  now: () => Date;
  /** Sets the distance to the machine's clock, in milliseconds. */
  setOffset: (milliseconds: number) => void;
  offset: () => number;
};

export function createClock(): Clock {
  let offset = 0;
  return {
    now: () => new Date(Date.now() + offset),
    setOffset: (milliseconds) => {
      offset = milliseconds;
    },
    offset: () => offset,
  };
}
