import { useReaderTime } from './readerTime.ts';

/** Where the reader is, as they chose, or as their browser says: an IANA name. */
export const timezone = () => useReaderTime.getState().timezone ?? browserTimezone();

/** As their browser says. */
export const browserTimezone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
