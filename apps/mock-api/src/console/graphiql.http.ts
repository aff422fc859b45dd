import { randomBytes } from 'node:crypto';
import type { Deps } from '#context.ts';
import { SAFE_HEADERS } from './answers.ts';
import { signInLinkFor } from './logins.http.ts';
import type { ConsoleRoute } from './routes.ts';

const FIRST_QUERY = `# Ctrl-Enter runs this. You are whoever the Headers pane says.
query GetCurrentUser {
  currentUser {
    id
    name
    role
    status
    client {
      name
      subscription {
        type
      }
    }
  }
}
`;

/** GraphiQL without the network, signed in as `?as=<mail>`, or as nobody. */
export function graphiqlRoutes(deps: Pick<Deps, 'db' | 'clock' | 'config'>): ConsoleRoute[] {
  return [
    {
      method: 'GET',
      path: '/console/graphiql',
      answer: async ({ url }) => {
        const email = url.searchParams.get('as');
        const link = email === null ? null : new URL(await signInLinkFor(deps, email.toLowerCase()));
        const token = link?.searchParams.get('accessToken') ?? null;
        // Nine megabytes, loaded when somebody wants them.
        const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
        const headers = token === null ? {} : { Authorization: `Bearer ${token}` };
        const options = {
          title: email === null ? 'GraphiQL' : `GraphiQL as ${email}`,
          favicon: '/console/assets/icon.svg',
          endpoint: '/graphql',
          defaultQuery: FIRST_QUERY,
          headers: JSON.stringify(headers, null, 2),
          // Another person's headers must not come back here.
          shouldPersistHeaders: false,
          subscriptionsProtocol: 'WS',
          // Not in Yoga's type of these options: what the socket says about its caller.
          connectionParams: headers,
        } as const;
        const page = renderGraphiQL(options);
        const nonce = randomBytes(16).toString('base64');
        return new Response(page.replace('<script>', `<script nonce="${nonce}">`), {
          headers: {
            ...SAFE_HEADERS,
            'content-type': 'text/html; charset=utf-8',
            'content-security-policy': policy(nonce),
          },
        });
      },
    },
  ];
}

/** The editor makes its workers from blobs and writes its own style elements. */
function policy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    'worker-src blob:',
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self' ws: wss:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
