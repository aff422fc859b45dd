import type { Resolvers } from '#__generated__/resolvers.ts';
import { requireStaff } from '#auth/permissions.ts';
import { conversationUndo } from '#inbox/change/wireChange.ts';
import { createMacro, deleteMacro, listMacros, updateMacro } from './macros.service.ts';
import { runMacro } from './runMacro.ts';
import { undoMacroRun } from './undoMacroRun.ts';

export const macrosResolvers: Resolvers = {
  Query: {
    macros: (_, __, ctx) => listMacros(ctx, requireStaff(ctx)),
  },
  Mutation: {
    createMacro: (_, { input }, ctx) => createMacro(ctx, requireStaff(ctx, 'MANAGE_CONVERSATIONS'), input),
    updateMacro: (_, change, ctx) => updateMacro(ctx, requireStaff(ctx, 'MANAGE_CONVERSATIONS'), change),
    deleteMacro: (_, { id }, ctx) => deleteMacro(ctx, requireStaff(ctx, 'MANAGE_CONVERSATIONS'), id),
    runMacro: async (_, { input }, ctx) => {
      const { undo, messageIds, ...ran } = await runMacro(ctx, requireStaff(ctx, 'MANAGE_CONVERSATIONS'), input);
      return { ...ran, undo: undo.map(conversationUndo), messagesCount: messageIds.length };
    },
    undoMacroRun: (_, { runId }, ctx) => undoMacroRun(ctx, requireStaff(ctx, 'MANAGE_CONVERSATIONS'), runId),
  },
};
