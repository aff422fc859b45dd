import type { Resolvers } from '#__generated__/resolvers.ts';
import { requireStaff } from '#auth/permissions.ts';
import { askForRating } from './askForRating.ts';
import { conversationChange, conversationUndo } from '#inbox/change/wireChange.ts';
import { eventOf } from '#inbox/live/eventOf.ts';
import { sendTranscript } from './sendTranscript.ts';
import { updateConversations } from './updateConversations.service.ts';

/** What agents do with conversations, besides talking in them. */
export const workResolvers: Resolvers = {
  Mutation: {
    updateConversations: async (_, { changes }, ctx) => {
      const staff = requireStaff(ctx, 'MANAGE_CONVERSATIONS');
      const { undo, ...updated } = await updateConversations(ctx, staff, changes.map(conversationChange));
      return { ...updated, undo: undo.map(conversationUndo) };
    },
    sendTranscript: (_, { input }, ctx) => sendTranscript(ctx, requireStaff(ctx, 'MANAGE_CONVERSATIONS'), input),
    askForRating: (_, { conversationId }, ctx) =>
      askForRating(ctx, requireStaff(ctx, 'MANAGE_CONVERSATIONS'), conversationId),
  },
  Message: {
    event: (message) => eventOf(message),
  },
};
