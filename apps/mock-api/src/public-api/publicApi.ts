import type { PublicApi } from '#__generated__/resolvers.ts';
import type { Config } from '#config.ts';
import { REQUESTS_PER_MINUTE } from './admitRequest.ts';
import type { Endpoint } from './endpoint.ts';
import { API_PATH, ENDPOINTS } from './endpoints.ts';

/** What the dashboard says of the public API. */
export function publicApi({ apiUrl }: Pick<Config, 'apiUrl'>): PublicApi {
  const url = `${apiUrl}${API_PATH}`;
  return {
    url,
    openApiUrl: `${url}/openapi.json`,
    requestsPerMinute: REQUESTS_PER_MINUTE,
    endpoints: ENDPOINTS.map((endpoint) => {
      const { id, method, path, summary, scope } = endpoint;
      return { id, method, path, summary, scope, sample: sampleOf(url, endpoint) };
    }),
  };
}

/** A command for a shell; the key is read from its environment, so that it stands in no history. */
function sampleOf(url: string, { method, path, query, example }: Endpoint): string {
  const address = `${url}${path.replace('{id}', 'ID')}${'limit' in query ? '?limit=20' : ''}`;
  const lines = [
    `curl ${method === 'POST' ? '-X POST ' : ''}"${address}"`,
    '-H "Authorization: Bearer $PARLEY_API_KEY"',
    ...(example ? ['-H "Content-Type: application/json"', `-d '${JSON.stringify(example)}'`] : []),
  ];
  return lines.join(' \\\n  ');
}
