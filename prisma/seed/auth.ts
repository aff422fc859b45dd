import type { Db } from '../client.ts';
import { DEMO_PASSWORD } from '../demoLogins.ts';
import { buildUser } from '../factories/auth.ts';
import { BRIGHTSIDE, HALDEN, KESTREL, LUMEN, MERIDIAN, NORTHWIND, TIDEWATER } from './billing.ts';
import { before, DAY, HOUR } from './instants.ts';

export type Person = { id: string; name: string };

export const MAYA: Person = { id: 'user_maya', name: 'Maya Lindqvist' };
export const JONAS: Person = { id: 'user_jonas', name: 'Jonas Reber' };
export const PRIYA: Person = { id: 'user_priya', name: 'Priya Nair' };
export const ROSA: Person = { id: 'user_rosa', name: 'Rosa Petrov' };

/** The people who work at the companies; everybody's password is DEMO_PASSWORD. */
export async function seedAuth(db: Db, now: Date): Promise<void> {
  const demo = { password: DEMO_PASSWORD, shouldShowWelcomeBanner: false };
  const northwind = { ...demo, clientId: NORTHWIND, now: before(now, 240 * DAY) };
  await buildUser(db, {
    ...northwind,
    ...MAYA,
    email: 'maya@northwindoutdoor.com',
    phone: '+41 31 555 01 07',
    role: 'Admin',
  });
  await buildUser(db, { ...northwind, ...JONAS, email: 'jonas@northwindoutdoor.com' });
  await buildUser(db, {
    ...northwind,
    ...PRIYA,
    email: 'priya@northwindoutdoor.com',
    shouldShowWelcomeBanner: true,
    now: before(now, 2 * DAY),
  });
  await buildUser(db, {
    ...northwind,
    id: 'user_tomas',
    name: 'Tomás Rey',
    email: 'tomas@northwindoutdoor.com',
    status: 'Pending',
    shouldShowWelcomeBanner: true,
    now: before(now, 20 * HOUR),
  });

  const kestrel = { ...demo, clientId: KESTREL, now: before(now, 120 * DAY) };
  await buildUser(db, { ...kestrel, ...ROSA, email: 'rosa@cafekestrel.example', role: 'Admin' });
  await buildUser(db, { ...kestrel, id: 'user_finn', name: 'Finn Albrecht', email: 'finn@cafekestrel.example' });
  // Rights belong to a role rather than to a person, so a company whose Staff may not reply shows that state.
  await db.rolePermission.create({
    data: { clientId: KESTREL, role: 'Staff', flag: 'MANAGE_CONVERSATIONS', allowed: false },
  });

  for (const [clientId, id, name, email] of LONE_ADMINS) {
    await buildUser(db, { ...demo, clientId, id, name, email, role: 'Admin', now: before(now, DAY) });
  }
}

const LONE_ADMINS = [
  [LUMEN, 'user_nadia', 'Nadia Osman', 'nadia@lumenandlark.example'],
  [BRIGHTSIDE, 'user_theo', 'Theo Marchetti', 'theo@brightsideyoga.example'],
  [HALDEN, 'user_greta', 'Greta Halden', 'greta@haldenceramics.example'],
  [MERIDIAN, 'user_samuel', 'Samuel Brock', 'samuel@meridianfreight.example'],
  [TIDEWATER, 'user_ama', 'Ama Boateng', 'ama@tidewaterbooks.example'],
] as const;
