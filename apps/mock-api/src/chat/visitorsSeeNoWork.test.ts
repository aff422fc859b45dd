import { buildLabel } from '@parley/db/factories/labels';
import { buildTeam } from '@parley/db/factories/teams';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { buildCompany } from '#testing/company.ts';
import { subscribe } from '#testing/subscriber.ts';

const api = await apiForTests();
const origin = await api.listen();
const company = await buildCompany(api);
const labelId = (await buildLabel(api.db, { clientId: company.clientId })).id;
const teamId = (await buildTeam(api.db, { clientId: company.clientId })).id;

const SEEN = `id status lastActivityAt unreadCount handledBy agentName agentReadAt handoffRequestedAt
  csatAskedAt csatRating csatComment
  messages(last: 100) { edges { node { id body editedAt takenBackAt version sequence attachments { name } } } }`;

const asAgent = async (document: string, variables: object) => {
  const { body } = await api.run(document, { token: company.agentToken, variables: { ...variables } });
  expect(body.errors).toBeUndefined();
  return body.data;
};
const asVisitor = (document: string, id: string) =>
  api.run(document, { token: company.visitorToken, variables: { id } });
const change = (fields: object) => (id: string) =>
  asAgent(
    'mutation ($changes: [ConversationChange!]!) { updateConversations(changes: $changes) { undo { status } } }',
    {
      changes: [{ id, ...fields }],
    },
  );
let keys = 0;
const write = (mutation: 'addNote' | 'sendMessage', type: string) => (conversationId: string) =>
  asAgent(`mutation ($input: ${type}!) { ${mutation}(input: $input) { message { id } } }`, {
    input: { conversationId, body: 'Look', key: `key ${keys++}` },
  });
const note = write('addNote', 'AddNoteInput');
const reply = write('sendMessage', 'SendMessageInput');

async function begun(): Promise<string> {
  const { body } = await api.run(
    'mutation ($input: SendVisitorMessageInput!) { sendVisitorMessage(input: $input) { conversation { id } } }',
    { token: company.visitorToken, variables: { input: { body: 'Hello?', key: `key ${keys++}` } } },
  );
  return body.data.sendVisitorMessage.conversation.id;
}

/** What happens in a conversation, some of it for the visitor to see and some not, depending on how it stands. */
const ACTS: Readonly<Record<string, (id: string) => Promise<unknown>>> = {
  note,
  'note, edited and taken back': async (id) => {
    const { message } = (await note(id)).addNote;
    await asAgent('mutation ($id: ID!) { editMessage(input: { id: $id, body: "There" }) { message { id } } }', message);
    await asAgent('mutation ($id: ID!) { unsendMessage(id: $id) { message { id } } }', message);
  },
  priority: change({ priority: 'High' }),
  label: (id) => change({ addLabelIds: [labelId] })(id),
  'no label': (id) => change({ removeLabelIds: [labelId] })(id),
  team: (id) => change({ teamId })(id),
  unread: change({ isUnread: true }),
  'marked unread': (id) => asAgent('mutation ($id: ID!) { markConversationUnread(id: $id) { id } }', { id }),
  delivered: (id) => asVisitor('mutation { receiveVisitorConversations }', id),
  renamed: () =>
    asAgent('mutation ($id: ID!) { updateVisitor(input: { visitorId: $id, name: "Ada" }) { id } }', company.visitor),
  reply,
  'edited reply': async (id) => {
    const { message } = (await reply(id)).sendMessage;
    await asAgent('mutation ($id: ID!) { editMessage(input: { id: $id, body: "There" }) { message { id } } }', message);
  },
  read: (id) => asAgent('mutation ($id: ID!) { readConversation(id: $id) { id } }', { id }),
  assigned: (id) => change({ assigneeId: company.agent.id })(id),
  unassigned: change({ unassign: ['Assignee'] }),
  resolved: change({ status: 'Resolved' }),
  snoozed: change({ status: 'Snoozed' }),
  rating: (id) => asAgent('mutation ($id: ID!) { askForRating(conversationId: $id) { id } }', { id }),
  'seen by the visitor': (id) => asVisitor('mutation ($id: ID!) { readVisitorConversation(id: $id) { id } }', id),
  'asked for a person': (id) => asVisitor('mutation ($id: ID!) { requestPerson(conversationId: $id) { id } }', id),
};

it('the visitor is told when what they see has changed, and never when only colleagues see a difference', async () => {
  const { visitorToken: token } = company;
  const live = await subscribe<{ id: string; version: number }>(api, origin, {
    token,
    document: 'subscription { visitorConversationUpdated { id version } }',
  });
  const look = async (id: string) => {
    const query = `query ($id: ID!) { node(id: $id) { ... on VisitorConversation { version ${SEEN} } } }`;
    const { version, ...seen } = (await asVisitor(query, id)).body.data.node;
    return { version, seen: JSON.stringify(seen) };
  };

  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...Object.keys(ACTS)), { maxLength: 8 }), async (names) => {
      await api.db.throttle.deleteMany();
      const id = await begun();
      let before = await look(id);
      const differences: string[] = [];
      for (const name of names) {
        await ACTS[name]?.(id);
        const after = await look(id);
        const isTold = after.version !== before.version;
        if (isTold !== (after.seen !== before.seen)) differences.push(`${name}: ${isTold ? 'told' : 'not told'}`);
        before = after;
      }
      // What is told last comes after all that should not have been.
      await reply(id);
      const { version } = await look(id);
      const heard = () => live.received.filter((told) => told.id === id).map((told) => told.version);
      await expect.poll(() => heard().at(-1)).toBe(version);

      expect(differences).toEqual([]);
      expect(heard()).toEqual(Array.from({ length: version }, (_, n) => n + 1));
    }),
    { numRuns: 25 },
  );
  await live.stop();
}, 120_000);
