import { buildConversation, buildMessage } from '@parley/db/factories/inbox';
import { describe, expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { firstError } from '#testing/authOperations.ts';
import { buildCompany, type Company } from '#testing/company.ts';

const api = await apiForTests();

const PAGE = `messages(last: $last, before: $before) {
  edges { node { sequence } }
  pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
}`;
const AS_AGENT = `query ($id: ID!, $last: Int, $before: String) { conversation(id: $id) { ${PAGE} } }`;
const AS_VISITOR = `query ($id: ID!, $last: Int, $before: String) {
  conversation: node(id: $id) { ... on VisitorConversation { ${PAGE} } }
}`;

async function talk(count: number) {
  const company = await buildCompany(api);
  const { clientId, assistantId, visitor } = company;
  const messages = Array.from({ length: count }, (_, n) => `Message ${n + 1}`);
  const { id } = await buildConversation(api.db, { clientId, assistantId, visitorId: visitor.id, messages });
  return { company, id };
}

type Asked = { id: string; last?: number; before?: string };

const asAgent = ({ agentToken }: Company, variables: Asked) => api.run(AS_AGENT, { token: agentToken, variables });
const asVisitor = ({ visitorToken }: Company, variables: Asked) =>
  api.run(AS_VISITOR, { token: visitorToken, variables });

describe("a visitor's cursors", () => {
  it('tell nothing of what only staff sees', async () => {
    const { company, id } = await talk(1);
    const note = { author: 'Agent', kind: 'Note', visitorSequence: null } as const;
    for (const sequence of [2, 3]) await buildMessage(api.db, { ...note, conversationId: id, sequence });
    await api.run('mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }', {
      token: company.agentToken,
      variables: { input: { conversationId: id, body: 'Hello', key: 'hello' } },
    });

    const { body } = await asVisitor(company, { id });

    const { endCursor } = body.data.conversation.messages.pageInfo;
    expect(Buffer.from(endCursor, 'base64url').toString()).toBe('[2]');
  });
});

describe.each([
  ['an agent', asAgent],
  ['the visitor', asVisitor],
])('messages, to %s', (_, ask) => {
  it('come oldest first, page by page back from the newest', async () => {
    const { company, id } = await talk(7);

    const pages: number[][] = [];
    let before: string | undefined;
    do {
      const { body } = await ask(company, { id, last: 3, before });
      const { edges, pageInfo } = body.data.conversation.messages;
      pages.push(edges.map(({ node }: { node: { sequence: number } }) => node.sequence));
      expect(pageInfo.hasNextPage).toBe(before !== undefined);
      before = pageInfo.hasPreviousPage ? pageInfo.startCursor : undefined;
    } while (before);

    expect(pages).toEqual([[5, 6, 7], [2, 3, 4], [1]]);
  });

  it('are 50 a page unless asked otherwise', async () => {
    const { company, id } = await talk(51);

    const { body } = await ask(company, { id });

    expect(body.data.conversation.messages.edges).toHaveLength(50);
    expect(body.data.conversation.messages.edges[0].node.sequence).toBe(2);
  });

  it.each([
    [{ last: 101 }, 'last'],
    [{ before: 'nonsense' }, 'before'],
  ])('refuse %j, naming the argument', async (page, field) => {
    const { company, id } = await talk(1);

    expect(firstError(await ask(company, { id, ...page })).extensions).toMatchObject({ code: 'BAD_INPUT', field });
  });
});
