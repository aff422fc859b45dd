import { newConfig } from '@parley/assistant-config/newConfig';
import { adminFinds, row, staffFinds, type Row } from './row.ts';

/** Assistants, their drafts and versions. */
export const ASSISTANT_ROWS: Readonly<Record<string, Row>> = {
  'Query.assistants': row('401 403 ok ok ok 401 401 ok', { select: '{ id title }' }),
  'Query.assistant': row('401 403 ok ok ok 401 401 404', {
    args: ({ assistant }) => ({ id: assistant }),
    select: '{ id draft { config } published { number } versions { edges { node { note } } } }',
    ...staffFinds('NOT_FOUND'),
  }),
  'Mutation.createAssetToken': row('401 403 ok ok ok 401 401 ok', { select: '{ expiresInSeconds }' }),
  'Mutation.createAssistant': row('401 403 403 ok 403 401 401 ok', {
    args: (_, unique) => ({ input: { type: 'FloatingWidget', title: `Basecamp ${unique}`.slice(0, 60) } }),
    optionalIds: { 'input.copyOfId': ({ assistant }) => assistant },
    select: '{ id title }',
    ...adminFinds('NOT_FOUND'),
  }),
  'Mutation.saveAssistantDraft': row('401 403 403 ok 403 401 401 404', {
    args: ({ assistant }) => ({ input: { assistantId: assistant, revision: 1, config: newConfig({ title: 'Nora' }) } }),
    select: '{ id draft { revision } }',
    ...adminFinds('NOT_FOUND'),
  }),
  'Mutation.publishAssistant': row('401 403 403 ok 403 401 401 404', {
    args: ({ assistant }) => ({ input: { assistantId: assistant, revision: 1, note: 'Another title' } }),
    select: '{ id published { number } }',
    ...adminFinds('NOT_FOUND'),
  }),
  'Mutation.discardAssistantDraft': row('401 403 403 ok 403 401 401 404', {
    args: ({ assistant }) => ({ id: assistant }),
    select: '{ id }',
    ...adminFinds('NOT_FOUND'),
  }),
  'Mutation.restoreAssistantVersion': row('401 403 403 ok 403 401 401 404', {
    args: ({ assistant }) => ({ id: assistant, number: 1 }),
    select: '{ id }',
    ...adminFinds('NOT_FOUND'),
  }),
  'Mutation.setAllowedDomains': row('401 403 403 ok 403 401 401 404', {
    args: ({ assistant }) => ({ input: { assistantId: assistant, domains: ['*.shop.example'] } }),
    select: '{ id }',
    ...adminFinds('NOT_FOUND'),
  }),
  'Mutation.setIdentityMode': row('401 403 403 ok 403 401 401 404', {
    args: ({ assistant }) => ({ id: assistant, mode: 'Off' }),
    select: '{ id }',
    ...adminFinds('NOT_FOUND'),
  }),
  'Mutation.renewIdentitySecret': row('401 403 403 ok 403 401 401 404', {
    args: ({ assistant }) => ({ id: assistant }),
    ...adminFinds('NOT_FOUND'),
  }),
  'Subscription.assistantPinged': row('401 403 ok ok ok 401 401 ok', { select: '{ id }' }),
  'Query.answerEngines': row('401 403 ok ok ok 401 401 ok', { select: '{ name label isModel }' }),
  'Query.evaluationSets': row('401 403 ok ok ok 401 401 ok', { select: '{ id name mostFalse isGate }' }),
  'Query.evaluationSetCsv': row('401 403 ok ok ok 401 401 404', {
    args: ({ evaluationSet }) => ({ id: evaluationSet }),
    ...staffFinds('NOT_FOUND'),
  }),
  'Query.unansweredQuestions': row('401 403 ok ok ok 401 401 ok', {
    optionalIds: { assistantId: ({ assistant }) => assistant },
    select: '{ question count }',
    ...staffFinds('ok'),
  }),
  'Mutation.createEvaluationSet': row('401 403 403 ok 403 401 401 ok', {
    args: (_, unique) => ({ input: { name: `Winter ${unique}`, mostFalse: 5, isGate: false } }),
    select: '{ id }',
  }),
  'Mutation.updateEvaluationSet': row('401 403 403 ok 403 401 401 404', {
    args: ({ evaluationSet }, unique) => ({
      id: evaluationSet,
      input: { name: `Summer ${unique}`, mostFalse: 5, isGate: false },
    }),
    select: '{ id }',
    ...adminFinds('NOT_FOUND'),
  }),
  'Mutation.deleteEvaluationSet': row('401 403 403 ok 403 401 401 404', {
    args: ({ evaluationSet }) => ({ id: evaluationSet }),
    ...adminFinds('NOT_FOUND'),
  }),
  'Mutation.addEvaluationQuestions': row('401 403 403 ok 403 401 401 404', {
    args: ({ evaluationSet, article }) => ({
      setId: evaluationSet,
      questions: [{ question: 'Do you rent tents?', isAnswerable: true, passage: '', articleId: article }],
    }),
    select: '{ id }',
    ...adminFinds('NOT_FOUND'),
  }),
  'Mutation.updateEvaluationQuestion': row('401 403 403 ok 403 401 401 404', {
    args: ({ evaluationQuestion, article }) => ({
      id: evaluationQuestion,
      input: { question: 'Do you rent skis?', isAnswerable: true, passage: '', articleId: article },
    }),
    select: '{ id }',
    ...adminFinds('NOT_FOUND'),
  }),
  'Mutation.deleteEvaluationQuestion': row('401 403 403 ok 403 401 401 404', {
    args: ({ evaluationQuestion }) => ({ id: evaluationQuestion }),
    select: '{ id }',
    ...adminFinds('NOT_FOUND'),
  }),
  'Mutation.runEvaluation': row('401 403 403 ok 403 401 401 404', {
    args: ({ evaluationSet, assistant }) => ({
      input: { setId: evaluationSet, assistantId: assistant, config: newConfig({ title: 'Nora' }) },
    }),
    select: '{ id }',
    ...adminFinds('NOT_FOUND'),
  }),
  'Mutation.dismissUnanswered': row('401 403 403 ok 403 401 401 ok', {
    args: () => ({ question: 'Do you rent tents?' }),
  }),
  'Subscription.evaluationRunChanged': row('401 403 ok ok ok 401 401 ok', { select: '{ id }' }),
  'Subscription.playgroundAnswered': row('401 403 403 ok 403 401 401 404', {
    args: ({ assistant }) => ({ input: { assistantId: assistant, question: 'May I send it back?' } }),
    select: '{ text }',
    ...adminFinds('NOT_FOUND'),
  }),
  'Mutation.setAssistantEnabled': row('401 403 403 ok 403 401 401 404', {
    args: ({ assistant }) => ({ id: assistant, isEnabled: false }),
    select: '{ id }',
    ...adminFinds('NOT_FOUND'),
  }),
  'Mutation.setAssistantArchived': row('401 403 403 ok 403 401 401 404', {
    args: ({ assistant }) => ({ id: assistant, isArchived: true }),
    select: '{ id }',
    ...adminFinds('NOT_FOUND'),
  }),
};
