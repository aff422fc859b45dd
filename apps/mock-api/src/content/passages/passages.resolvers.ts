import type { Resolvers } from '#__generated__/resolvers.ts';
import { requireStaff } from '#auth/permissions.ts';
import { passageAnswers, passageFigures } from './passageUses.ts';
import { mergePassage, passagesOf, questionsOf, splitPassage, updatePassage } from './passages.service.ts';

const FLAG = 'MANAGE_ARTICLES';

export const passagesResolvers: Resolvers = {
  Mutation: {
    updatePassage: (_, { input }, ctx) => updatePassage(ctx, requireStaff(ctx, FLAG).clientId, input),
    splitPassage: (_, which, ctx) => splitPassage(ctx, requireStaff(ctx, FLAG).clientId, which),
    mergePassage: (_, { id }, ctx) => mergePassage(ctx, requireStaff(ctx, FLAG).clientId, id),
  },
  Article: {
    passages: ({ id }, _, ctx) => passagesOf(ctx, id),
  },
  Passage: {
    id: ({ id }) => String(id),
    questions: (passage) => questionsOf(passage),
    figures: ({ id, clientId }, _, ctx) => passageFigures(ctx, id, clientId),
    answers: async ({ id, clientId }, _, ctx) => {
      const answers = await passageAnswers(ctx, id, clientId);
      return answers.map(({ question, conversationId, isHelpful, createdAt }) => {
        return { question, conversationId, isHelpful, at: createdAt };
      });
    },
  },
};
