import { knownTimezone, READER_TIME_KEY, useReaderTime, type ReaderTime } from './readerTime.ts';

/** What the person has chosen, as the API knows it: from now on, and when a page begins on this device. */
export function setReaderTime({ timezone, hasTwelveHours }: ReaderTime) {
  const before = useReaderTime.getState();
  const known = knownTimezone(timezone);
  if (before.timezone === known && before.hasTwelveHours === hasTwelveHours) return;
  useReaderTime.setState({ timezone: known, hasTwelveHours });
  try {
    localStorage.setItem(READER_TIME_KEY, `${hasTwelveHours ? 12 : 24} ${known ?? ''}`);
  } catch {
    // Lasts until the next load.
  }
}
