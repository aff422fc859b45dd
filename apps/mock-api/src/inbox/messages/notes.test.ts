import { buildUser } from '@parley/db/factories/auth';
import { buildConversation } from '@parley/db/factories/inbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { messagesUsed } from '#billing/usage/usage.service.ts';
import { apiForTests } from '#testing/apiForTests.ts';
import { firstCode, firstError } from '#testing/authOperations.ts';
import { buildCompany, type Company } from '#testing/company.ts';
import { png } from '#testing/files.ts';
import { subscribe } from '#testing/subscriber.ts';
import { uploaded } from '#testing/upload.ts';

const SECRET = 'shelf-three';

const api = await apiForTests();
const origin = await api.listen();
let company: Company;
beforeEach(async () => {
  company = await buildCompany(api);
});

const ADD = `mutation ($input: AddNoteInput!) {
  addNote(input: $input) {
    message { id kind author authorName body sequence mentions { id name } attachments { url } }
    conversation { id lastMessagePreview lastActivityAt unreadCount containMessagesUnreadByAgents waitingSince version }
  }
}`;

const asked = () => {
  const { clientId, assistantId, visitor } = company;
  return buildConversation(api.db, { clientId, assistantId, visitorId: visitor.id, messages: ['Hello?'] });
};
const colleague = (overrides = {}) =>
  buildUser(api.db, { clientId: company.clientId, name: 'Jonas Reber', ...overrides });

type Note = {
  conversationId: string;
  body?: string;
  key?: string;
  mentionedUserIds?: string[];
  attachmentIds?: string[];
};

const add = ({ body = `Look at ${SECRET}`, key = 'note-1', ...rest }: Note, token = company.agentToken) =>
  api.run(ADD, { token, variables: { input: { body, key, ...rest } } });

describe('a private note', () => {
  it('stands in the thread under its author, and mentions colleagues, who are told', async () => {
    const conversation = await asked();
    const jonas = await colleague();

    const { body } = await add({ conversationId: conversation.id, mentionedUserIds: [jonas.id, company.agent.id] });

    expect(body.data.addNote.message).toMatchObject({
      kind: 'Note',
      author: 'Agent',
      authorName: 'Maya Lindqvist',
      sequence: 2,
      mentions: [{ name: 'Jonas Reber' }, { name: 'Maya Lindqvist' }],
    });
    const told = await api.db.notification.findMany({ where: { conversationId: conversation.id } });
    expect(told).toMatchObject([{ userId: jonas.id, kind: 'Mention', actorName: 'Maya Lindqvist' }]);
  });

  it('changes nothing of what the list shows: nobody was answered, nothing was read', async () => {
    const { id, version, lastActivityAt, waitingSince } = await asked();

    const { body } = await add({ conversationId: id });

    expect(body.data.addNote.conversation).toEqual({
      id,
      lastMessagePreview: 'Hello?',
      lastActivityAt: lastActivityAt.toISOString(),
      unreadCount: 1,
      containMessagesUnreadByAgents: true,
      waitingSince: waitingSince?.toISOString(),
      version: version + 1,
    });
    expect(await messagesUsed(api.deps, company.clientId)).toBe(0);
  });

  it('is stored once, and its key stands for no reply', async () => {
    const { id: conversationId } = await asked();
    const first = await add({ conversationId });

    expect((await add({ conversationId })).body.data.addNote.message).toEqual(first.body.data.addNote.message);
    const reply = await api.run(
      'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }',
      {
        token: company.agentToken,
        variables: { input: { conversationId, key: 'note-1', body: `Look at ${SECRET}` } },
      },
    );
    expect(firstCode(reply)).toBe('KEY_REUSED');
  });

  it('mentions only who works here', async () => {
    const { id: conversationId } = await asked();
    const stranger = await buildCompany(api);
    const invited = await colleague({ status: 'Pending' });

    for (const id of [stranger.agent.id, invited.id, 'user_none']) {
      const { extensions } = firstError(await add({ conversationId, mentionedUserIds: [id] }));
      expect(extensions).toMatchObject({ code: 'NOT_FOUND', field: 'mentionedUserIds' });
    }
    expect(await api.db.message.count({ where: { conversationId } })).toBe(1);
  });

  it.each(['', 'x'.repeat(5001)])('is refused when it is empty or too long (%#)', async (body) => {
    const { id: conversationId } = await asked();

    expect(firstError(await add({ conversationId, body })).extensions).toMatchObject({
      code: 'BAD_INPUT',
      field: 'body',
    });
  });
});

describe('to the visitor a note does not exist', () => {
  const asVisitor = (document: string, variables = {}) => api.run(document, { token: company.visitorToken, variables });

  it('by any query, nor by its id, nor as a gap in the count', async () => {
    const { id: conversationId } = await asked();
    const attachmentIds = [await uploaded(api, { name: `${SECRET}.png`, bytes: png(), token: company.agentToken })];
    const { body } = await add({ conversationId, attachmentIds });
    const noteId = body.data.addNote.message.id;
    await api.run('mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }', {
      token: company.agentToken,
      variables: { input: { conversationId, body: 'Good morning', key: 'reply' } },
    });

    const MESSAGES =
      'messages { edges { cursor node { id kind body sequence replyTo { body } attachments { name } } } }';
    const list = await asVisitor(`{ visitorConversations { id lastActivityAt ${MESSAGES} } }`);
    const node = await asVisitor(`query ($id: ID!) { node(id: $id) { ... on VisitorConversation { ${MESSAGES} } } }`, {
      id: conversationId,
    });
    const note = await asVisitor('query ($id: ID!) { node(id: $id) { id } }', { id: noteId });

    for (const answer of [list, node]) expect(JSON.stringify(answer.body)).not.toContain(SECRET);
    expect(note.body.data.node).toBeNull();
    const edges = list.body.data.visitorConversations[0].messages.edges;
    expect(edges.map((edge: { node: { sequence: number } }) => edge.node.sequence)).toEqual([1, 2]);
  });

  it('by live events, when it comes, is edited and is taken back', async () => {
    const { id: conversationId } = await asked();
    const variables = { id: conversationId };
    const listen = (token: string, topic: string) =>
      subscribe(api, origin, {
        document: `subscription ($id: ID!) { ${topic}(conversationId: $id) { id body kind takenBackAt } }`,
        variables,
        token,
      });
    const visitor = [
      await listen(company.visitorToken, 'messageCreated'),
      await listen(company.visitorToken, 'messageUpdated'),
    ];
    const agent = [
      await listen(company.agentToken, 'messageCreated'),
      await listen(company.agentToken, 'messageUpdated'),
    ];

    const { body } = await add({ conversationId });
    const { id } = body.data.addNote.message;
    const token = company.agentToken;
    await api.run('mutation ($id: ID!) { editMessage(input: { id: $id, body: "Edited" }) { message { id } } }', {
      token,
      variables: { id },
    });
    await api.run('mutation ($id: ID!) { unsendMessage(id: $id) { message { id } } }', { token, variables: { id } });

    await expect.poll(() => agent.map(({ received }) => received.length)).toEqual([1, 2]);
    for (const { received } of visitor) expect(received).toEqual([]);
    for (const one of [...visitor, ...agent]) await one.stop();
  });

  it('as something to answer', async () => {
    const { id: conversationId } = await asked();
    const { body } = await add({ conversationId });

    const reply = await api.run(
      'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }',
      {
        token: company.agentToken,
        variables: { input: { conversationId, body: 'Yes', key: 'reply', replyToId: body.data.addNote.message.id } },
      },
    );

    expect(firstCode(reply)).toBe('NOT_FOUND');
  });
});
