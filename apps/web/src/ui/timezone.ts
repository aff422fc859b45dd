/** Where the reader is, as their browser says: an IANA name. */
export const timezone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
