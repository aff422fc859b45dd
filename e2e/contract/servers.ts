import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { createTestApi } from '../../apps/mock-api/src/testing/testApi.ts';

export type Server = { url: string; close: () => Promise<void> };
type Options = { persistedQueries?: boolean };

/** Apollo's own server, with as much of the contract as these tests ask for. */
export async function startApolloServer({ persistedQueries = true }: Options = {}): Promise<Server> {
  const server = new ApolloServer({
    typeDefs: `
      type Query { conversation(id: ID!): Conversation, accessToken(refreshToken: String!): AccessTokenPayload! }
      type Mutation { logout: Boolean! }
      type Conversation { id: ID! }
      type AccessTokenPayload { accessToken: String! }
    `,
    resolvers: {
      Query: {
        conversation: () => null,
        accessToken: () => {
          throw new Error('This session is over.');
        },
      },
      Mutation: { logout: () => false },
    },
    ...(persistedQueries ? {} : { persistedQueries: false }),
    includeStacktraceInErrorResponses: false,
  });
  const { url } = await startStandaloneServer(server, { listen: { port: 0 } });
  return { url, close: () => server.stop() };
}

/** Parley's stand-in API. */
export async function startParley({ persistedQueries = true }: Options = {}): Promise<Server> {
  const api = await createTestApi({ config: { persistedQueries } });
  return { url: `${await api.listen()}/graphql`, close: api.close };
}
