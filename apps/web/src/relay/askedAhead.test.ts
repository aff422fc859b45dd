import { afterEach, expect, it, vi } from 'vitest';
import { takeAskedAhead } from './askedAhead.ts';

const URL = 'https://api.example/graphql?operationName=GetCurrentUser';

const stubPage = (answer: Promise<Response | undefined>) => {
  answer.catch(() => {});
  vi.stubGlobal('PARLEY_AHEAD', { token: 'mine', answers: { [URL]: answer } });
};

afterEach(() => vi.unstubAllGlobals());

it('hands an answer over once', async () => {
  const response = new Response('{}');
  stubPage(Promise.resolve(response));

  expect(await takeAskedAhead(URL, 'mine')).toBe(response);
  expect(await takeAskedAhead(URL, 'mine')).toBeUndefined();
});

it('hands over nothing that was asked with another token', async () => {
  stubPage(Promise.resolve(new Response('{}')));

  expect(await takeAskedAhead(URL, 'of somebody else')).toBeUndefined();
});

it('leaves it to the caller to ask when the answer failed on the way', async () => {
  stubPage(Promise.reject(new TypeError('Failed to fetch')));

  expect(await takeAskedAhead(URL, 'mine')).toBeUndefined();
});

it('keeps nobody waiting who has given up', async () => {
  stubPage(new Promise(() => {}));
  const abort = new AbortController();

  const taken = takeAskedAhead(URL, 'mine', abort.signal);
  abort.abort();

  await expect(taken).rejects.toThrow('Given up.');
});
