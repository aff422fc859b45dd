import type { FlowTest, GuidedFlow, Prisma } from '@parley/db';
import { runFlowTest } from '@parley/guided-flow/flowTest';
import { storedFlow } from '@parley/guided-flow/storedFlow';
import * as v from 'valibot';
import type { FlowTestInput } from '#__generated__/resolvers.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { newId } from '#ids.ts';
import { assertRoom, nameOf } from '#inbox/namedInput.ts';
import { parseInput } from '#input.ts';
import { findGuidedFlow } from './guidedFlows.service.ts';

type Tx = Prisma.TransactionClient;

const MOST_TESTS = 50;
const MOST_STEPS = 100;

const nodeId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64));
const step = v.object({
  nodeId: v.nullish(nodeId, null),
  expects: v.pipe(v.array(nodeId), v.maxLength(100)),
});
const FIELDS = {
  name: nameOf('Enter a name.', 80),
  steps: v.pipe(
    v.array(step),
    v.minLength(1, 'A test has at least one step.'),
    v.maxLength(MOST_STEPS, `A test has at most ${MOST_STEPS} steps.`),
  ),
  isGate: v.boolean(),
};
const Stored = v.pipe(v.string(), v.parseJson(), v.array(step));

export const stepsOf = ({ steps }: Pick<FlowTest, 'steps'>) => v.parse(Stored, steps);

/** The tests of a flow, the oldest first. */
export const testsOf = ({ flowTest }: Pick<Tx, 'flowTest'>, guidedFlowId: string): Promise<FlowTest[]> =>
  flowTest.findMany({ where: { guidedFlowId }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] });

/** Writes a test. Throws NOT_FOUND and BAD_INPUT with `field`. */
export async function saveFlowTest(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  clientId: string,
  input: FlowTestInput,
): Promise<GuidedFlow> {
  const { name, steps, isGate } = parseInput(FIELDS, input);
  const data = { name, steps: JSON.stringify(steps), isGate };
  return db.$transaction(async (tx) => {
    const flow = await findGuidedFlow(tx, clientId, input.guidedFlowId);
    if (input.testId) {
      const { count } = await tx.flowTest.updateMany({ where: { id: input.testId, guidedFlowId: flow.id }, data });
      if (count === 0) throw noTest();
      return flow;
    }
    const count = await tx.flowTest.count({ where: { guidedFlowId: flow.id } });
    assertRoom(count, { most: MOST_TESTS, kinds: 'tests of a flow' });
    await tx.flowTest.create({
      data: { ...data, id: newId('FlowTest'), guidedFlowId: flow.id, createdAt: clock.now() },
    });
    return flow;
  });
}

/** Throws NOT_FOUND. */
export async function deleteFlowTest({ db }: Pick<Context, 'db'>, clientId: string, id: string): Promise<GuidedFlow> {
  return db.$transaction(async (tx) => {
    const test = await tx.flowTest.findFirst({
      where: { id, guidedFlow: { clientId } },
      include: { guidedFlow: true },
    });
    if (!test) throw noTest();
    await tx.flowTest.delete({ where: { id } });
    return test.guidedFlow;
  });
}

const noTest = () => domainError('NOT_FOUND', 'This test does not exist any more.');

/** Throws FLOW_TESTS_FAILED where a test that must pass does not. */
export async function assertTestsPass(tx: Tx, { id }: GuidedFlow, content: string): Promise<void> {
  const { graph } = storedFlow(content);
  const tests = (await testsOf(tx, id)).filter(({ isGate }) => isGate);
  const failed = tests.filter((test) => runFlowTest(graph, stepsOf(test)).failedAt !== null);
  const [first, ...others] = failed;
  if (!first) return;
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  throw domainError('FLOW_TESTS_FAILED', `The test “${first.name}”${more} must pass before this can be published.`, {
    ids: failed.map((test) => test.id),
  });
}
