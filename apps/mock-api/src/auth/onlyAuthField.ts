import type { Context } from '#context.ts';
import { oneAuthFieldOnly } from './messages.ts';

const used = new WeakSet<object>();

/**
 * `context`, for the first field of an operation that signs in, refreshes or resets; aliases of such fields would
 * multiply the guesses of one request. Throws BAD_INPUT for every further one.
 */
export function asOnlyAuthField(context: Context): Context {
  if (used.has(context.responseExtensions)) throw oneAuthFieldOnly();
  used.add(context.responseExtensions);
  return context;
}
