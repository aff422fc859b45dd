import { beforeAll, expect, it } from 'vitest';
import { backgroundWorkDone } from '#background/inBackground.ts';
import { apiForTests } from '#testing/apiForTests.ts';
import { operation, outcomeOf } from '#permissions/matrix/calls.ts';
import { row } from '#permissions/matrix/row.ts';
import { ROWS } from '#permissions/matrix/rows.ts';
import { buildWorld, CALLERS, type Caller, type World } from '#permissions/matrix/world.ts';
import { AUDITED, MUTATIONS, type MutationName } from './audited.ts';

/*
 * The permission matrix knows a right call of each mutation: made by whoever may, it must write into the log what
 * audited.ts declares, and nothing else.
 */

const api = await apiForTests();
let world: World;
beforeAll(async () => {
  await api.listen();
  world = await buildWorld(api);
});

/** Those whose call in the matrix comes to nothing, so that there is nothing to write; their own tests look. */
const COMES_TO_NOTHING = new Set<MutationName>(['finishOnboarding', 'undoDowngrade', 'setVisitorBlocked']);

async function writtenBy(call: () => Promise<unknown>): Promise<string[]> {
  const known = new Set((await api.db.auditEntry.findMany()).map(({ id }) => id));
  await call();
  await backgroundWorkDone();
  const entries = await api.db.auditEntry.findMany({ orderBy: { createdAt: 'asc' } });
  return entries.filter(({ id }) => !known.has(id)).map(({ action }) => action);
}

/** What a call that is let in must have written: at least one of what is declared, and nothing else. */
function isAsDeclared(name: MutationName, written: readonly string[]): boolean {
  const declared = AUDITED[name];
  const isNothing = typeof declared === 'string' || COMES_TO_NOTHING.has(name);
  return isNothing
    ? written.length === 0
    : written.length > 0 && written.every((one) => declared.some((is) => is === one));
}

const rowOf = (name: MutationName) => ROWS[`Mutation.${name}`] ?? row('missing');
const callersWith = (name: MutationName, isIn: boolean) =>
  CALLERS.filter((caller) => (rowOf(name).outcomes[caller] === 'ok') === isIn);

/** What comes of a mutation, and what the log holds of it. */
async function call(name: MutationName, caller: Caller) {
  const sent = operation(`Mutation.${name}`, rowOf(name), world.ids);
  let outcome = '';
  const written = await writtenBy(async () => {
    ({ outcome } = await world.as(caller, (token) => outcomeOf(api, { ...sent, token })));
  });
  return { outcome, written };
}

const letIn = MUTATIONS.flatMap((name) =>
  callersWith(name, true)
    .slice(0, 1)
    .map((caller) => [name, caller] as const),
);
const refused = MUTATIONS.flatMap((name) => callersWith(name, false).map((caller) => [name, caller] as const));

it.each(letIn)('%s of %s writes what it declares', async (name, caller) => {
  const { outcome, written } = await call(name, caller);

  expect(outcome).toBe('ok');
  expect(written).toSatisfy((all: string[]) => isAsDeclared(name, all));
});

it.each(refused)('%s writes nothing where %s is refused', async (name, caller) => {
  const { written } = await call(name, caller);

  expect(written).toEqual([]);
});
