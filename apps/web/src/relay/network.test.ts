import { type INetwork } from 'relay-runtime';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createNetwork } from './network.ts';
import type { GraphQLBody } from './transport.ts';

const asked = vi.hoisted(() => vi.fn<() => Promise<GraphQLBody>>());
vi.mock('./http.ts', () => ({ requestGraphQL: asked, onAnswer: () => () => {} }));

type Params = Parameters<INetwork['execute']>[0];
const QUERY: Params = {
  cacheID: 'name',
  id: null,
  metadata: {},
  name: 'NameQuery',
  operationKind: 'query',
  text: 'query NameQuery { name }',
};

afterEach(() => vi.restoreAllMocks());

function ask() {
  const answer = { resolve: vi.fn<(body: GraphQLBody) => void>(), reject: vi.fn<(error: Error) => void>() };
  const promise = new Promise<GraphQLBody>((resolve, reject) => {
    answer.resolve.mockImplementation(resolve);
    answer.reject.mockImplementation(reject);
  });
  asked.mockReturnValueOnce(promise);
  const heard = { next: vi.fn<() => void>(), error: vi.fn<() => void>(), complete: vi.fn<() => void>() };
  const asking = createNetwork().execute(QUERY, {}, {}).subscribe(heard);
  const settled = () => promise.catch(() => {}).then(() => new Promise((done) => setImmediate(done)));
  return { answer, asking, heard, settled };
}

describe('a query', () => {
  it('tells who waits what came, and that it failed', async () => {
    const good = ask();
    good.answer.resolve({ data: { name: 'Maya' } });
    await good.settled();
    const bad = ask();
    bad.answer.reject(new Error('The session has ended.'));
    await bad.settled();

    expect(good.heard.next).toHaveBeenCalledWith({ data: { name: 'Maya' } });
    expect(good.heard.complete).toHaveBeenCalledTimes(1);
    expect(bad.heard.error).toHaveBeenCalledWith(new Error('The session has ended.'));
  });

  it('that was left tells nobody that it failed', async () => {
    const complain = vi.spyOn(console, 'error').mockReturnValue();
    const { answer, asking, heard, settled } = ask();

    asking.unsubscribe();
    answer.reject(new Error('The session has ended.'));
    await settled();

    expect(heard.error).not.toHaveBeenCalled();
    expect(complain).not.toHaveBeenCalled();
  });
});
