import type { CannedReply, Db, Prisma } from '../client.ts';
import { buildUser } from './auth.ts';
import { fakeId } from './fakeId.ts';

type CannedReplyOverrides = Partial<Prisma.CannedReplyUncheckedCreateInput> & { clientId: string; now?: Date };

/** A canned reply that the client's staff shares; its owner is made unless given. */
export async function buildCannedReply(db: Db, overrides: CannedReplyOverrides): Promise<CannedReply> {
  const { now = new Date(), clientId, ...rest } = overrides;
  const id = fakeId('cann');
  return db.cannedReply.create({
    data: {
      id,
      clientId,
      ownerId: rest.ownerId ?? (await buildUser(db, { clientId, now })).id,
      shortcut: id.replace('_', '-'),
      title: 'Opening hours',
      body: 'We are open from Monday to Saturday, 9:00 to 18:30.',
      createdAt: now,
      updatedAt: now,
      ...rest,
    },
  });
}
