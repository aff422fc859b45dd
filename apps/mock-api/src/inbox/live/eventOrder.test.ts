import type { Conversation } from '@parley/db';
import { buildConversation } from '@parley/db/factories/inbox';
import { array, assert, asyncProperty, constantFrom, nat, shuffledSubarray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { buildCompany } from '#testing/company.ts';

const api = await apiForTests();

const ACTS = {
  reply: 'mutation ($reply: SendMessageInput!) { sendMessage(input: $reply) { message { id } } }',
  say: 'mutation ($say: SendVisitorMessageInput!) { sendVisitorMessage(input: $say) { message { id } } }',
  read: 'mutation ($id: ID!) { readConversation(id: $id) { id } }',
  unread: 'mutation ($id: ID!) { markConversationUnread(id: $id) { id } }',
  seen: 'mutation ($id: ID!) { readVisitorConversation(id: $id) { id } }',
} as const;

/** A conversation in which all of this happens at once, and what was published about it meanwhile. */
async function live(acts: readonly (keyof typeof ACTS)[]) {
  const { clientId, assistantId, visitor, agentToken, visitorToken } = await buildCompany(api);
  const { id } = await buildConversation(api.db, { clientId, assistantId, visitorId: visitor.id });
  const events: Conversation[] = [];
  const stream = api.deps.events.subscribe('conversation:updated', clientId);
  const listening = (async () => {
    for await (const event of stream) events.push(event);
  })();

  await Promise.all(
    acts.map((act, n) => {
      const input = { conversationId: id, body: `Message ${n}`, key: `key-${n}` };
      const token = act === 'say' || act === 'seen' ? visitorToken : agentToken;
      const variables = { ...(act === 'reply' && { reply: input }), ...(act === 'say' && { say: input }), id };
      return api.run(ACTS[act], { token, variables });
    }),
  );
  await stream.return?.();
  await listening;
  return { events, stored: await api.db.conversation.findUniqueOrThrow({ where: { id } }) };
}

/** How a client keeps up: of two states of a conversation the higher version is the newer. */
const merge = (states: readonly Conversation[]) =>
  states.reduce((known, state) => (state.version > known.version ? state : known));

const someActs = array(constantFrom(...(['reply', 'say', 'read', 'unread', 'seen', 'say'] as const)), {
  minLength: 1,
  maxLength: 12,
});

describe('the events of a conversation', () => {
  it('are one for each version, published oldest first, whatever happens at once', async () => {
    await assert(
      asyncProperty(someActs, async (acts) => {
        const { events, stored } = await live(acts);

        expect(events.map(({ version }) => version)).toEqual(events.map((_, n) => n + 2));
        expect(stored.version).toBe(events.length + 1);
      }),
      { numRuns: 25 },
    );
  });

  it('lead to what the database holds, in any order and however often each arrives', async () => {
    const { events, stored } = await live(['say', 'reply', 'seen', 'say', 'unread', 'read', 'say', 'reply', 'unread']);
    const orders = shuffledSubarray(events, { minLength: events.length });

    await assert(
      asyncProperty(orders, array(nat(events.length - 1)), async (order, again) => {
        const repeated = again.flatMap((index) => events[index] ?? []);

        expect(merge([...order, ...repeated])).toEqual(stored);
      }),
    );
  });
});
