import type { Db } from '../../client.ts';
import { buildLabel } from '../../factories/labels.ts';
import { KESTREL, NORTHWIND } from '../billing.ts';
import { before, DAY } from '../instants.ts';

export type SeedLabel = { id: string; name: string; colour: string; description: string };

const label = (name: string, colour: string, description: string): SeedLabel => ({
  id: `labl_${name.toLowerCase()}`,
  name,
  colour,
  description,
});

export const REPAIRS = label('Repairs', 'sky', 'Something is broken, torn or leaks.');
export const DELIVERY = label('Delivery', 'red', 'Where a parcel is, and when and where it arrives.');
export const STOCK = label('Stock', 'pink', 'Whether we have it, in which shop, and when it comes.');
export const ADVICE = label('Advice', 'emerald', 'Which one to choose, and how to use and care for it.');
export const REFUND = label('Refund', 'indigo', 'Money that goes back.');
export const COURSES = label('Courses', 'emerald', 'Courses, tours and workshop evenings.');
export const SIZING = label('Sizing', 'pink', 'Which size fits.');
export const RETURNS = label('Returns', 'sky', 'Sent back, or to be exchanged.');
const BOOKINGS = label('Bookings', 'indigo', 'Tables and parties.');

/** Northwind's labels, and one of the second company, which Northwind must never see. */
export async function seedLabels(db: Db, now: Date): Promise<void> {
  const northwind = { clientId: NORTHWIND, now: before(now, 200 * DAY) };
  for (const one of [REPAIRS, DELIVERY, STOCK, ADVICE, REFUND, COURSES, SIZING, RETURNS]) {
    await buildLabel(db, { ...northwind, ...one });
  }
  await buildLabel(db, { clientId: KESTREL, ...BOOKINGS, now: before(now, 100 * DAY) });
}
