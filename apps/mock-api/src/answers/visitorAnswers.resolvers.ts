import type { Resolvers } from '#__generated__/resolvers.ts';
import { requireParticipant, requireVisitor } from '#auth/permissions.ts';
import { pressable } from '#guided-flows/automated-faqs/pressable.ts';
import type { EventPayloads } from '#events.ts';
import { answerOf, readTrace } from './messageAnswer.ts';
import { rateAnswer } from './rateAnswer.ts';
import { readingTips } from './readingTips.ts';
import { sourceAddress } from './sourceAddress.ts';
import { watchAnswers } from './watchAnswers.ts';

export const visitorAnswersResolvers: Resolvers = {
  Mutation: {
    rateAnswer: (_, { input }, ctx) => rateAnswer(ctx, requireVisitor(ctx), input),
  },
  Subscription: {
    answerStreamed: {
      subscribe: (_, { conversationId }, ctx) => watchAnswers(ctx, requireParticipant(ctx), conversationId),
      resolve: (stream: EventPayloads['answer:streamed']) => stream,
    },
  },
  Message: {
    answer: (message, _, ctx) => answerOf(ctx, message),
    citations: async (message, _, ctx) => [...((await answerOf(ctx, message))?.citations ?? [])],
  },
  Citation: {
    url: ({ articleId }, _, ctx) => sourceAddress(ctx, articleId),
    articleId: ({ articleId }, _, { viewer }) => (viewer?.kind === 'staff' ? articleId : null),
  },
  Answer: {
    comment: ({ feedback }) => feedback,
    followUps: (answer) => readTrace(answer).followUps,
    tips: (answer, _, ctx) => readingTips(ctx, answer),
    buttons: (answer, _, ctx) => pressable(ctx, readTrace(answer).faq?.buttons ?? []),
    trace: (answer, _, { viewer }) => (viewer?.kind === 'staff' ? answer : null),
  },
  AnswerTrace: {
    assistant: ({ assistantId, clientId }, _, ctx) =>
      ctx.db.assistant.findUnique({ where: { id: assistantId, clientId } }),
    threshold: (answer) => readTrace(answer).threshold,
    ringFence: (answer) => readTrace(answer).ringFence,
    assistantVersion: (answer) => readTrace(answer).version,
    missingWords: (answer) => readTrace(answer).missingWords,
    faq: (answer) => readTrace(answer).faq ?? null,
    found: (answer) => {
      const cited = new Map(answer.citations.map(({ passageId, number }) => [passageId, number]));
      return readTrace(answer).found.map((found) => ({ ...found, number: cited.get(found.passageId) ?? null }));
    },
  },
};
