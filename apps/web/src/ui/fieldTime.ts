import { readerInstant, readerOffset } from './readerInstant.ts';

/** An instant as an input of date and time has it where the reader is: «2026-11-24T09:30»; '' for none. */
export function fieldTime(instant: string): string {
  if (!instant) return '';
  const time = Date.parse(instant);
  return new Date(time + readerOffset(time)).toISOString().slice(0, 16);
}

/** The instant that somebody typed there; null for what is none. */
export function fieldInstant(text: string): Date | null {
  const [year, month, day, hour, minute] = text.split(/\D/).map(Number);
  if (!year || !month || !day || hour === undefined) return null;
  const time = readerInstant({ year, month: month - 1, day, hour, minute });
  return Number.isNaN(time.getTime()) ? null : time;
}
