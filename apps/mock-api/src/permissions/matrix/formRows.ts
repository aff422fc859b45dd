import { templateForm } from '@parley/form/templates';
import type { Ids } from './records.ts';
import { adminFinds, row, staffFinds, visitorFinds, type Row } from './row.ts';

const ofAdmin = (args: NonNullable<Row['args']>, select = '{ id }') =>
  row('401 403 403 ok 403 401 401 404', { args, select, ...adminFinds('NOT_FOUND') });

const theForm = ({ form }: Ids) => ({ id: form });

/** Forms, and what visitors sent in. */
export const FORM_ROWS: Readonly<Record<string, Row>> = {
  'Query.formTemplates': row('401 403 ok ok ok 401 401 ok', {
    args: () => ({ filter: { search: 'request' } }),
    select: '{ totalCount edges { node { name } } }',
  }),
  'Query.formTemplate': row('401 403 ok ok ok 401 401 404', {
    args: theForm,
    select: '{ name draft { content } published { number } versions { edges { node { note } } } }',
    ...staffFinds('NOT_FOUND'),
  }),
  'Mutation.createFormTemplate': row('401 403 403 ok 403 401 401 ok', {
    args: () => ({ input: { kind: 'Contact' } }),
    optionalIds: { 'input.copyOfId': ({ form }) => form },
    select: '{ id }',
    ...adminFinds('NOT_FOUND'),
  }),
  'Mutation.saveFormDraft': ofAdmin(({ form }) => ({
    input: { formTemplateId: form, revision: 1, content: templateForm('Contact', 'Write to us') },
  })),
  'Mutation.publishForm': ofAdmin(({ draftForm }) => ({
    input: { formTemplateId: draftForm, revision: 1, note: 'The first' },
  })),
  'Mutation.discardFormDraft': ofAdmin(theForm),
  'Mutation.restoreFormVersion': ofAdmin(({ form }) => ({ id: form, number: 1 })),
  'Mutation.setFormArchived': ofAdmin(({ draftForm }) => ({ id: draftForm, isArchived: true })),
  'Mutation.deleteFormTemplate': ofAdmin(({ archivedForm }) => ({ id: archivedForm }), ''),
  'Query.formSubmissions': row('401 403 ok ok ok 401 401 404', {
    args: ({ form }) => ({ formTemplateId: form, filter: { view: 'Partial' } }),
    select: '{ edges { node { visitorName answers } } }',
    ...staffFinds('NOT_FOUND'),
  }),
  'Subscription.formSubmissionChanged': row('401 403 ok ok ok 401 401 ok', { select: '{ id }' }),
  'Query.formStatistics': row('401 403 ok ok ok 401 401 404', {
    args: ({ form }) => ({ formTemplateId: form }),
    select: '{ shown started questions { label answered } }',
    ...staffFinds('NOT_FOUND'),
  }),
  'Mutation.updateFormSubmissions': ofAdmin(({ formSubmission }) => ({ ids: [formSubmission], isStarred: true })),
  'Mutation.drawAddressMap': ofAdmin(({ addressSubmission }) => ({
    submissionId: addressSubmission,
    fieldId: 'where',
  })),
  'Mutation.deleteFormSubmissions': ofAdmin(({ oldSubmission }) => ({ ids: [oldSubmission] }), ''),
  'Mutation.exportFormSubmissions': row('401 403 403 ok 403 401 401 404', {
    args: ({ form, formSubmission }) => ({ formTemplateId: form, format: 'Csv', ids: [formSubmission] }),
    ...adminFinds('NOT_FOUND'),
  }),
  'Mutation.saveFormAnswers': row('401 401 401 401 401 ok 404 401', {
    args: ({ formMessage }) => ({ messageId: formMessage, answers: { item: 'Belt' } }),
    select: '{ id }',
    ...visitorFinds('NOT_FOUND'),
  }),
  'Mutation.submitForm': row('401 401 401 401 401 BAD_INPUT 404 401', {
    args: ({ formMessage }) => ({ messageId: formMessage, answers: { item: 'Belt' } }),
    select: '{ id }',
    ...visitorFinds('NOT_FOUND'),
  }),
  'Mutation.leaveForm': row('401 401 401 401 401 ok 404 401', {
    args: ({ formMessage }) => ({ messageId: formMessage }),
    select: '{ id }',
    ...visitorFinds('NOT_FOUND'),
  }),
  'Mutation.sendForm': row('401 403 ok ok 403 401 401 404', {
    args: ({ conversation, form }, key) => ({ conversationId: conversation, formTemplateId: form, key }),
    select: '{ message { id } conversation { id visitorName } }',
    ...staffFinds('NOT_FOUND'),
  }),
};
