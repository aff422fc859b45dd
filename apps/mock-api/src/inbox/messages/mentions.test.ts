import { buildUser } from '@parley/db/factories/auth';
import { buildConversation } from '@parley/db/factories/inbox';
import { beforeEach, expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { firstCode } from '#testing/authOperations.ts';
import { buildCompany, type Company } from '#testing/company.ts';
import { subscribe } from '#testing/subscriber.ts';
import { staffToken } from '#testing/tokens.ts';

const api = await apiForTests();
let company: Company;
let conversationId: string;
let jonas: { id: string };
let jonasToken: string;
beforeEach(async () => {
  company = await buildCompany(api);
  const { clientId, assistantId } = company;
  conversationId = (await buildConversation(api.db, { clientId, assistantId })).id;
  const colleague = await buildUser(api.db, { clientId, name: 'Jonas Reber' });
  jonas = colleague;
  jonasToken = await staffToken(api.deps, colleague);
});

const note = (mentionedUserIds: string[]) =>
  api.run('mutation ($input: AddNoteInput!) { addNote(input: $input) { message { id } } }', {
    token: company.agentToken,
    variables: { input: { conversationId, body: 'Look at this', key: 'note', mentionedUserIds } },
  });
const noted = async (...ids: string[]) => (await note(ids)).body.data.addNote.message.id;
const edit = (id: string, mentionedUserIds?: string[]) =>
  api.run('mutation ($input: EditMessageInput!) { editMessage(input: $input) { message { mentions { name } } } }', {
    token: company.agentToken,
    variables: { input: { id, body: 'Look at that', mentionedUserIds } },
  });

const FEED = 'notificationFeed { unreadCount notifications { edges { node { kind readAt } } } }';
const feed = async () => (await api.run(`{ ${FEED} }`, { token: jonasToken })).body.data.notificationFeed;

it('a mention that is edited out of a note is withdrawn from whoever has not looked yet, at once', async () => {
  const live = await subscribe(api, await api.listen(), {
    token: jonasToken,
    document: 'subscription { notificationsChanged { feed { unreadCount } } }',
  });
  const id = await noted(jonas.id);
  expect(await feed()).toMatchObject({ unreadCount: 1 });

  await edit(id, []);

  expect(await feed()).toEqual({ unreadCount: 0, notifications: { edges: [] } });
  expect((await live.until(3)).at(-1)).toEqual({ feed: { unreadCount: 0 } });
  await live.stop();
});

it('a mention that was looked at stays in the feed, and is not news when it is put in again', async () => {
  const id = await noted(jonas.id);
  await api.run('mutation { markAllNotificationsRead { read { id } } }', { token: jonasToken });

  await edit(id, []);
  await edit(id, [jonas.id]);

  expect(await feed()).toMatchObject({
    unreadCount: 0,
    notifications: { edges: [{ node: { kind: 'Mention', readAt: expect.any(String) } }] },
  });
});

it('a mention that is edited in is told once, however often the note is edited', async () => {
  const id = await noted();

  await edit(id, [jonas.id]);
  await edit(id, [jonas.id]);
  await edit(id);

  expect(await feed()).toMatchObject({ unreadCount: 1, notifications: { edges: [{}] } });
});

it('another mention under the same key is refused instead of dropped', async () => {
  await noted();

  expect(firstCode(await note([jonas.id]))).toBe('KEY_REUSED');
  expect((await note([])).body.errors).toBeUndefined();
});
