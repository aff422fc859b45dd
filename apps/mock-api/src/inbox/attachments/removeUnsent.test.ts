import { buildAttachment } from '@parley/db/factories/attachments';
import { describe, expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { DAY, HOUR, moveClock } from '#testing/authOperations.ts';
import { buildCompany } from '#testing/company.ts';
import { png } from '#testing/files.ts';
import { uploaded } from '#testing/upload.ts';
import { removeUnsent } from './removeUnsent.ts';

const api = await apiForTests();

describe('files that were not sent', () => {
  it('are removed after a day; those that belong to something stay', async () => {
    const draft = await uploaded(api, { bytes: png(), token: (await buildCompany(api)).agentToken });
    const sent = await buildAttachment(api.db, { now: api.clock.now() });
    const kept = () => api.db.attachment.count({ where: { id: { in: [draft, sent.id] } } });

    moveClock(api, 23 * HOUR);
    await removeUnsent(api.deps);
    expect(await kept()).toBe(2);

    moveClock(api, DAY);
    await removeUnsent(api.deps);
    expect(await api.db.attachment.findMany({ where: { id: { in: [draft, sent.id] } }, select: { id: true } })).toEqual(
      [{ id: sent.id }],
    );
  });
});
