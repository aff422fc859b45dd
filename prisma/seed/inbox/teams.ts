import type { Db } from '../../client.ts';
import { buildTeam } from '../../factories/teams.ts';
import { JONAS, MAYA, PRIYA, ROSA } from '../auth.ts';
import { KESTREL, NORTHWIND } from '../billing.ts';
import { before, DAY } from '../instants.ts';

export type SeedTeam = { id: string; name: string };

export const SUPPORT: SeedTeam = { id: 'team_support', name: 'Support' };
export const WORKSHOP: SeedTeam = { id: 'team_workshop', name: 'Workshop' };
export const SHOP_FLOOR: SeedTeam = { id: 'team_shop_floor', name: 'Shop floor' };

/** Northwind's teams, and one of the second company, which Northwind must never see. */
export async function seedTeams(db: Db, now: Date): Promise<void> {
  const northwind = { clientId: NORTHWIND, now: before(now, 200 * DAY) };
  await buildTeam(db, {
    ...northwind,
    ...SUPPORT,
    description: 'Orders, parcels, money.',
    memberIds: [MAYA.id, JONAS.id],
  });
  await buildTeam(db, { ...northwind, ...WORKSHOP, description: 'Repairs in Bern.', memberIds: [MAYA.id, PRIYA.id] });
  await buildTeam(db, { ...northwind, ...SHOP_FLOOR, description: 'Stock and sizes.', memberIds: [PRIYA.id] });
  await buildTeam(db, {
    clientId: KESTREL,
    id: 'team_kestrel',
    name: 'Counter',
    memberIds: [ROSA.id],
    now: before(now, 100 * DAY),
  });
}
