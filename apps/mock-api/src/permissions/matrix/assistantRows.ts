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
