import { faker } from '@faker-js/faker/locale/en';
import { hash } from '@node-rs/argon2';
import type { Db, Prisma, User } from '../client.ts';
import { buildClient } from './billing.ts';
import { fakeId } from './fakeId.ts';

type UserOverrides = Partial<Omit<Prisma.UserUncheckedCreateInput, 'clientId' | 'passwordHash'>> & {
  clientId?: string;
  /** Left out: an account that cannot sign in with a password. */
  password?: string;
  now?: Date;
};

/** Not secret, and always the same: these passwords stand in tests and in README. */
const SALT = Buffer.from('parley-demo-salt');
const hashes = new Map<string, Promise<string>>();

/** The argon2id hash of a password that everybody may know; computed once per process and the same in each. */
async function publicPasswordHash(password: string): Promise<string> {
  const known = hashes.get(password) ?? hash(password, { salt: SALT });
  hashes.set(password, known);
  return known;
}

/** A member of staff: Active and of role Staff unless said otherwise, of a client of their own unless `clientId` is given. */
export async function buildUser(db: Db, overrides: UserOverrides = {}): Promise<User & { clientId: string }> {
  const { now = new Date(), password, clientId = (await buildClient(db, { now })).id, ...rest } = overrides;
  const user = await db.user.create({
    data: {
      id: fakeId('user'),
      clientId,
      email: faker.internet.email({ provider: `${faker.string.alphanumeric(8)}.example` }).toLowerCase(),
      name: faker.person.fullName(),
      emailProvenAt: now,
      passwordHash: password === undefined ? null : await publicPasswordHash(password),
      createdAt: now,
      updatedAt: now,
      ...rest,
    },
  });
  return { ...user, clientId };
}
