import { afterAll } from 'vitest';
import { createTestApi, type TestApi, type TestApiOptions } from './testApi.ts';

/** An API with a database of its own for the tests of one file; it is closed after the last of them. */
export async function apiForTests(options?: TestApiOptions): Promise<TestApi> {
  const api = await createTestApi(options);
  afterAll(() => api.close());
  return api;
}
