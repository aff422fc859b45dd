import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { GraphQLError } from 'graphql';
import { specification as typeDefs } from './specification.ts';

const everyPermission = Object.fromEntries(
  typeDefs.match(/[A-Z]+(?:_[A-Z]+)+(?=: Boolean)/g)?.map((flag) => [flag, true]) ?? [],
);

const user = {
  id: 'u1',
  status: 'Active',
  role: 'Admin',
  name: 'Ada Plain',
  email: 'ada@plain.example',
  phone: null,
  shouldShowWelcomeBanner: false,
  permissions: everyPermission,
  client: {
    id: 'c1',
    manuallyInvoiced: false,
    name: 'Plain & Sons',
    email: 'office@plain.example',
    phone: null,
    country: null,
    subscription: { type: 'Pro', cancellationDate: null, scheduleToDowngrade: null },
    isBotInstanceActive: true,
    paymentMethodEntered: true,
    integratedWithZendesk: false,
    integratedWithCalendly: false,
    activeBotTrainingSessionsFound: false,
  },
};

export type PlainApi = {
  url: string;
  /** Lets the access token given out last expire. */
  expireAccessToken: () => void;
  /** Refuses all refresh tokens from now on. */
  endSession: () => void;
  refreshes: () => number;
  close: () => Promise<void>;
};

/** A plain Apollo Server with the specification's own operations: what the real API is known to be. */
export async function startPlainApi(): Promise<PlainApi> {
  let issued = 0;
  let validToken = '';
  let isSessionAlive = true;
  let refreshes = 0;
  const issue = () => {
    issued += 1;
    validToken = `access-${issued}`;
    return validToken;
  };
  const refresh = (token: string) => {
    if (!isSessionAlive || token !== 'refresh-1') throw unauthenticated();
    refreshes += 1;
    return { accessToken: issue() };
  };

  const server = new ApolloServer<{ token: string }>({
    typeDefs,
    resolvers: {
      Query: {
        currentUser: (_: unknown, __: unknown, { token }) => (token === validToken ? user : refuse()),
        accessToken: (_: unknown, { refreshToken }: { refreshToken: string }) => refresh(refreshToken),
        assistants: (_: unknown, __: unknown, { token }) => (token === validToken ? [] : refuse()),
        clientFreeTrialInfo: (_: unknown, __: unknown, { token }) => (token === validToken ? null : refuse()),
      },
      Mutation: {
        googleLogin: () => ({ accessToken: issue(), refreshToken: 'refresh-1' }),
        refreshToken: (_: unknown, { refreshToken }: { refreshToken: string }) => refresh(refreshToken),
      },
    },
  });
  const { url } = await startStandaloneServer(server, {
    listen: { port: 0, host: '127.0.0.1' },
    context: async ({ req }) => ({ token: (req.headers.authorization ?? '').replace(/^Bearer /, '') }),
  });
  return {
    url: new URL(url).origin,
    expireAccessToken: () => {
      validToken = '';
    },
    endSession: () => {
      validToken = '';
      isSessionAlive = false;
    },
    refreshes: () => refreshes,
    close: () => server.stop(),
  };
}

function unauthenticated() {
  return new GraphQLError('Not signed in.', { extensions: { code: 'UNAUTHENTICATED', status: 401 } });
}

function refuse(): never {
  throw unauthenticated();
}
