import { expect, it } from 'vitest';
import { faultOf } from './client.ts';
import { buildClient } from './factories/billing.ts';
import { runElsewhere } from './testing/otherProcess.ts';
import { tempDatabase } from './testing/tempDatabase.ts';

it('does 300 nested writes and transactions in a process that may open 256 files', async () => {
  const { url } = await tempDatabase();
  const writer = runElsewhere(
    `
    import { openDb } from '#/client.ts';
    import { buildAssistant } from '#/factories/assistants.ts';
    import { buildConversation } from '#/factories/inbox.ts';
    import { buildClient } from '#/factories/billing.ts';
    const db = openDb(${JSON.stringify(url)});
    const { id: clientId } = await buildClient(db);
    const { id: assistantId } = await buildAssistant(db, { clientId });
    const place = { clientId, assistantId, messages: ['One', 'Two'] };
    for (let n = 0; n < 15; n++) {
      await Promise.all(Array.from({ length: 20 }, () => buildConversation(db, place)));
      await db.$transaction([db.client.count(), db.message.count()]);
    }
    console.log(await db.message.count());
    await db.$disconnect();
  `,
    { shellPrefix: 'ulimit -n 256' },
  );

  const { code, output } = await writer.ended;

  expect(output.trim()).toBe('600');
  expect(code).toBe(0);
}, 60_000);

it('says that the disk is full, keeps what it had, and goes on once there is room', async () => {
  const { db } = await tempDatabase();
  const client = await buildClient(db);
  const [{ page_count: pages } = { page_count: 0n }] = await db.$queryRaw<{ page_count: bigint }[]>`PRAGMA page_count`;
  await db.$queryRawUnsafe(`PRAGMA max_page_count = ${Number(pages) + 20}`);
  const mail = (n: number) => ({
    data: { id: `mail_${n}`, to: 'a@b.c', subject: 's', text: 'x'.repeat(20_000), html: '', sentAt: new Date() },
  });

  let stored = 0;
  const fill = async () => {
    for (; stored < 100; stored++) await db.mail.create(mail(stored));
  };
  const fault = await fill().then(() => null, faultOf);
  const inTransaction = await db
    .$transaction(async (tx) => {
      await tx.client.update({ where: { id: client.id }, data: { name: 'Half of it' } });
      await tx.mail.create(mail(200));
    })
    .then(() => null, faultOf);

  expect(fault).toMatchObject({ kind: 'Full', message: expect.stringContaining('disk is full') });
  expect(inTransaction).toMatchObject({ kind: 'Full' });
  expect(await db.mail.count()).toBe(stored);
  expect(await db.client.findUnique({ where: { id: client.id } })).toMatchObject({ name: client.name });
  expect(await db.$queryRaw`PRAGMA integrity_check`).toEqual([{ integrity_check: 'ok' }]);

  await db.$queryRaw`PRAGMA max_page_count = 1000000`;
  await db.mail.create(mail(300));
  expect(await db.mail.count()).toBe(stored + 1);
});
