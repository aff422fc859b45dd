import type { Resolvers, ResolversTypes } from '#__generated__/resolvers.ts';
import { requireParticipant, requireStaff, type StaffMember, type VisitorViewer } from '#auth/permissions.ts';
import type { Context } from '#context.ts';
import { typeOfId, type IdType } from '#ids.ts';
import { ownConversations, ownMessages, type Participant } from '#inbox/conversations/ownConversations.ts';

export const nodeResolvers: Resolvers = {
  Query: {
    node: (_, { id }, ctx) => loadNode(ctx, requireParticipant(ctx), id),
  },
  Node: {
    __resolveType: ({ id }, { viewer }) => nodeType(id, viewer?.kind === 'visitor'),
  },
};

type Loader<Who> = (ctx: Context, viewer: Who, id: string) => Promise<ResolversTypes['Node'] | null>;

const findConversation: Loader<Participant> = ({ db }, viewer, id) =>
  db.conversation.findFirst({ where: { id, ...ownConversations(viewer) } });

const findMessage: Loader<Participant> = ({ db }, viewer, id) =>
  db.message.findFirst({ where: { id, ...ownMessages(viewer) } });

const forStaff: Partial<Record<IdType, Loader<StaffMember>>> = {
  User: async (ctx, { user }, id) =>
    id === user.id
      ? user
      : ctx.db.user.findUnique({ where: { id, clientId: requireStaff(ctx, 'VIEW_USERS').clientId } }),
  Client: async ({ db }, { clientId }, id) => (id === clientId ? db.client.findUnique({ where: { id } }) : null),
  Assistant: ({ db }, { clientId }, id) => db.assistant.findUnique({ where: { id, clientId } }),
  Article: ({ db }, { clientId }, id) => db.article.findUnique({ where: { id, clientId } }),
  ArticleCategory: ({ db }, { clientId }, id) => db.articleCategory.findUnique({ where: { id, clientId } }),
  AutomatedFaq: ({ db }, { clientId }, id) => db.automatedFaq.findUnique({ where: { id, clientId, deletedAt: null } }),
  FormTemplate: ({ db }, { clientId }, id) => db.formTemplate.findUnique({ where: { id, clientId } }),
  FormSubmission: ({ db }, { clientId }, id) => db.formSubmission.findUnique({ where: { id, clientId } }),
  GuidedFlow: ({ db }, { clientId }, id) => db.guidedFlow.findUnique({ where: { id, clientId } }),
  StoreIntegration: ({ db }, { clientId }, id) => db.storeIntegration.findUnique({ where: { id, clientId } }),
  Integration: ({ db }, { clientId }, id) => db.integration.findUnique({ where: { id, clientId } }),
  Conversation: findConversation,
  Message: findMessage,
  Team: ({ db }, { clientId }, id) => db.team.findUnique({ where: { id, clientId } }),
  Label: ({ db }, { clientId }, id) => db.label.findUnique({ where: { id, clientId } }),
  Notification: ({ db }, { user }, id) => db.notification.findUnique({ where: { id, userId: user.id } }),
  Visitor: ({ db }, { clientId }, id) => db.visitor.findUnique({ where: { id, clientId } }),
};

const forVisitors: Partial<Record<IdType, Loader<VisitorViewer>>> = {
  Conversation: findConversation,
  Message: findMessage,
};

/** The record that `id` names, when the viewer may see it. Throws FORBIDDEN for colleagues without VIEW_USERS. */
async function loadNode(ctx: Context, viewer: Participant, id: string) {
  const type = typeOfId(id);
  if (!type) return null;
  const load = 'visitorId' in viewer ? forVisitors[type]?.(ctx, viewer, id) : forStaff[type]?.(ctx, viewer, id);
  return (await load) ?? null;
}

const NODE_TYPES = [
  'User',
  'Client',
  'Assistant',
  'Article',
  'ArticleCategory',
  'AutomatedFaq',
  'FormTemplate',
  'FormSubmission',
  'GuidedFlow',
  'StoreIntegration',
  'Integration',
  'Message',
  'Team',
  'Label',
  'Notification',
  'Visitor',
] as const;

/** Staff and visitor each see a conversation as their own type of the contract. */
function nodeType(id: string, isVisitor: boolean) {
  const type = typeOfId(id);
  return NODE_TYPES.find((one) => one === type) ?? (isVisitor ? 'VisitorConversation' : 'Conversation');
}
