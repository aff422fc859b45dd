import * as v from 'valibot';

/** The longest wait a fault may add, in milliseconds. */
const LONGEST_WAIT = 120_000;

const common = {
  /** An operation's name, or `*` for every operation. */
  operation: v.optional(
    v.pipe(v.string(), v.trim(), v.minLength(1, 'operation must name an operation, or be "*".')),
    '*',
  ),
  /** How often it fires; null: until it is switched off. */
  times: v.optional(
    v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1, 'times must be 1 or more, or null.'))),
    null,
  ),
};

const milliseconds = v.pipe(
  v.number('milliseconds must be a number.'),
  v.integer(),
  v.minValue(0),
  v.maxValue(LONGEST_WAIT, `milliseconds must be at most ${LONGEST_WAIT}.`),
);

/**
 * What can go wrong with an operation. The kinds with an answer of their own leave the operation unexecuted, save
 * `DroppedAnswer` and `TruncatedAnswer`, where the work is done and the caller does not learn it.
 */
export const FaultRequest = v.variant('kind', [
  v.object({ ...common, kind: v.literal('Latency'), milliseconds }),
  v.object({ ...common, kind: v.literal('Unauthenticated') }),
  v.object({ ...common, kind: v.literal('UserNotFound') }),
  v.object({
    ...common,
    kind: v.literal('Error'),
    code: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1)), 'BAD_INPUT'),
    message: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1)), 'That did not work. Try again.'),
  }),
  v.object({ ...common, kind: v.literal('PersistedQueryNotSupported') }),
  v.object({ ...common, kind: v.literal('PersistedQueryNotFound') }),
  v.object({ ...common, kind: v.literal('ServerErrorPage') }),
  v.object({ ...common, kind: v.literal('DroppedRequest') }),
  v.object({ ...common, kind: v.literal('DroppedAnswer') }),
  v.object({ ...common, kind: v.literal('TruncatedAnswer') }),
]);

export type FaultRequest = v.InferOutput<typeof FaultRequest>;
export type FaultKind = FaultRequest['kind'];
