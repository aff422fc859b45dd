const FORMAT = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** Some days in words: «16 to 22 Nov 2026» as Intl has it, «18 Nov 2026» of one. */
export function periodWords({ from, to }: { from: string; to: string }): string {
  return FORMAT.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`)).replaceAll(/\u2009/g, ' ');
}
