import type { Config } from '#config.ts';
import { SCOPE_WORDS } from '#integrations/api-keys/scopes.ts';
import { REQUESTS_PER_MINUTE } from './admitRequest.ts';
import { ApiErrorRecord } from './apiError.ts';
import type { Endpoint } from './endpoint.ts';
import { LONGEST_KEY } from './idempotencyKey.ts';
import { API_PATH, ENDPOINTS } from './endpoints.ts';
import { isOptional, jsonSchemaOf, objectSchema, type Components } from './jsonSchemaOf.ts';

/** The OpenAPI 3.1 document of the public API, made of what its routes are made of. */
export function openApi({ apiUrl }: Pick<Config, 'apiUrl'>) {
  const components: Components = new Map();
  const error = { description: 'What went wrong.', content: json(jsonSchemaOf(ApiErrorRecord, components)) };
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of ENDPOINTS) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operationOf(endpoint, components, error),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Parley',
      version: '1',
      description: `Conversations, visitors, articles and forms of your company. A key may make ${REQUESTS_PER_MINUTE} requests a minute; each counts as an API request of your plan.`,
    },
    servers: [{ url: `${apiUrl}${API_PATH}` }],
    security: [{ apiKey: [] }],
    paths,
    components: {
      securitySchemes: { apiKey: { type: 'http', scheme: 'bearer', description: 'A key such as pk_live_….' } },
      schemas: Object.fromEntries(components),
    },
  };
}

const json = (schema: unknown) => ({ 'application/json': { schema } });

function operationOf(endpoint: Endpoint, components: Components, error: unknown) {
  const { id, method, path, summary, scope, query, body, answer } = endpoint;
  const isPost = method === 'POST';
  return {
    operationId: id,
    summary,
    description: `Needs the scope \`${SCOPE_WORDS[scope]}\`.`,
    parameters: [
      ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
        name,
        in: 'path',
        required: true,
        schema: { type: 'string' },
      })),
      ...Object.entries(query).map(([name, schema]) => {
        const { description, ...rest } = jsonSchemaOf(schema, components);
        return { name, in: 'query', required: !isOptional(schema), description, schema: rest };
      }),
      ...(isPost
        ? [
            {
              name: 'Idempotency-Key',
              in: 'header',
              required: false,
              schema: { type: 'string', maxLength: LONGEST_KEY },
            },
          ]
        : []),
    ],
    ...(isPost && { requestBody: { required: true, content: json(objectSchema(body, components)) } }),
    responses: {
      [isPost ? '201' : '200']: { description: 'Done.', content: json(jsonSchemaOf(answer, components)) },
      default: error,
    },
  };
}
