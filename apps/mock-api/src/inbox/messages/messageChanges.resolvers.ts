import type { Resolvers } from '#__generated__/resolvers.ts';
import { requireParticipant, requireStaff } from '#auth/permissions.ts';
import { watchMessages } from '#inbox/live/live.service.ts';
import { editMessage, unsendMessage } from './messageChanges.service.ts';
import { answeredMessage, authorAvatarOf, mentionsOf } from './messageParts.ts';
import type { MessageRow } from './messageRow.ts';
import { addNote } from './notes.service.ts';

export const messageChangesResolvers: Resolvers = {
  Mutation: {
    addNote: (_, { input }, ctx) => addNote(ctx, requireStaff(ctx, 'MANAGE_CONVERSATIONS'), input),
    editMessage: (_, { input }, ctx) => editMessage(ctx, requireStaff(ctx, 'MANAGE_CONVERSATIONS'), input),
    unsendMessage: (_, { id }, ctx) => unsendMessage(ctx, requireStaff(ctx, 'MANAGE_CONVERSATIONS'), id),
  },
  Subscription: {
    messageUpdated: {
      subscribe: (_, { conversationId }, ctx) =>
        watchMessages(ctx, requireParticipant(ctx), { conversationId, topic: 'message:updated' }),
      resolve: (message: MessageRow) => message,
    },
  },
  Message: {
    authorId: ({ author, authorId }, _, { viewer }) =>
      viewer?.kind === 'staff' && author === 'Agent' ? authorId : null,
    authorAvatar: (message, _, ctx) => authorAvatarOf(ctx, requireParticipant(ctx), message),
    replyTo: (message, _, ctx) => answeredMessage(ctx, requireParticipant(ctx), message),
    mentions: (message, _, ctx) => mentionsOf(ctx, message),
  },
};
