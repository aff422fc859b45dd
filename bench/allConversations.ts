import page from '../apps/web/src/__generated__/ConversationListPaginationQuery.graphql.ts';

export type Conversations = {
  edges: { node: Record<string, unknown> & { id: string }; cursor: string }[];
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
};

/** All of a company's conversations, as the dashboard's list asks for its pages, in one. */
export async function allConversations(api: string, token: string): Promise<Conversations> {
  const all: Conversations = { edges: [], pageInfo: { endCursor: null, hasNextPage: true } };
  while (all.pageInfo.hasNextPage) {
    const variables = {
      count: 100,
      cursor: all.pageInfo.endCursor,
      view: 'All',
      filter: {},
      sort: 'LastActivityNewest',
    };
    const response = await fetch(`${api}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ operationName: page.params.name, query: page.params.text, variables }),
    });
    const answer: { data?: { conversations: Conversations } } = await response.json();
    if (!answer.data) throw new Error(`No page of conversations: ${JSON.stringify(answer)}`);
    all.edges.push(...answer.data.conversations.edges);
    all.pageInfo = answer.data.conversations.pageInfo;
  }
  return all;
}
