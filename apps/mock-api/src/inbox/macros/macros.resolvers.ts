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
      const { undo, left, messageIds, ...ran } = await runMacro(ctx, requireStaff(ctx, 'MANAGE_CONVERSATIONS'), input);
      const leftThere = (id: string) => left.find((one) => one.id === id);
      return {
        ...ran,
        undo: undo.map((change) => conversationUndo({ ...change, left: leftThere(change.id) })),
        messagesCount: messageIds.length,
      };
    },
    undoMacroRun: (_, { runId }, ctx) => undoMacroRun(ctx, requireStaff(ctx, 'MANAGE_CONVERSATIONS'), runId),
  },
};
