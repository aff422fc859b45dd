import type { Db } from '../client.ts';
import { DEMO_PASSWORD } from '../demoLogins.ts';
import { buildUser } from '../factories/auth.ts';
import { BRIGHTSIDE, HALDEN, KESTREL, LUMEN, MERIDIAN, NORTHWIND, TIDEWATER } from './billing.ts';
import { after, before, DAY, HOUR, MINUTE } from './instants.ts';

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
    title: 'Head of customer care',
    bio: 'Walks the Alps from hut to hut, and knows which boots last.',
    role: 'Admin',
  });
  await buildUser(db, {
    ...northwind,
    ...JONAS,
    email: 'jonas@northwindoutdoor.com',
    title: 'Boot fitter',
    bio: 'Has measured feet in Bern for twelve years.',
  });
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
    ...invited(before(now, 20 * HOUR)),
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

/** Whom Maya has invited then, for the seven days that an invitation lasts. */
const invited = (invitedAt: Date) => ({
  invitedAt,
  inviteExpiresAt: after(invitedAt, 7 * DAY),
  inviterName: MAYA.name,
  inviterId: MAYA.id,
});

/** When the people of Northwind were here last: each has signed out since. */
export async function seedVisits(db: Db, now: Date): Promise<void> {
  for (const [userId, ago] of VISITS) {
    const lastUsedAt = before(now, ago);
    const dates = { createdAt: before(lastUsedAt, 2 * HOUR), lastUsedAt, endedAt: lastUsedAt, expiresAt: now };
    await db.session.create({ data: { id: `sess_of_${userId}`, userId, rememberMe: false, ...dates } });
  }
}

const VISITS = [
  [MAYA.id, 25 * MINUTE],
  [JONAS.id, 3 * HOUR],
  [PRIYA.id, DAY],
] as const;

/** Further invitations of Northwind: one that is open, and one that nobody has answered. After everything else that is made up. */
export async function seedInvitations(db: Db, now: Date): Promise<void> {
  for (const [id, email, days, role] of INVITED) {
    const at = before(now, days * DAY);
    const person = { id, email, name: email, role, status: 'Pending', shouldShowWelcomeBanner: true } as const;
    await buildUser(db, { ...person, clientId: NORTHWIND, emailProvenAt: null, ...invited(at), now: at });
  }
}

const INVITED = [
  ['user_lena', 'lena.brandt@northwindoutdoor.com', 3, 'Admin'],
  ['user_oskar', 'oskar@northwindoutdoor.com', 9, 'Staff'],
] as const;

const LONE_ADMINS = [
  [LUMEN, 'user_nadia', 'Nadia Osman', 'nadia@lumenandlark.example'],
  [BRIGHTSIDE, 'user_theo', 'Theo Marchetti', 'theo@brightsideyoga.example'],
  [HALDEN, 'user_greta', 'Greta Halden', 'greta@haldenceramics.example'],
  [MERIDIAN, 'user_samuel', 'Samuel Brock', 'samuel@meridianfreight.example'],
  [TIDEWATER, 'user_ama', 'Ama Boateng', 'ama@tidewaterbooks.example'],
] as const;
