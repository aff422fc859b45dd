import type { AutomatedFaq } from '@parley/db';
import type { Resolvers } from '#__generated__/resolvers.ts';
import { requireStaff } from '#auth/permissions.ts';
import { addPhrasings } from './addPhrasings.ts';
import { findFaq, listFaqs, phrasingsOf } from './automatedFaqs.service.ts';
import { backTest } from './backTest.ts';
import { draftFromMessage } from './draftFromMessage.ts';
import { faqDays, lastAnswers } from './faqFigures.ts';
import { faqConflicts } from './faqConflicts.ts';
import { problemsOf } from './faqProblems.ts';
import { acceptSuggestion, dismissSuggestion, faqSuggestions } from './faqSuggestions.ts';
import { exportFaqs, importFaqs, previewImport } from './importFaqs.ts';
import { deleteFaqs, restoreFaqs, setFaqsState } from './faqBulk.ts';
import { assistantIdsOf, buttonsOf, exclusionsOf, keywordsOf, languagesOf } from './faqRow.ts';
import { matchingFaqs } from './matchingFaqs.ts';
import { createFaq, updateFaq } from './writeFaq.ts';

const FLAG = 'MANAGE_AUTOMATED_FAQS';

export const automatedFaqsResolvers: Resolvers = {
  Query: {
    automatedFaqs: (_, page, ctx) => listFaqs(ctx, requireStaff(ctx).clientId, page),
    automatedFaq: (_, { id }, ctx) => findFaq(ctx.db, requireStaff(ctx).clientId, id),
    matchingFaqs: (_, asked, ctx) => matchingFaqs(ctx, requireStaff(ctx).clientId, asked),
    faqSuggestions: (_, __, ctx) => faqSuggestions(ctx, requireStaff(ctx).clientId),
    faqConflicts: (_, asked, ctx) => faqConflicts(ctx, requireStaff(ctx).clientId, asked),
    faqBackTest: (_, asked, ctx) => backTest(ctx, requireStaff(ctx).clientId, asked),
    automatedFaqsCsv: (_, { filter }, ctx) => exportFaqs(ctx, requireStaff(ctx).clientId, filter),
  },
  Mutation: {
    createAutomatedFaq: (_, { input }, ctx) => createFaq(ctx, requireStaff(ctx, FLAG).clientId, input),
    updateAutomatedFaq: (_, change, ctx) => updateFaq(ctx, requireStaff(ctx, FLAG).clientId, change),
    setAutomatedFaqsState: (_, change, ctx) => setFaqsState(ctx, requireStaff(ctx, FLAG).clientId, change),
    deleteAutomatedFaqs: (_, { ids }, ctx) => deleteFaqs(ctx, requireStaff(ctx, FLAG).clientId, ids),
    restoreAutomatedFaqs: (_, { ids }, ctx) => restoreFaqs(ctx, requireStaff(ctx, FLAG).clientId, ids),
    acceptFaqSuggestion: (_, accepted, ctx) => acceptSuggestion(ctx, requireStaff(ctx, FLAG).clientId, accepted),
    dismissFaqSuggestion: (_, { questions }, ctx) =>
      dismissSuggestion(ctx, requireStaff(ctx, FLAG).clientId, questions),
    addFaqPhrasings: (_, added, ctx) => addPhrasings(ctx, requireStaff(ctx, FLAG).clientId, added),
    draftFaqFromMessage: (_, { messageId }, ctx) => draftFromMessage(ctx, requireStaff(ctx, FLAG).clientId, messageId),
    previewFaqImport: (_, { csv }, ctx) => previewImport(ctx, requireStaff(ctx, FLAG).clientId, csv),
    importFaqs: (_, { csv }, ctx) => importFaqs(ctx, requireStaff(ctx, FLAG).clientId, csv),
  },
  AutomatedFaq: {
    phrasings: ({ id }, _, ctx) => phrasingsOf(ctx, id),
    days: (faq, { last }, ctx) => faqDays(ctx, faq, last),
    lastAnswers: (faq, _, ctx) => lastAnswers(ctx, faq),
    keywords: (faq) => keywordsOf(faq),
    languages: (faq) => languagesOf(faq),
    exclusions: (faq) => exclusionsOf(faq),
    buttons: (faq) => buttonsOf(faq),
    problems: (faq, _, ctx) => problemsOf(ctx, faq),
    assistants: (faq, _, { db }) =>
      db.assistant.findMany({
        where: { clientId: faq.clientId, id: { in: assistantIdsOf(faq) } },
        orderBy: { title: 'asc' },
      }),
  },
  Subscription: {
    automatedFaqChanged: {
      subscribe: (_, __, ctx) => ctx.events.subscribe('faq:changed', requireStaff(ctx).clientId),
      resolve: (faq: AutomatedFaq) => faq,
    },
  },
};
