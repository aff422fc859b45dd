/** Takes the whole API away for a while, as a killed process or a broken line does; it comes back by itself. */
export type Outage = { begin: (seconds: number) => void };

/** `setAway` breaks every connection, and lets none be made until it is called again. */
export function createOutage(setAway: (isAway: boolean) => void): Outage {
  let timer: NodeJS.Timeout | undefined;
  return {
    begin: (seconds) => {
      clearTimeout(timer);
      setAway(true);
      timer = setTimeout(() => setAway(false), seconds * 1000);
      // A process that is asked to stop does not wait for the API to come back.
      timer.unref();
    },
  };
}
