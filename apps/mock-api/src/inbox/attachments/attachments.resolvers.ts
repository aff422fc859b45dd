import type { Resolvers } from '#__generated__/resolvers.ts';
import { requireParticipant } from '#auth/permissions.ts';
import { attachmentAddress } from './attachmentAddress.ts';
import { attachmentsOf } from './attachmentsOf.ts';

export const attachmentsResolvers: Resolvers = {
  Message: {
    attachments: async (message, _, ctx) => {
      requireParticipant(ctx);
      return [...(await attachmentsOf(ctx, message))];
    },
  },
  Attachment: {
    url: (attachment, _, ctx) => attachmentAddress(ctx, attachment),
  },
};
