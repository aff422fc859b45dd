import { buildUser } from '@parley/db/factories/auth';
import { buildConversation, buildMessage } from '@parley/db/factories/inbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { firstCode, firstError, HOUR, moveClock } from '#testing/authOperations.ts';
import { buildCompany, type Company } from '#testing/company.ts';
import { png } from '#testing/files.ts';
import { staffToken } from '#testing/tokens.ts';
import { uploaded } from '#testing/upload.ts';
import { sendDueMessages } from './sendDueMessages.ts';

const api = await apiForTests();
let company: Company;
let conversationId: string;
beforeEach(async () => {
  api.clock.setOffset(0);
  company = await buildCompany(api);
  const { clientId, assistantId, visitor } = company;
  const conversation = await buildConversation(api.db, { clientId, assistantId, visitorId: visitor.id });
  conversationId = conversation.id;
});

const LIST = 'id scheduledMessages { id body sendAt cancelIfReply authorName attachments { name } replyTo { body } }';
const inHours = (hours: number) => new Date(api.clock.now().getTime() + hours * HOUR).toISOString();

const schedule = (input: object = {}, token = company.agentToken) =>
  api.run(`mutation ($input: ScheduleMessageInput!) { scheduleMessage(input: $input) { ${LIST} } }`, {
    token,
    variables: { input: { conversationId, body: 'It has arrived.', key: 'later', sendAt: inHours(2), ...input } },
  });
const scheduled = async (input: object = {}) => {
  const { body } = await schedule(input);
  return body.data.scheduleMessage.scheduledMessages[0];
};
const update = (input: object, token = company.agentToken) =>
  api.run(`mutation ($input: UpdateScheduledMessageInput!) { updateScheduledMessage(input: $input) { ${LIST} } }`, {
    token,
    variables: { input: { body: 'It is here.', sendAt: inHours(3), cancelIfReply: true, ...input } },
  });
const cancel = (id: string, token = company.agentToken) =>
  api.run(`mutation ($id: ID!) { cancelScheduledMessage(id: $id) { ${LIST} } }`, { token, variables: { id } });
const said = async () => {
  const messages = await api.db.message.findMany({ where: { conversationId }, orderBy: { sequence: 'asc' } });
  return messages.map(({ kind, body }) => `${kind}: ${body}`).slice(1);
};
const colleague = async () => staffToken(api.deps, await buildUser(api.db, { clientId: company.clientId }));

