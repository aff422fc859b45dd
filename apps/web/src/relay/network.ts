import {
  Network,
  Observable,
  PreloadableQueryRegistry,
  type GraphQLResponse,
  type INetwork,
  type RequestParameters,
} from 'relay-runtime';
import { requestGraphQL } from './http.ts';
import { queryAsked, subscribe } from './subscriptions.ts';
import type { GraphQLBody, GraphQLOperation } from './transport.ts';
import { createVersionGate } from './versionGate.ts';
import { writeBegan } from './writes.ts';

/**
 * For a query whose answer no event can undo, such as a count: events do not wait for it. Given as `networkCacheConfig`.
 */
export const ASIDE = { force: true, metadata: { isAside: true } } as const;

/** Relay's road to the API. Data reaches the store only through one gate, which lets no record go back in time. */
export function createNetwork(): INetwork {
  const gate = createVersionGate();
  const toResponse = ({ data, extensions }: GraphQLBody): GraphQLResponse => ({
    data: gate(data ?? {}),
    ...(extensions && { extensions: { ...extensions } }),
  });

  return Network.create(
    (params, variables, { metadata }) =>
      Observable.create((sink) => {
        const abort = new AbortController();
        // A write is not taken back by leaving the screen.
        const signal = params.operationKind === 'query' ? abort.signal : undefined;
        const done = began(params, metadata?.isAside === true);
        let isLeft = false;
        const deliver = async () => {
          try {
            sink.next(toResponse(await requestGraphQL(toOperation(params), variables, { signal })));
            sink.complete();
          } catch (error) {
            // Relay would report one that nobody listens for any more.
            if (!isLeft) sink.error(error instanceof Error ? error : new Error(String(error)));
          }
        };
        void deliver();
        return () => {
          done();
          isLeft = true;
          abort.abort();
        };
      }),
    (params, variables) =>
      Observable.create((sink) =>
        subscribe(
          { operationName: params.name, query: params.text ?? '', variables },
          {
            next: (body) => sink.next(toResponse(body)),
            error: (error) => sink.error(error),
            complete: () => sink.complete(),
          },
        ),
      ),
  );
}

/** Tells who has to wait for the answer, or to ask after it. Answers what to call when it has reached the store, or none will. */
function began({ operationKind, name }: RequestParameters, isAside: boolean): () => void {
  if (operationKind === 'mutation') return writeBegan();
  return isAside ? () => {} : queryAsked(name);
}

function toOperation({ id, name, operationKind, text }: RequestParameters): GraphQLOperation {
  return { id, name, operationKind, text: text ?? (() => textOfPreloadable(id ?? '')) };
}

/** The text comes with the screen's own chunk, which is on its way. */
function textOfPreloadable(id: string): Promise<string> {
  const loaded = PreloadableQueryRegistry.get(id)?.params.text;
  if (loaded) return Promise.resolve(loaded);
  return new Promise((resolve) => {
    const listening = PreloadableQueryRegistry.onLoad(id, (query) => {
      listening.dispose();
      resolve(query.params.text ?? '');
    });
  });
}
