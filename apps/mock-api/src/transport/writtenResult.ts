import type { ExecutionResult } from 'graphql';

/** A result that is JSON already, as the bytes that go to sockets. */
export type WrittenResult = {
  /** The message `next` of the subscription with this id; clients count theirs, so most ask for the same. */
  messageFor: (id: string) => Buffer;
};

/** Writes a result once, however many sockets it goes to. */
export function writeResult(result: Omit<ExecutionResult, 'errors'> & { errors?: unknown }): WrittenResult {
  const payload = JSON.stringify(result);
  const messages = new Map<string, Buffer>();
  return {
    messageFor(id) {
      const known = messages.get(id);
      if (known) return known;
      const message = Buffer.from(`{"id":${JSON.stringify(id)},"type":"next","payload":${payload}}`);
      messages.set(id, message);
      return message;
    },
  };
}
