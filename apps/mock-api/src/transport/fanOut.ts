import { createSourceEventStream, type ExecutionArgs, type ExecutionResult } from 'graphql';
import { impersonal, rightsOf } from './impersonal.ts';
import type { Listener } from './listener.ts';
import { maskError } from './maskError.ts';
import { areLiveArgs, createStream, type Format, type LiveArgs, type Stream } from './stream.ts';

type FanOut = {
  /** Begins to listen; a refusal is answered as a result. */
  subscribe: (args: ExecutionArgs) => Promise<Listener | ExecutionResult>;
};

/**
 * Runs subscriptions. Those of the same text, variables and rights share one stream, whichever socket they came by;
 * the field's own resolver lets each of them in. One that listens to something of the viewer's own (who types beside
 * them) asks who that is while it is made, and has a stream to itself.
 */
export function createFanOut(format: Format): FanOut {
  const streams = new Map<string, Stream>();

  return {
    async subscribe(args) {
      if (!areLiveArgs(args)) throw new Error('A subscription came without its context.');
      const { context, sawPerson } = impersonal(args.contextValue);
      const source = await sourceOf({ ...args, contextValue: context });
      if (!('next' in source)) return source;

      const key = sawPerson() ? null : keyOf(args);
      if (key === null) return createStream({ source, format, onEnd: () => {} }).join(args);
      const running = streams.get(key);
      if (running) {
        void source.return?.();
        return running.join(args);
      }
      const stream = createStream({
        source,
        format,
        // By then another one may have begun.
        onEnd: () => streams.get(key) === stream && streams.delete(key),
      });
      streams.set(key, stream);
      return stream.join(args);
    },
  };
}

/** What the field's resolver listens to, or its refusal. */
async function sourceOf(args: LiveArgs): Promise<AsyncIterator<unknown> | ExecutionResult> {
  try {
    const source = await createSourceEventStream(args);
    return Symbol.asyncIterator in source ? source[Symbol.asyncIterator]() : { errors: source.errors?.map(maskError) };
  } catch (error) {
    return { errors: [maskError(error)] };
  }
}

/** Null where nobody else may hear the same. */
function keyOf({ document, operationName, variableValues, contextValue }: LiveArgs): string | null {
  const rights = rightsOf(contextValue);
  if (rights === null || !document.loc) return null;
  return JSON.stringify([document.loc.source.body, operationName, variableValues, rights]);
}
