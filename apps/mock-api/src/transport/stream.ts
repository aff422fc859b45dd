import { execute, type ExecutionArgs, type ExecutionResult, type GraphQLError } from 'graphql';
import type { Context } from '#context.ts';
import { isRecord } from './context.ts';
import { createListener, type Listener } from './listener.ts';
import { maskError } from './maskError.ts';
import { writeResult, type WrittenResult } from './writtenResult.ts';

/** A subscription, ready to run; its context is ours. */
export type LiveArgs = ExecutionArgs & { contextValue: Context };

/** Whether what graphql-ws hands on is what it was given. */
export const areLiveArgs = (args: ExecutionArgs): args is LiveArgs =>
  isRecord(args.contextValue) && 'viewer' in args.contextValue;

/** How errors look on the wire. */
export type Format = (errors: readonly GraphQLError[]) => unknown;

type StreamOptions = {
  source: AsyncIterator<unknown>;
  /** What each event is executed with. */
  args: LiveArgs;
  format: Format;
  onEnd: () => void;
};

export type Stream = { join: () => Listener };

/**
 * The events of one source, executed and made JSON once for all who listen. One event after the other, so that nobody
 * gets them in another order. Ends when nobody listens.
 */
export function createStream({ source, args, format, onEnd }: StreamOptions): Stream {
  const listeners = new Set<Listener>();

  async function answerAll(event: unknown) {
    const result = written(await execute({ ...args, rootValue: event }), format);
    for (const listener of listeners) listener.push(result);
  }

  async function run() {
    for (let next = await source.next(); !next.done; next = await source.next()) await answerAll(next.value);
    onEnd();
    for (const listener of listeners) listener.end();
  }

  // What cannot be read any more has been missed by everybody: they come again, and fetch what they missed.
  run().catch(() => {
    onEnd();
    for (const listener of listeners) listener.drop();
  });

  function leave(listener: Listener) {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    onEnd();
    void source.return?.();
  }

  return {
    join() {
      const listener = createListener(leave);
      listeners.add(listener);
      return listener;
    },
  };
}

function written({ errors, ...result }: ExecutionResult, format: Format): WrittenResult {
  return writeResult(errors ? { ...result, errors: format(errors.map(maskError)) } : result);
}
