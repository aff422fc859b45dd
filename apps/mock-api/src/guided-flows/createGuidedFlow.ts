import type { GuidedFlow, Prisma } from '@parley/db';
import type { GuidedFlow as FlowContent, Presentation } from '@parley/guided-flow/flow';
import { freeName, nameKey } from '@parley/guided-flow/flowName';
import { storedFlow } from '@parley/guided-flow/storedFlow';
import { emptyGraph } from '@parley/guided-flow/presentation';
import type { CreateGuidedFlowInput } from '#__generated__/resolvers.ts';
import { audit, by, type Auditing } from '#audit/audit.ts';
import type { Context } from '#context.ts';
import { newId } from '#ids.ts';
import { assertRoom } from '#inbox/namedInput.ts';
import { beginDraft, stampOf } from '#versioning/versions.service.ts';
import { otherNames } from './flowContext.ts';
import { assertNameIsFree, checkedContent, named } from './flowDraft.ts';
import { claimFlowImages } from './flowImages.ts';
import { findGuidedFlow } from './guidedFlows.service.ts';

type Deps = Pick<Context, 'db'> & Auditing;
type Tx = Prisma.TransactionClient;

const MOST_FLOWS = 500;
const LONGEST_NAME = 80;

/** A new flow, which no visitor meets. Throws BAD_INPUT with `field`, and DuplicateGuidedFlowName. */
export async function createGuidedFlow(ctx: Deps, clientId: string, input: CreateGuidedFlowInput): Promise<GuidedFlow> {
  const content = firstContent(input);
  return ctx.db.$transaction(async (tx) => {
    await assertNameIsFree(tx, clientId, { id: null, content });
    return begin(ctx, tx, { clientId, content });
  });
}

function firstContent({ name, content }: CreateGuidedFlowInput): FlowContent {
  if (content === undefined || content === null) return emptyFlow(name ?? '');
  const given = checkedContent(content);
  return name ? checkedContent({ ...given, name }) : given;
}

/** As a button that is called as the flow is. */
function emptyFlow(name: string): FlowContent {
  const presentation: Presentation = { type: 'Button', lineOne: name.trim().slice(0, 60) };
  return checkedContent({ name, presentation, graph: emptyGraph(presentation) });
}

/** A flow as another one is drawn now. Throws NOT_FOUND and BAD_INPUT. */
export async function duplicateGuidedFlow(ctx: Deps, clientId: string, id: string): Promise<GuidedFlow> {
  return ctx.db.$transaction(async (tx) => {
    await findGuidedFlow(tx, clientId, id);
    const draft = await tx.draft.findUniqueOrThrow({ where: { subjectId: id, clientId } });
    const content = storedFlow(draft.content);
    return begin(ctx, tx, { clientId, content: await renamed(tx, clientId, { content, mark: ' (copy)' }) });
  });
}

/** A flow of what was exported, under a name that is free. Throws BAD_INPUT with `field`. */
export async function importGuidedFlow(ctx: Deps, clientId: string, given: unknown): Promise<GuidedFlow> {
  const content = checkedContent(given);
  return ctx.db.$transaction(async (tx) =>
    begin(ctx, tx, { clientId, content: await renamed(tx, clientId, { content, mark: '' }) }),
  );
}

type Rename = { content: FlowContent; mark: string };

async function renamed(tx: Tx, clientId: string, { content, mark }: Rename): Promise<FlowContent> {
  const taken = await otherNames(tx, { clientId, guidedFlowId: null });
  const name = freeName(`${content.name}${mark}`, taken);
  if (name.length <= LONGEST_NAME) return { ...content, name };
  // Leaves room for the mark and a number.
  const start = content.name.slice(0, LONGEST_NAME - mark.length - ' (500)'.length).trim();
  return { ...content, name: freeName(`${start}${mark}`, taken) };
}

async function begin(ctx: Deps, tx: Tx, { clientId, content }: { clientId: string; content: FlowContent }) {
  const id = newId('GuidedFlow');
  const stamp = stampOf(ctx);
  assertRoom(await tx.guidedFlow.count({ where: { clientId } }), { most: MOST_FLOWS, kinds: 'guided flows' });
  await beginDraft(tx, { subjectId: id, clientId }, { content: JSON.stringify(content), stamp });
  await claimFlowImages(tx, { guidedFlowId: id, clientId, content });
  const flow = await tx.guidedFlow.create({
    data: {
      id,
      clientId,
      name: content.name,
      nameKey: nameKey(content.name),
      createdAt: stamp.at,
      updatedAt: stamp.at,
    },
  });
  await audit(tx, by(ctx), { action: 'GuidedFlowCreated', target: named(flow) });
  return flow;
}
