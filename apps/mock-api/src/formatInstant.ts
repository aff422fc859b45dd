const instant = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** «21 November 2026 at 09:38 UTC». */
export const formatInstant = (at: Date) => `${instant.format(at)} UTC`;
