import { createHash } from 'node:crypto';
import type { Db } from '../client.ts';
import { MAYA } from './auth.ts';
import { NORTHWIND } from './billing.ts';
import { after, before, DAY, HOUR, MINUTE } from './instants.ts';

/** Of a company that does not exist: everybody may read it, also in docs/public-api.md. */
export const DEMO_KEY = 'pk_live_northwind-demo-key-that-everybody-can-read';

const SHOWN = 14;
const hashed = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** Northwind's keys: one in use, whose secret is known, one that soon ends and one that was revoked. */
export async function seedApiKeys(db: Db, now: Date): Promise<void> {
  const made = { clientId: NORTHWIND, createdById: MAYA.id, createdByName: MAYA.name };
  await db.apiKey.createMany({
    data: [
      {
        ...made,
        id: 'akey_northwind1',
        name: 'Order system',
        prefix: DEMO_KEY.slice(0, SHOWN),
        hash: hashed(DEMO_KEY),
        scopes: JSON.stringify([
          'ConversationsRead',
          'ConversationsWrite',
          'VisitorsRead',
          'ArticlesRead',
          'ArticlesWrite',
          'FormsRead',
        ]),
        createdAt: before(now, 41 * DAY),
        lastUsedAt: before(now, 12 * MINUTE),
      },
      {
        ...made,
        id: 'akey_northwind2',
        name: 'Newsletter export',
        prefix: 'pk_live_Xq4tZa',
        hash: hashed('akey_northwind2'),
        scopes: JSON.stringify(['VisitorsRead']),
        createdAt: before(now, 83 * DAY),
        lastUsedAt: before(now, 3 * DAY),
        expiresAt: after(now, 7 * DAY),
      },
      {
        ...made,
        id: 'akey_northwind3',
        name: 'Old help site',
        prefix: 'pk_live_9kPw2M',
        hash: hashed('akey_northwind3'),
        scopes: JSON.stringify(['ArticlesRead']),
        createdAt: before(now, 210 * DAY),
        lastUsedAt: before(now, 60 * DAY + HOUR),
        revokedAt: before(now, 58 * DAY),
      },
    ],
  });
}
