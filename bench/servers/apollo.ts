import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { viewerFrom } from '../../apps/mock-api/src/auth/viewer.ts';
import { readConfig } from '../../apps/mock-api/src/config.ts';
import type { Context } from '../../apps/mock-api/src/context.ts';
import { schema } from '../../apps/mock-api/src/schema.ts';
import { benchDeps } from './benchDeps.ts';

/** The same schema, resolvers, database and tokens behind Apollo's server, with its own persisted queries. */
const deps = benchDeps(readConfig(process.env));

const server = new ApolloServer<Context>({ schema, includeStacktraceInErrorResponses: false });
const { url } = await startStandaloneServer(server, {
  listen: { port: 0, host: '127.0.0.1' },
  context: async ({ req }) => ({
    ...deps,
    viewer: await viewerFrom(deps, req.headers.authorization ?? null),
    caller: { ip: req.socket.remoteAddress ?? '127.0.0.1', userAgent: req.headers['user-agent'] ?? null },
    requestExtensions: {},
    responseExtensions: {},
  }),
});
console.log(url);
process.once('SIGTERM', () => process.exit(0));
