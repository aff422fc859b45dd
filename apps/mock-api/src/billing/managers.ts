import type { User } from '@parley/db';
import { permissionsOf } from '#auth/users.ts';
import type { Deps } from '#context.ts';

/** Those who may manage a company, and so look after its plan and its bills. */
export async function managersOf({ db }: Pick<Deps, 'db'>, clientId: string): Promise<User[]> {
  const users = await db.user.findMany({ where: { clientId, status: 'Active' }, orderBy: { createdAt: 'asc' } });
  const flags = await Promise.all(users.map((user) => permissionsOf({ db }, user)));
  return users.filter((_, place) => flags[place]?.MANAGE_CLIENT);
}
