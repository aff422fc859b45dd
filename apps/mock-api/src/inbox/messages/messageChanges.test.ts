import { buildUser } from '@parley/db/factories/auth';
import { buildConversation } from '@parley/db/factories/inbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { messagesUsed } from '#billing/usage/usage.service.ts';
import { apiForTests } from '#testing/apiForTests.ts';
import { firstCode, firstError, moveClock } from '#testing/authOperations.ts';
import { buildCompany, type Company } from '#testing/company.ts';
import { png } from '#testing/files.ts';
import { subscribe } from '#testing/subscriber.ts';
import { staffToken } from '#testing/tokens.ts';
import { uploaded } from '#testing/upload.ts';

const api = await apiForTests();
let company: Company;
let conversationId: string;
beforeEach(async () => {
  api.clock.setOffset(0);
  company = await buildCompany(api);
  const { clientId, assistantId, visitor } = company;
  const conversation = await buildConversation(api.db, {
    clientId,
    assistantId,
    visitorId: visitor.id,
    messages: ['Hello?'],
  });
  conversationId = conversation.id;
});

const ANSWER = `message { id body editedAt takenBackAt version replyTo { id body } attachments { name url } }
  conversation { id lastMessagePreview lastMessageAuthor lastActivityAt waitingSince version }`;

async function send(input: object = {}, token = company.agentToken) {
  const variables = { input: { conversationId, body: 'Good mroning', key: 'reply', ...input } };
  const { body } = await api.run(`mutation ($input: SendMessageInput!) { sendMessage(input: $input) { ${ANSWER} } }`, {
    token,
    variables,
  });
  return body.data.sendMessage;
}

const edit = (id: string, body: string, token = company.agentToken) =>
  api.run(`mutation ($input: EditMessageInput!) { editMessage(input: $input) { ${ANSWER} } }`, {
    token,
    variables: { input: { id, body } },
  });
const unsend = (id: string, token = company.agentToken) =>
  api.run(`mutation ($id: ID!) { unsendMessage(id: $id) { ${ANSWER} } }`, { token, variables: { id } });

const asVisitor = async () => {
  const { body } = await api.run(
    '{ visitorConversations { messages { edges { node { body editedAt takenBackAt replyTo { body } attachments { name } } } } } }',
    { token: company.visitorToken },
  );
  return body.data.visitorConversations[0].messages.edges.map((edge: { node: unknown }) => edge.node);
};

describe('editing', () => {
  it('changes the message for both sides, and says that it did', async () => {
    const { message, conversation } = await send();

    const { body } = await edit(message.id, ' Good morning ');

    expect(body.data.editMessage).toMatchObject({
      message: { body: 'Good morning', editedAt: expect.any(String), version: 2 },
      conversation: { lastMessagePreview: 'Good morning', version: conversation.version + 1 },
    });
    expect(await asVisitor()).toMatchObject([{}, { body: 'Good morning', editedAt: expect.any(String) }]);
  });

  it('of an earlier message leaves the list as it is', async () => {
    const { message } = await send();
    await send({ body: 'Anything else?', key: 'second' });

    const { body } = await edit(message.id, 'Good morning');

    expect(body.data.editMessage.conversation.lastMessagePreview).toBe('Anything else?');
  });

  it("is refused for a colleague's message, the visitor's, and one taken back", async () => {
    const { message } = await send();
    const jonas = await staffToken(api.deps, await buildUser(api.db, { clientId: company.clientId }));
    const question = await api.db.message.findFirstOrThrow({ where: { conversationId, sequence: 1 } });

    expect(firstCode(await edit(message.id, 'Mine', jonas))).toBe('NOT_FOUND');
    expect(firstCode(await edit(question.id, 'Goodbye'))).toBe('NOT_FOUND');
    await unsend(message.id);
    expect(firstCode(await edit(message.id, 'Again'))).toBe('NOT_FOUND');
  });

  it.each(['', '\u200B', 'x'.repeat(5001)])('to nothing or too much is refused (%#)', async (text) => {
    const { message } = await send();

    expect(firstError(await edit(message.id, text)).extensions).toMatchObject({ code: 'BAD_INPUT', field: 'body' });
  });
});

