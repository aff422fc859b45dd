import { buildAttachment } from '@parley/db/factories/attachments';
import { buildConversation, buildVisitor } from '@parley/db/factories/inbox';
import { describe, expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { DAY, HOUR, MINUTE, moveClock } from '#testing/authOperations.ts';
import { buildCompany, type Company } from '#testing/company.ts';
import { png } from '#testing/files.ts';
import { visitorToken } from '#testing/tokens.ts';
import { upload } from '#testing/upload.ts';
import { LARGEST_FILE } from './limits.ts';
import { removeUnsent } from './removeUnsent.ts';

const api = await apiForTests();

const send = (token: string) => upload(api, { bytes: png(), token });
const noRoom = { status: 429, body: { code: 'TOO_MANY_FILES' } };

/** Files that no message has, each said to be of this size. */
async function unsent({ clientId }: Company, { uploaderId, count, size = 1 }: Unsent) {
  const file = { clientId, uploaderId, messageId: null, size, now: api.clock.now() };
  const first = await buildAttachment(api.db, file);
  const others = Array.from({ length: count - 1 }, (_, index) => ({ ...first, id: `${first.id}${index}` }));
  await api.db.attachment.createMany({ data: others });
}
type Unsent = { uploaderId: string; count: number; size?: number };

/** Another of the company's visitors, who has written unless told otherwise. */
async function anotherVisitor({ clientId, assistantId }: Company, { hasWritten = true } = {}) {
  const visitor = await buildVisitor(api.db, { clientId });
  if (hasWritten) await buildConversation(api.db, { clientId, assistantId, visitorId: visitor.id });
  return { id: visitor.id, token: await visitorToken(api.deps, visitor, assistantId) };
}

describe('what a visitor has uploaded and not sent', () => {
  it('is at most 30 files, until some are sent or a day has passed', async () => {
    const company = await buildCompany(api);
    const { visitor } = company;
    await unsent(company, { uploaderId: visitor.id, count: 29 });
    expect((await send(company.visitorToken)).status).toBe(201);

    expect(await send(company.visitorToken)).toMatchObject({
      ...noRoom,
      body: { message: 'You have 30 files that are not sent yet. Send them first, or try again tomorrow.' },
    });

    moveClock(api, DAY + MINUTE);
    await removeUnsent(api.deps);
    expect((await send(company.visitorToken)).status).toBe(201);
  });

  it('is at most 100 MB', async () => {
    const company = await buildCompany(api);
    const { visitor } = company;
    await unsent(company, { uploaderId: visitor.id, count: 9, size: LARGEST_FILE });
    await unsent(company, { uploaderId: visitor.id, count: 1, size: LARGEST_FILE - png().length });
    expect((await send(company.visitorToken)).status).toBe(201);

    expect(await send(company.visitorToken)).toMatchObject({
      ...noRoom,
      body: {
        message: 'Your files that are not sent yet are too large together. Send them first, or try again tomorrow.',
      },
    });
  });

  it('stays within that when all is uploaded at once', async () => {
    const company = await buildCompany(api);
    const { visitor } = company;
    await unsent(company, { uploaderId: visitor.id, count: 25 });

    const answers = await Promise.all(Array.from({ length: 10 }, () => send(company.visitorToken)));

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
  });

  it('is nothing that was sent, and nothing of somebody else', async () => {
    const company = await buildCompany(api);
    const { visitor, clientId } = company;
    const { messages } = await buildConversation(api.db, {
      clientId,
      assistantId: company.assistantId,
      visitorId: visitor.id,
      messages: ['Here they are.'],
    });
    for (let index = 0; index < 30; index += 1) {
      await buildAttachment(api.db, { messageId: messages[0]?.id, size: LARGEST_FILE });
    }
    await unsent(company, { uploaderId: (await anotherVisitor(company)).id, count: 30, size: LARGEST_FILE });

    expect((await send(company.visitorToken)).status).toBe(201);
  });
});

describe('what visitors who have not written have uploaded', () => {
  it.each([
    ['300 files', { count: 300 }],
    ['1 GB', { count: 100, size: LARGEST_FILE }],
  ])('is at most %s of one company, which stops neither staff nor who has written', async (_, full) => {
    const company = await buildCompany(api);
    const { id } = await anotherVisitor(company, { hasWritten: false });
    await unsent(company, { uploaderId: id, ...full });

    expect(await send(company.visitorToken)).toMatchObject({
      ...noRoom,
      body: { message: 'Write a message first, then attach your files.' },
    });
    expect((await send((await anotherVisitor(company)).token)).status).toBe(201);
    expect((await send(company.agentToken)).status).toBe(201);
    expect((await send((await buildCompany(api)).visitorToken)).status).toBe(201);
  });
});

it('takes 200 files of one visitor in a day, sent or not', async () => {
  const { visitor, visitorToken: token } = await buildCompany(api);
  await send(token);
  const key = `upload:day:${visitor.id}`;
  await api.db.throttle.update({ where: { key }, data: { hits: 199 } });
  expect((await send(token)).status).toBe(201);

  moveClock(api, HOUR);

  expect(await send(token)).toMatchObject({
    status: 429,
    body: { code: 'TOO_MANY_ATTEMPTS', message: 'Too many attempts. Try again in 23 hours.' },
  });
});
