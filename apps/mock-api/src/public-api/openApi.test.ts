import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { API_PATH, ENDPOINTS } from './endpoints.ts';
import { openApi } from './openApi.ts';
import { publicApi } from './publicApi.ts';

const document = openApi({ apiUrl: 'https://api.parley.example' });
const text = JSON.stringify(document);

it('has each endpoint once, by its own name', () => {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );

  expect(operations.toSorted()).toEqual(ENDPOINTS.map(({ method, path }) => `${method} ${path}`).toSorted());
  expect(new Set(ENDPOINTS.map(({ id }) => id)).size).toBe(ENDPOINTS.length);
});

it('leads from each reference to a schema, and describes what comes and goes as it is read', () => {
  const references = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name ?? '');

  expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(references));
  expect(document.paths['/visitors']?.get).toMatchObject({
    operationId: 'listVisitors',
    parameters: expect.arrayContaining([
      {
        name: 'limit',
        in: 'query',
        required: false,
        description: 'How many records, 1 to 100; 20 unless given.',
        schema: { type: 'integer', default: 20, minimum: 1, maximum: 100 },
      },
    ]),
  });
  expect(document.components.schemas.Visitor).toMatchObject({
    type: 'object',
    properties: { email: { type: ['string', 'null'] }, createdAt: { type: 'string', format: 'date-time' } },
    required: expect.arrayContaining(['id', 'email']),
  });
  expect(document.paths['/articles']?.post).toMatchObject({
    requestBody: { content: { 'application/json': { schema: { required: ['title', 'body'] } } } },
  });
});

it('tries each with a command that carries no key', () => {
  const { endpoints } = publicApi({ apiUrl: 'https://api.parley.example' });

  expect(endpoints.find(({ id }) => id === 'createArticle')?.sample)
    .toBe(`curl -X POST "https://api.parley.example${API_PATH}/articles" \\
  -H "Authorization: Bearer $PARLEY_API_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"title":"How to wash a rain jacket","body":"<p>At 30 degrees, without softener.</p>"}'`);
});

it('is what the guide says', () => {
  const guide = readFileSync(new URL('../../../../docs/public-api.md', import.meta.url), 'utf8');

  for (const { method, path } of ENDPOINTS) expect(guide).toContain(`${method} ${path}`);
});