describe('taking back', () => {
  it('leaves nothing but the place of it, on both sides', async () => {
    const attachmentIds = [await uploaded(api, { bytes: png(), token: company.agentToken })];
    const { message } = await send({ attachmentIds });

    const { body } = await unsend(message.id);

    expect(body.data.unsendMessage.message).toMatchObject({
      body: '',
      takenBackAt: expect.any(String),
      attachments: [],
      version: 2,
    });
    expect(await asVisitor()).toMatchObject([{}, { body: '', takenBackAt: expect.any(String), attachments: [] }]);
    const response = await api.api.fetch(new Request(message.attachments[0].url));
    expect(response.status).toBe(403);
  });

  it('gives its files back to their author alone, who may send them again', async () => {
    const attachmentIds = [await uploaded(api, { bytes: png(), token: company.agentToken })];
    const { message } = await send({ attachmentIds });
    await unsend(message.id);

    const again = await send({ key: 'again', attachmentIds });

    expect(again.message.attachments).toMatchObject([{ name: 'photo.png' }]);
  });

  it('makes the conversation what it was: the visitor waits for an answer again', async () => {
    const before = await api.db.conversation.findUniqueOrThrow({ where: { id: conversationId } });
    const { message } = await send();

    const { body } = await unsend(message.id);

    expect(body.data.unsendMessage.conversation).toEqual({
      id: conversationId,
      lastMessagePreview: 'Hello?',
      lastMessageAuthor: 'Visitor',
      lastActivityAt: before.lastActivityAt.toISOString(),
      waitingSince: before.waitingSince?.toISOString(),
      version: before.version + 2,
    });
    const { firstAgentReplyAt, hasAttachments } = await api.db.conversation.findUniqueOrThrow({
      where: { id: conversationId },
    });
    expect([firstAgentReplyAt, hasAttachments]).toEqual([null, false]);
    expect(await messagesUsed(api.deps, company.clientId)).toBe(0);
  });

  it('lets who asked for a person wait for one again, also once it was resolved and reopened', async () => {
    await api.run('mutation ($id: ID!) { requestPerson(conversationId: $id) { id } }', {
      token: company.visitorToken,
      variables: { id: conversationId },
    });
    const before = await api.db.conversation.findUniqueOrThrow({ where: { id: conversationId } });
    expect(before.handoffRequestedAt).not.toBeNull();
    const waiting = { waitingSince: before.waitingSince, handoffRequestedAt: before.handoffRequestedAt };
    const { message } = await send();

    await unsend(message.id);

    expect(await api.db.conversation.findUnique({ where: { id: conversationId } })).toMatchObject(waiting);
    for (const status of ['Resolved', 'Open']) {
      await api.run(
        'mutation ($changes: [ConversationChange!]!) { updateConversations(changes: $changes) { undo { id } } }',
        {
          token: company.agentToken,
          variables: { changes: [{ id: conversationId, status }] },
        },
      );
    }
    expect(await api.db.conversation.findUnique({ where: { id: conversationId } })).toMatchObject(waiting);
  });

  it('is possible for ten seconds, once', async () => {
    const [late, twice] = [await send({ key: 'late' }), await send({ key: 'twice' })];
    moveClock(api, 9000);
    expect((await unsend(twice.message.id)).body.errors).toBeUndefined();
    expect(firstCode(await unsend(twice.message.id))).toBe('NOT_FOUND');

    moveClock(api, 6000);
    expect(firstCode(await unsend(late.message.id))).toBe('TOO_LATE');
  });

  it("of a colleague's message is refused", async () => {
    const { message } = await send();
    const jonas = await staffToken(api.deps, await buildUser(api.db, { clientId: company.clientId, role: 'Admin' }));

    expect(firstCode(await unsend(message.id, jonas))).toBe('NOT_FOUND');
  });

  it('is told to who is there, with a newer version', async () => {
    const origin = await api.listen();
    const listener = await subscribe(api, origin, {
      document: 'subscription ($id: ID!) { messageUpdated(conversationId: $id) { body version takenBackAt } }',
      variables: { id: conversationId },
      token: company.visitorToken,
    });
    const { message } = await send();
    await edit(message.id, 'Good morning');
    await unsend(message.id);

    await expect
      .poll(() => listener.received)
      .toMatchObject([
        { body: 'Good morning', version: 2, takenBackAt: null },
        { body: '', version: 3, takenBackAt: expect.any(String) },
      ]);
    await listener.stop();
  });
});

describe('answering one message', () => {
  it('shows both sides which one', async () => {
    const { id: replyToId } = await api.db.message.findFirstOrThrow({ where: { conversationId } });

    const { message } = await send({ replyToId });

    expect(message.replyTo).toMatchObject({ id: replyToId, body: 'Hello?' });
    expect(await asVisitor()).toMatchObject([{ replyTo: null }, { replyTo: { body: 'Hello?' } }]);
  });

  it('of another conversation, or taken back, is refused', async () => {
    const { clientId, assistantId } = company;
    const other = await buildConversation(api.db, { clientId, assistantId });
    const { message } = await send();
    await unsend(message.id);

    for (const replyToId of [other.messages[0]?.id, message.id]) {
      const answer = await api.run(
        'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }',
        {
          token: company.agentToken,
          variables: { input: { conversationId, body: 'Yes', key: 'yes', replyToId } },
        },
      );
      expect(firstError(answer).extensions).toMatchObject({ code: 'NOT_FOUND', field: 'replyToId' });
    }
  });
});
