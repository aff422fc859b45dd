import type { GuidedFlow } from '@parley/db';
import { nameKey } from '@parley/guided-flow/flowName';
import { storedFlow } from '@parley/guided-flow/storedFlow';
import { audit, by, type Auditing } from '#audit/audit.ts';
import type { Context } from '#context.ts';
import { assertNameIsFree, named } from './flowDraft.ts';
import { findGuidedFlow } from './guidedFlows.service.ts';

type Deps = Pick<Context, 'db'> & Auditing;

/** Puts a flow away, where nobody begins it; its name is free then. Throws NOT_FOUND. */
export async function archiveGuidedFlow(ctx: Deps, clientId: string, id: string): Promise<GuidedFlow> {
  return ctx.db.$transaction(async (tx) => {
    const flow = await findGuidedFlow(tx, clientId, id);
    if (flow.archivedAt) return flow;
    const now = ctx.clock.now();
    await audit(tx, by(ctx), { action: 'GuidedFlowArchived', target: named(flow) });
    return tx.guidedFlow.update({ where: { id }, data: { archivedAt: now, nameKey: null, updatedAt: now } });
  });
}

/** Takes it back. Throws NOT_FOUND, and DuplicateGuidedFlowName when its name was given to another one meanwhile. */
export async function unarchiveGuidedFlow(ctx: Deps, clientId: string, id: string): Promise<GuidedFlow> {
  return ctx.db.$transaction(async (tx) => {
    const flow = await findGuidedFlow(tx, clientId, id);
    if (!flow.archivedAt) return flow;
    const draft = await tx.draft.findUniqueOrThrow({ where: { subjectId: id, clientId } });
    const content = storedFlow(draft.content);
    await assertNameIsFree(tx, clientId, { id, content });
    await audit(tx, by(ctx), { action: 'GuidedFlowUnarchived', target: named(flow) });
    return tx.guidedFlow.update({
      where: { id },
      data: { archivedAt: null, nameKey: nameKey(content.name), updatedAt: ctx.clock.now() },
    });
  });
}
