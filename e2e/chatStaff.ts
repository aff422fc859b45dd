import type { ConsoleClient } from './consoleClient.ts';
import type { GraphQLClient } from './graphqlClient.ts';
import { MAYA } from './fixtures.ts';

type Talk = {
  id: string;
  version: number;
  status: string;
  handoffRequestedAt: string | null;
  visitorReadAt: string | null;
  csatRating: number | null;
  csatComment: string | null;
  visitor: {
    id: string;
    browser: string | null;
    os: string | null;
    locale: string | null;
    timezone: string | null;
    pageViews: { url: string; title: string | null }[];
  };
  messages: { edges: { node: { id: string; author: string; body: string; attachments: { name: string }[] } }[] };
};

const LATEST = '{ conversations(first: 1) { edges { node { id } } } }';
const TALK = `query ($id: ID!) { conversation(id: $id) {
  id version status handoffRequestedAt visitorReadAt csatRating csatComment
  visitor { id browser os locale timezone pageViews { url title } }
  messages { edges { node { id author body attachments { name } } } }
} }`;

/** What an agent of the demo company does about the conversation that was last written in, over the API. */
export async function agentOf(api: GraphQLClient, console: ConsoleClient) {
  const { accessToken: token } = await console.mintSession(MAYA, false);
  const act = <T>(document: string, variables: Record<string, unknown>) => api<T>(document, variables, token);
  let replies = 0;

  return {
    token,
    latest: async () => {
      const { conversations } = await act<{ conversations: { edges: { node: { id: string } }[] } }>(LATEST, {});
      const [edge] = conversations.edges;
      if (!edge) throw new Error('Nobody has written yet.');
      const { conversation } = await act<{ conversation: Talk }>(TALK, { id: edge.node.id });
      return { ...conversation, said: conversation.messages.edges.map(({ node }) => node) };
    },
    reply: async (conversationId: string, body: string, replyToId?: string) => {
      replies += 1;
      const { sendMessage } = await act<{ sendMessage: { message: { id: string } } }>(
        'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }',
        { input: { conversationId, body, key: `reply ${replies} to ${conversationId}`, replyToId } },
      );
      return sendMessage.message.id;
    },
    edit: (id: string, body: string) =>
      act('mutation ($input: EditMessageInput!) { editMessage(input: $input) { message { id } } }', {
        input: { id, body },
      }),
    takeBack: (id: string) => act('mutation ($id: ID!) { unsendMessage(id: $id) { message { id } } }', { id }),
    read: (id: string) => act('mutation ($id: ID!) { readConversation(id: $id) { id } }', { id }),
    change: (change: { id: string; status?: string; handledBy?: string; assigneeId?: string }) =>
      act('mutation ($changes: [ConversationChange!]!) { updateConversations(changes: $changes) { __typename } }', {
        changes: [change],
      }),
    block: (visitorId: string) =>
      act('mutation ($visitorId: ID!) { setVisitorBlocked(visitorId: $visitorId, isBlocked: true) { id } }', {
        visitorId,
      }),
  };
}
