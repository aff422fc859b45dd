import { createSourceEventStream, type ExecutionArgs, type ExecutionResult } from 'graphql';
import type { Listener } from './listener.ts';
import { maskError } from './maskError.ts';
import { isShared, rightsOf, sharedContext, type Sharing } from './sharedStreams.ts';
import { areLiveArgs, createStream, type Format, type LiveArgs, type Stream } from './stream.ts';

type FanOut = {
  /** Begins to listen; a refusal is answered as a result. */
  subscribe: (args: ExecutionArgs) => Promise<Listener | ExecutionResult>;
};

/**
 * Runs subscriptions. Those that `sharing` declares and that have the same text, variables and rights share one stream,
 * whichever socket they came by; the field's own resolver lets each of them in. Every other has a stream to itself.
 */
export function createFanOut(format: Format, sharing: Sharing): FanOut {
  const streams = new Map<string, Stream>();

  return {
    async subscribe(args) {
      if (!areLiveArgs(args)) throw new Error('A subscription came without its context.');
      try {
        return await begin(args);
      } catch (error) {
        return { errors: [maskError(error)] };
      }
    },
  };

  async function begin(args: LiveArgs) {
    const key = isShared(sharing, args) ? keyOf(args) : null;
    const own = key === null ? args : { ...args, contextValue: sharedContext(args.contextValue) };
    const events = await createSourceEventStream(own);
    if (!(Symbol.asyncIterator in events)) return { errors: events.errors?.map(maskError) };

    const source = events[Symbol.asyncIterator]();
    if (key === null) return createStream({ source, args, format, onEnd: () => {} }).join();
    const running = streams.get(key);
    if (running) {
      void source.return?.();
      return running.join();
    }
    const stream = createStream({
      source,
      args: own,
      format,
      // By then another one may have begun.
      onEnd: () => streams.get(key) === stream && streams.delete(key),
    });
    streams.set(key, stream);
    return stream.join();
  }
}

/** Null where nobody else may hear the same. */
function keyOf({ document, operationName, variableValues, contextValue }: LiveArgs): string | null {
  const rights = rightsOf(contextValue);
  if (rights === null || !document.loc) return null;
  return JSON.stringify([document.loc.source.body, operationName, variableValues, rights]);
}
