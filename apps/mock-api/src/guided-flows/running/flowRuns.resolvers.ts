import { nodeNames } from '@parley/guided-flow/nodeNames';
import type { Resolvers } from '#__generated__/resolvers.ts';
import { assetAddress, publicAddress } from '#assets/assetAddress.ts';
import { requireParticipant } from '#auth/permissions.ts';
import { visitorsHtml } from '#content/chat-articles/chatArticles.ts';
import { translatedTo } from '#content/translations.ts';
import { articleAddress } from '#content/help-centre/helpAddress.ts';
import { imageId } from '../flowImages.ts';
import { readFlowPayload } from './flowPayload.ts';
import { flowVersion } from './flowVersion.ts';
import { positionOf } from './passFlow.ts';

export const flowRunsResolvers: Resolvers = {
  Message: {
    flowStep: readFlowPayload,
  },
  FlowStep: {
    choices: ({ runId, choices }) => choices.map((choice) => ({ ...choice, runId })),
    people: async ({ memberIds, show }, _, ctx) => {
      const viewer = requireParticipant(ctx);
      const people = await ctx.db.user.findMany({
        where: { clientId: viewer.clientId, id: { in: memberIds }, status: 'Active' },
        select: { id: true, name: true, avatar: true, title: true, bio: true, email: true, phone: true },
      });
      const address = 'user' in viewer ? assetAddress : publicAddress;
      return memberIds.flatMap((memberId) => {
        const person = people.find(({ id }) => id === memberId);
        if (!person) return [];
        const { id, name, avatar, title, bio, email, phone } = person;
        return [
          {
            id,
            name,
            avatar: show.includes('Avatar') ? address(ctx.config, avatar) : null,
            title: show.includes('Title') ? title : null,
            bio: show.includes('Bio') ? bio : null,
            ...(show.includes('Contact') && { email, phone }),
          },
        ];
      });
    },
    images: async ({ images }, _, ctx) => {
      const { clientId } = requireParticipant(ctx);
      if (images.length === 0) return [];
      const ids = images.map(({ path }) => imageId(path));
      // Only what is the company's own is signed.
      const kept = await ctx.db.avatarImage.findMany({ where: { clientId, id: { in: ids } }, select: { id: true } });
      return images.flatMap(({ path, ...image }) => {
        const url = kept.some(({ id }) => id === imageId(path)) ? publicAddress(ctx.config, path) : null;
        return url === null ? [] : [{ ...image, url }];
      });
    },
    article: async ({ runId, articleId, display }, _, ctx) => {
      const { clientId } = requireParticipant(ctx);
      if (articleId === null) return null;
      const named = await ctx.db.article.findUnique({ where: { id: articleId, clientId, status: 'Published' } });
      if (!named) return null;
      const conversation = await ctx.db.conversation.findFirst({
        where: { clientId, flowRuns: { some: { id: runId } } },
      });
      const article = await translatedTo(ctx.db, named, conversation?.language ?? null);
      const client = await ctx.db.client.findUniqueOrThrow({ where: { id: clientId } });
      const { title, summary, body: html } = article;
      return {
        title,
        summary,
        body: await visitorsHtml(ctx, client, html),
        url: articleAddress(ctx.config, client, article),
        display,
      };
    },
  },
  FlowChoice: {
    isPressed: async ({ runId, nodeId, kind }, _, { db }) => {
      const run = await db.flowRun.findUnique({ where: { id: runId } });
      if (!run) return false;
      const { path, waitingFor } = positionOf(run);
      return kind === 'Leave' || kind === 'Email'
        ? !waitingFor.includes(nodeId) && run.state !== 'Left'
        : path.includes(nodeId);
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
