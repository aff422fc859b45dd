import type { Db, Macro, Prisma } from '../client.ts';
import { buildUser } from './auth.ts';
import { fakeId } from './fakeId.ts';

type MacroOverrides = Partial<Omit<Prisma.MacroUncheckedCreateInput, 'actions'>> & {
  clientId: string;
  now?: Date;
  actions?: readonly { type: string }[];
};

/** A macro that the client's staff shares, which resolves; its owner is made unless given. */
export async function buildMacro(db: Db, overrides: MacroOverrides): Promise<Macro> {
  const { now = new Date(), clientId, actions = [{ type: 'Resolve' }], ...rest } = overrides;
  const id = fakeId('macr');
  return db.macro.create({
    data: {
      id,
      clientId,
      ownerId: rest.ownerId ?? (await buildUser(db, { clientId, now })).id,
      name: `Close ${id}`,
      createdAt: now,
      updatedAt: now,
      ...rest,
      actions: JSON.stringify(actions),
    },
  });
}
