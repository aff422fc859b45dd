import { createHash, randomBytes } from 'node:crypto';
import type { ApiKey, Db, Prisma } from '../client.ts';
import { buildClient } from './billing.ts';
import { fakeId } from './fakeId.ts';

type Overrides = Partial<Omit<Prisma.ApiKeyUncheckedCreateInput, 'scopes'>> & { scopes?: readonly string[] };

/** A key with its secret; it may read conversations unless `scopes` say more, of a client of its own unless `clientId` is given. */
export async function buildApiKey(
  db: Db,
  { scopes = ['ConversationsRead'], ...rest }: Overrides = {},
): Promise<ApiKey & { secret: string }> {
  const { clientId = (await buildClient(db)).id } = rest;
  const secret = `pk_live_${randomBytes(32).toString('base64url')}`;
  const key = await db.apiKey.create({
    data: {
      id: fakeId('akey'),
      name: 'Order system',
      prefix: secret.slice(0, 14),
      hash: createHash('sha256').update(secret).digest('hex'),
      createdByName: 'Maya Lindqvist',
      createdAt: new Date(),
      ...rest,
      clientId,
      scopes: JSON.stringify(scopes),
    },
  });
  return { ...key, secret };
}