describe('a scheduled message', () => {
  it('is sent once, at its time, under the name of its author and with its files', async () => {
    const attachmentIds = [await uploaded(api, { bytes: png(), token: company.agentToken })];
    await schedule({ attachmentIds });
    await schedule({ attachmentIds });
    await sendDueMessages(api.deps);
    expect(await said()).toEqual([]);

    moveClock(api, 2 * HOUR);
    await Promise.all([sendDueMessages(api.deps), sendDueMessages(api.deps)]);

    const [message] = await api.db.message.findMany({
      where: { conversationId, author: 'Agent' },
      include: { attachments: true },
    });
    expect(message).toMatchObject({
      body: 'It has arrived.',
      authorName: 'Maya Lindqvist',
      key: 'later',
      attachments: [{ id: attachmentIds[0] }],
    });
    expect(await said()).toEqual(['Text: It has arrived.']);
    expect(await api.db.scheduledMessage.count({ where: { conversationId } })).toBe(0);
  });

  it('answers what it was written to, as a reply does that is sent at once', async () => {
    const { id } = await buildMessage(api.db, { conversationId, body: 'Where is it?' });
    const elsewhere = await buildConversation(api.db, {
      clientId: company.clientId,
      assistantId: company.assistantId,
      visitorId: company.visitor.id,
    });
    const other = await buildMessage(api.db, { conversationId: elsewhere.id });
    expect(firstCode(await schedule({ replyToId: other.id }))).toBe('NOT_FOUND');

    const sendAt = inHours(2);
    const { body } = await schedule({ replyToId: id, sendAt });
    expect(body.data.scheduleMessage.scheduledMessages).toMatchObject([{ replyTo: { body: 'Where is it?' } }]);
    expect(firstCode(await schedule({ sendAt }))).toBe('KEY_REUSED');
    moveClock(api, 2 * HOUR);
    await sendDueMessages(api.deps);

    expect(await api.db.message.findMany({ where: { conversationId, author: 'Agent' } })).toMatchObject([
      { body: 'It has arrived.', replyToId: id },
    ]);
  });

  it('is sent also when what it answers was taken back meanwhile', async () => {
    const { id } = await buildMessage(api.db, { conversationId, body: 'Where is it?' });
    await schedule({ replyToId: id });
    await api.db.message.update({ where: { id }, data: { takenBackAt: api.clock.now() } });

    moveClock(api, 2 * HOUR);
    await sendDueMessages(api.deps);

    expect(await api.db.message.findMany({ where: { conversationId, author: 'Agent' } })).toMatchObject([
      { body: 'It has arrived.', replyToId: null },
    ]);
  });

  it('is sent although its key was used for something else meanwhile, and keeps no other one back', async () => {
    await schedule({ key: 'same' });
    await schedule({ body: 'See you then.', sendAt: inHours(3) });
    await api.run('mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }', {
      token: company.agentToken,
      variables: { input: { conversationId, body: 'At once.', key: 'same' } },
    });

    moveClock(api, 3 * HOUR);
    await sendDueMessages(api.deps);

    expect(await said()).toEqual(['Text: At once.', 'Text: It has arrived.', 'Text: See you then.']);
  });

  it('is refused under the key of what was said before', async () => {
    await api.run('mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }', {
      token: company.agentToken,
      variables: { input: { conversationId, body: 'At once.', key: 'same' } },
    });

    expect(firstCode(await schedule({ key: 'same' }))).toBe('KEY_REUSED');
  });

  it.each([
    ['other words', () => ({ body: 'It is late.' })],
    ['another time', () => ({ sendAt: inHours(4) })],
    ['another wish', () => ({ cancelIfReply: true })],
  ])('is refused under its own key with %s, and stays as it was', async (_, other) => {
    const sendAt = inHours(2);
    const first = await schedule({ sendAt });

    expect((await schedule({ sendAt })).body).toEqual(first.body);
    expect(firstCode(await schedule({ sendAt, ...other() }))).toBe('KEY_REUSED');

    expect(await api.db.scheduledMessage.findMany({ where: { conversationId } })).toMatchObject([
      { body: 'It has arrived.', sendAt: new Date(sendAt), cancelIfReply: false },
    ]);
  });

  it("is refused under the key of a colleague's", async () => {
    const sendAt = inHours(2);
    await schedule({ sendAt });

    expect(firstCode(await schedule({ sendAt }, await colleague()))).toBe('KEY_REUSED');
  });

  it('is sent although the visitor wrote before it was scheduled, in the same millisecond or by a clock put back', async () => {
    await buildMessage(api.db, { conversationId, body: 'Where is it?', now: api.clock.now() });
    moveClock(api, -HOUR);
    await schedule({ cancelIfReply: true });
    moveClock(api, 3 * HOUR);
    await sendDueMessages(api.deps);

    expect(await said()).toEqual(['Text: Where is it?', 'Text: It has arrived.']);
  });

  it('is sent although the visitor wrote, once its author has changed it knowing that', async () => {
    const { id } = await scheduled({ cancelIfReply: true });
    await buildMessage(api.db, { conversationId, body: 'Where is it?' });
    await update({ id });
    moveClock(api, 3 * HOUR);
    await sendDueMessages(api.deps);

    expect(await said()).toEqual(['Text: Where is it?', 'Text: It is here.']);
  });

  it('can be changed by its author alone, and put off', async () => {
    const { id } = await scheduled();

    expect(firstCode(await update({ id }, await colleague()))).toBe('NOT_FOUND');
    const { body } = await update({ id });

    expect(body.data.updateScheduledMessage.scheduledMessages).toMatchObject([
      { body: 'It is here.', cancelIfReply: true },
    ]);
    moveClock(api, 2.5 * HOUR);
    await sendDueMessages(api.deps);
    expect(await said()).toEqual([]);
  });

  it('can be cancelled by its author, and its files are free again', async () => {
    const attachmentIds = [await uploaded(api, { bytes: png(), token: company.agentToken })];
    const { id } = await scheduled({ attachmentIds });

    expect((await cancel(id)).body.data.cancelScheduledMessage.scheduledMessages).toEqual([]);

    expect(firstCode(await cancel(id))).toBe('NOT_FOUND');
    expect((await schedule({ key: 'again', attachmentIds })).body.errors).toBeUndefined();
  });

  it('can be cancelled by a colleague: it is kept with its files in the line that says so, and its author is told', async () => {
    const attachmentIds = [await uploaded(api, { bytes: png(), token: company.agentToken })];
    const { id } = await scheduled({ attachmentIds });
    const jonas = await buildUser(api.db, { clientId: company.clientId, name: 'Jonas Reber' });

    const { body } = await cancel(id, await staffToken(api.deps, jonas));

    expect(body.data.cancelScheduledMessage.scheduledMessages).toEqual([]);
    expect(await said()).toEqual([
      'Event: What Maya Lindqvist had scheduled was not sent, because Jonas Reber cancelled it: It has arrived.',
    ]);
    const line = await api.db.message.findFirstOrThrow({
      where: { conversationId, kind: 'Event' },
      include: { attachments: true },
    });
    expect(line).toMatchObject({ visitorSequence: null, attachments: [{ id: attachmentIds[0] }] });
    expect(await api.db.notification.findMany({ where: { userId: company.agent.id } })).toMatchObject([
      { kind: 'ScheduledNotSent', preview: 'It has arrived.' },
    ]);
  });

  it.each([
    ['in the past', -1],
    ['in two years', 2 * 366 * 24],
  ])('is refused %s', async (_, hours) => {
    expect(firstError(await schedule({ sendAt: inHours(hours) })).extensions).toMatchObject({
      code: 'BAD_INPUT',
      field: 'sendAt',
    });
  });

  it('is nothing that a visitor sees', async () => {
    await schedule();

    const { body } = await api.run(
      'query ($id: ID!) { node(id: $id) { ... on Conversation { scheduledMessages { body } } id } }',
      {
        token: company.visitorToken,
        variables: { id: conversationId },
      },
    );

    expect(JSON.stringify(body)).not.toContain('arrived');
  });
});
