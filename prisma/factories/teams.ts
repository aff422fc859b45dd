import { faker } from '@faker-js/faker/locale/en';
import type { Db, Prisma, Team } from '../client.ts';
import { buildClient } from './billing.ts';
import { fakeId } from './fakeId.ts';

type TeamOverrides = Partial<Omit<Prisma.TeamUncheckedCreateInput, 'members'>> & { memberIds?: string[]; now?: Date };

/** A team, of a client of its own unless `clientId` is given. */
export async function buildTeam(db: Db, overrides: TeamOverrides = {}): Promise<Team> {
  const { now = new Date(), clientId = (await buildClient(db, { now })).id, memberIds = [], ...rest } = overrides;
  return db.team.create({
    data: {
      id: fakeId('team'),
      clientId,
      name: faker.string.alpha(12),
      createdAt: now,
      updatedAt: now,
      ...rest,
      members: { create: memberIds.map((userId) => ({ userId })) },
    },
  });
}
