import type { Prisma } from '@parley/db';
import type { GuidedFlow as FlowContent } from '@parley/guided-flow/flow';

type Claim = { guidedFlowId: string; clientId: string; content: FlowContent };

/**
 * Makes uploaded images the flow's that its steps show: they stay as long as it does, since any version may show them. Flows are never
 * deleted, so that a copy may go on showing those of the flow that it was made of.
 */
export async function claimFlowImages(
  tx: Pick<Prisma.TransactionClient, 'avatarImage'>,
  { guidedFlowId, clientId, content }: Claim,
): Promise<void> {
  const ids = content.graph.nodes.flatMap((node) =>
    node.type === 'Text' ? (node.data.images ?? []).map(({ path }) => imageId(path)) : [],
  );
  if (ids.length === 0) return;
  await tx.avatarImage.updateMany({
    where: { id: { in: ids }, clientId, kind: 'Article', ownerId: null },
    data: { ownerId: guidedFlowId },
  });
}

/** Of an uploaded image, by its path. */
export const imageId = (path: string): string => path.split('/').at(-1) ?? '';
