import { plainText } from '@parley/article-html/text';
import { nodeNames } from '@parley/guided-flow/nodeNames';
import type { Resolvers } from '#__generated__/resolvers.ts';
import { assetAddress, publicAddress } from '#assets/assetAddress.ts';
import { requireParticipant } from '#auth/permissions.ts';
import { articleAddress } from '#content/help-centre/helpAddress.ts';
import { readFlowPayload } from './flowPayload.ts';
import { flowVersion } from './flowVersion.ts';
import { positionOf } from './passFlow.ts';

export const flowRunsResolvers: Resolvers = {
  Message: {
    flowStep: readFlowPayload,
  },
  FlowStep: {
    choices: ({ runId, choices }) => choices.map((choice) => ({ ...choice, runId })),
    people: async ({ memberIds }, _, ctx) => {
      const viewer = requireParticipant(ctx);
      const people = await ctx.db.user.findMany({
        where: { clientId: viewer.clientId, id: { in: memberIds }, status: 'Active' },
        select: { id: true, name: true, avatar: true },
      });
      const address = 'user' in viewer ? assetAddress : publicAddress;
      return memberIds.flatMap((memberId) => {
        const person = people.find(({ id }) => id === memberId);
        return person ? [{ ...person, avatar: address(ctx.config, person.avatar) }] : [];
      });
    },
    article: async ({ articleId }, _, ctx) => {
      const { clientId } = requireParticipant(ctx);
      if (articleId === null) return null;
      const article = await ctx.db.article.findUnique({ where: { id: articleId, clientId, status: 'Published' } });
      if (!article) return null;
      const client = await ctx.db.client.findUniqueOrThrow({ where: { id: clientId } });
      const { title, summary, body } = article;
      return { title, summary, text: plainText(body), url: articleAddress(ctx.config, client, article) };
    },
  },
  FlowChoice: {
    isPressed: async ({ runId, nodeId, kind }, _, { db }) => {
      const run = await db.flowRun.findUnique({ where: { id: runId } });
      if (!run) return false;
      const { path, waitingFor } = positionOf(run);
      return kind === 'Leave' ? !waitingFor.includes(nodeId) && run.state !== 'Left' : path.includes(nodeId);
    },
  },
  Conversation: {
    flowRuns: ({ id }, _, { db }) =>
      db.flowRun.findMany({ where: { conversationId: id }, orderBy: [{ startedAt: 'asc' }, { id: 'asc' }], take: 50 }),
  },
  FlowRun: {
    guidedFlow: ({ guidedFlowId }, _, { db }) => db.guidedFlow.findUniqueOrThrow({ where: { id: guidedFlowId } }),
    path: async (run, _, { db }) => {
      const { name, graph } = await flowVersion(db, run);
      const names = nodeNames(graph);
      const byId = new Map(graph.nodes.map((node) => [node.id, node]));
      const pressed = positionOf(run).path.filter((nodeId) => 'label' in (byId.get(nodeId)?.data ?? {}));
      return [name, ...pressed.map((nodeId) => names.get(nodeId) ?? nodeId)];
    },
  },
};
