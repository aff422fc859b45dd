import type { Draft, GuidedFlow, Prisma } from '@parley/db';
import type { GuidedFlow as FlowContent } from '@parley/guided-flow/flow';
import { nameKey } from '@parley/guided-flow/flowName';
import { flowSchema } from '@parley/guided-flow/flowSchema';
import { storedFlow } from '@parley/guided-flow/storedFlow';
import { normalised } from '@parley/guided-flow/presentation';
import { duplicateName, validateFlow, type FlowProblem } from '@parley/guided-flow/validateFlow';
import * as v from 'valibot';
import type { PublishGuidedFlowInput, UpdateGuidedFlowInput } from '#__generated__/resolvers.ts';
import { audit, by, type Auditing } from '#audit/audit.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { parseInput } from '#input.ts';
import {
  latestVersion,
  NOTE_FIELD,
  publishDraft,
  publishedVersion,
  restoreVersion,
  saveDraft,
  stampOf,
} from '#versioning/versions.service.ts';
import { claimFlowImages } from './flowImages.ts';
import { loadFlowContext } from './flowContext.ts';
import { flowError } from './flowError.ts';
import { assertTestsPass } from './flowTests.ts';
import { findGuidedFlow } from './guidedFlows.service.ts';

type Deps = Pick<Context, 'db'> & Auditing;
type Tx = Prisma.TransactionClient;

/** As the audit log calls it. */
export const named = ({ id, name }: Pick<GuidedFlow, 'id' | 'name'>) => ({ id, name });

/**
 * The flow that `given` is, with its presentation and its first connection in their places. Throws BAD_INPUT with the path of the
 * first value that is wrong as `field`.
 */
export function checkedContent(given: unknown): FlowContent {
  const { success, output, issues } = v.safeParse(flowSchema, given, { abortEarly: true });
  if (success) return { ...output, graph: normalised(output.graph, output.presentation) };
  const path = v.getDotPath(issues[0]);
  throw domainError('BAD_INPUT', issues[0].message, { field: path ? `content.${path}` : 'content' });
}

/** Throws DuplicateGuidedFlowName when another flow that is not in the archive is called the same. */
export async function assertNameIsFree(
  tx: Tx,
  clientId: string,
  { id, content }: { id: string | null; content: FlowContent },
): Promise<void> {
  const { name } = content;
  const other = await tx.guidedFlow.findUnique({ where: { clientId_nameKey: { clientId, nameKey: nameKey(name) } } });
  if (!other || other.id === id) return;
  const [problem] = duplicateName(content, { otherNames: [other.name] });
  if (problem) throw flowError(problem);
}

/**
 * Saves what somebody is drawing; visitors see nothing of it. Throws BAD_INPUT with `field`, NOT_FOUND, DRAFT_CHANGED and
 * DuplicateGuidedFlowName.
 */
export async function updateGuidedFlow(ctx: Deps, clientId: string, input: UpdateGuidedFlowInput): Promise<GuidedFlow> {
  const { guidedFlowId: id, revision } = input;
  const content = checkedContent(input.content);
  const stamp = stampOf(ctx);
  return ctx.db.$transaction(async (tx) => {
    const before = await findGuidedFlow(tx, clientId, id);
    if (!before.archivedAt) await assertNameIsFree(tx, clientId, { id, content });
    await saveDraft(tx, { subjectId: id, clientId, content: JSON.stringify(content), revision, stamp });
    await claimFlowImages(tx, { guidedFlowId: id, clientId, content });
    return tx.guidedFlow.update({
      where: { id },
      data: { ...nameOf(before, content), updatedAt: stamp.at },
    });
  });
}

const nameOf = ({ archivedAt }: GuidedFlow, { name }: FlowContent) => ({
  name,
  nameKey: archivedAt ? null : nameKey(name),
});

/**
 * Puts the draft of `revision` before visitors. Throws NOT_FOUND, DRAFT_CHANGED, NOTHING_CHANGED, FLOW_TESTS_FAILED, BAD_INPUT and
 * what is wrong with the flow.
 */
export async function publishGuidedFlow(
  ctx: Deps,
  clientId: string,
  { guidedFlowId: id, revision, ...input }: PublishGuidedFlowInput,
): Promise<GuidedFlow> {
  const { note } = parseInput(NOTE_FIELD, { note: input.note ?? '' });
  const stamp = stampOf(ctx);
  return ctx.db.$transaction(async (tx) => {
    const flow = await findGuidedFlow(tx, clientId, id);
    if (flow.archivedAt) throw domainError('BAD_INPUT', 'It is in the archive. Take it back before you publish it.');
    const draft = await tx.draft.findUniqueOrThrow({ where: { subjectId: id, clientId } });
    const problems = await problemsOf(tx, flow, draft.content);
    const [first] = problems;
    if (first) throw flowError(first, problems);
    await assertTestsPass(tx, flow, draft.content);
    const version = await publishDraft(tx, { subjectId: id, clientId, revision, note, stamp });
    const detail = `version ${version.number}${note && `: ${note}`}`;
    await audit(tx, by(ctx), { action: 'GuidedFlowPublished', target: named(flow), detail });
    return tx.guidedFlow.update({ where: { id }, data: { publishedAt: stamp.at, updatedAt: stamp.at } });
  });
}

/** All that is wrong with what a draft or version of a flow holds, as things are now. */
export async function problemsOf(
  tx: Tx,
  { id, clientId }: Pick<GuidedFlow, 'id' | 'clientId'>,
  content: string,
): Promise<FlowProblem[]> {
  return validateFlow(storedFlow(content), await loadFlowContext(tx, { clientId, guidedFlowId: id }));
}

/** Goes back to what is published. Throws NOT_FOUND and DuplicateGuidedFlowName. */
export async function discardGuidedFlowDraft(ctx: Deps, clientId: string, id: string): Promise<GuidedFlow> {
  return ctx.db.$transaction(async (tx) => {
    const flow = await findGuidedFlow(tx, clientId, id);
    if (!flow.publishedAt) throw domainError('NOT_FOUND', 'It was never published: there is nothing to go back to.');
    const { number } = await publishedVersion(tx, id);
    return becomeVersion(ctx, tx, { flow, number });
  });
}

/** Makes an earlier version the draft, to be looked at and published. Throws NOT_FOUND and DuplicateGuidedFlowName. */
export async function restoreGuidedFlowVersion(
  ctx: Deps,
  clientId: string,
  { id, number }: { id: string; number: number },
): Promise<GuidedFlow> {
  return ctx.db.$transaction(async (tx) =>
    becomeVersion(ctx, tx, { flow: await findGuidedFlow(tx, clientId, id), number }),
  );
}

async function becomeVersion(ctx: Deps, tx: Tx, { flow, number }: { flow: GuidedFlow; number: number }) {
  const { id, clientId } = flow;
  const stamp = stampOf(ctx);
  const draft = await restoreVersion(tx, { subjectId: id, clientId, number, stamp });
  const content = storedFlow(draft.content);
  if (!flow.archivedAt) await assertNameIsFree(tx, clientId, { id, content });
  return tx.guidedFlow.update({ where: { id }, data: { ...nameOf(flow, content), updatedAt: stamp.at } });
}

/** Whether there is something to publish. */
export const hasUnpublishedChanges = async ({ db }: Pick<Context, 'db'>, draft: Draft): Promise<boolean> =>
  (await latestVersion(db, draft.subjectId))?.content !== draft.content;
