import type { FormSubmission } from '@parley/db';
import { publicForm } from '@parley/form/publicForm';
import { storedForm } from '@parley/form/formSchema';
import type { Resolvers } from '#__generated__/resolvers.ts';
import { requireStaff, requireVisitor } from '#auth/permissions.ts';
import { draftOf, latestVersion, listVersions } from '#versioning/versions.service.ts';
import { answersOf, askedInList, filesOf } from './answersOf.ts';
import { chatFormOf, closedMessage, ownAnswers, submissionOf } from './chatForm.ts';
import { createForm } from './createForm.ts';
import { closedBecause } from './formClosed.ts';
import { versionForm } from './formContent.ts';
import {
  discardFormDraft,
  hasUnpublishedChanges,
  publishForm,
  restoreFormVersion,
  saveFormDraft,
} from './formDraft.ts';
import { deleteForm, setFormArchived } from './formState.ts';
import { findForm, listForms } from './formTemplates.service.ts';
import { usesInList } from './formUses.ts';
import { exportSubmissions } from './exportSubmissions.ts';
import { leaveForm, saveFormAnswers, submitForm } from './fillForm.ts';
import { formStatistics } from './formStatistics.ts';
import { deleteSubmissions, listSubmissions, updateSubmissions } from './formSubmissions.service.ts';
import { drawAddressMap } from './maps/drawMap.ts';
import { addressMaps } from './maps/mapAddress.ts';
import { sendForm } from './sendForm.ts';
import { submissionCounts } from './submissionCounts.ts';

const FLAG = 'MANAGE_GUIDED_FLOWS';

export const formsResolvers: Resolvers = {
  Query: {
    formTemplates: (_, page, ctx) => listForms(ctx, requireStaff(ctx).clientId, page),
    formTemplate: (_, { id }, ctx) => findForm(ctx.db, requireStaff(ctx).clientId, id),
    formSubmissions: (_, page, ctx) => listSubmissions(ctx, requireStaff(ctx).clientId, page),
    formStatistics: (_, asked, ctx) => formStatistics(ctx, requireStaff(ctx).clientId, asked),
  },
  Mutation: {
    createFormTemplate: (_, { input }, ctx) => createForm(ctx, requireStaff(ctx, FLAG).clientId, input),
    saveFormDraft: (_, { input }, ctx) => saveFormDraft(ctx, requireStaff(ctx, FLAG).clientId, input),
    publishForm: (_, { input }, ctx) => publishForm(ctx, requireStaff(ctx, FLAG).clientId, input),
    discardFormDraft: (_, { id }, ctx) => discardFormDraft(ctx, requireStaff(ctx, FLAG).clientId, id),
    restoreFormVersion: (_, which, ctx) => restoreFormVersion(ctx, requireStaff(ctx, FLAG).clientId, which),
    setFormArchived: (_, change, ctx) => setFormArchived(ctx, requireStaff(ctx, FLAG).clientId, change),
    deleteFormTemplate: (_, { id }, ctx) => deleteForm(ctx, requireStaff(ctx, FLAG).clientId, id),
    updateFormSubmissions: (_, change, ctx) => updateSubmissions(ctx, requireStaff(ctx, FLAG).clientId, change),
    drawAddressMap: (_, asked, ctx) => drawAddressMap(ctx, requireStaff(ctx, FLAG).clientId, asked),
    deleteFormSubmissions: (_, { ids }, ctx) => deleteSubmissions(ctx, requireStaff(ctx, FLAG).clientId, ids),
    exportFormSubmissions: (_, asked, ctx) => exportSubmissions(ctx, requireStaff(ctx, FLAG).clientId, asked),
    saveFormAnswers: (_, given, ctx) => saveFormAnswers(ctx, requireVisitor(ctx), given),
    submitForm: (_, given, ctx) => submitForm(ctx, requireVisitor(ctx), given),
    leaveForm: (_, { messageId }, ctx) => leaveForm(ctx, requireVisitor(ctx), messageId),
    sendForm: (_, send, ctx) => sendForm(ctx, requireStaff(ctx, 'MANAGE_CONVERSATIONS'), send),
  },
  Subscription: {
    formSubmissionChanged: {
      subscribe: (_, __, ctx) => ctx.events.subscribe('form:changed', requireStaff(ctx).clientId),
      resolve: (submission: FormSubmission) => submission,
    },
  },
  FormTemplate: {
    draft: ({ id }, _, ctx) => draftOf(ctx, id),
    published: ({ id }, _, { db }) => latestVersion(db, id),
    versions: ({ id }, page, ctx) => listVersions(ctx, id, page),
    submissionCounts: ({ id }, _, ctx) => submissionCounts(ctx, id),
    usedIn: (form, _, ctx) => usesInList(ctx, form),
    closedBecause: async (template, _, { db, clock }) => {
      const version = await latestVersion(db, template.id);
      if (!version) return 'NotPublished';
      return closedBecause(db, { template, form: versionForm(version), now: clock.now() });
    },
  },
  FormDraft: {
    content: ({ content }) => storedForm(content),
    hasChanges: (draft, _, ctx) => hasUnpublishedChanges(ctx, draft),
  },
  FormVersion: {
    content: (version) => versionForm(version),
  },
  FormSubmission: {
    formTemplate: ({ clientId, formTemplateId }, _, { db }) => findForm(db, clientId, formTemplateId),
    form: (submission, _, ctx) => askedInList(ctx, submission),
    answers: async (submission, _, ctx) => answersOf(submission, await askedInList(ctx, submission)),
    files: (submission, _, { db }) => filesOf(db, submission),
    addressMaps: (submission, _, ctx) => addressMaps(ctx, submission),
    visitor: ({ visitorId }, _, { db }) => (visitorId ? db.visitor.findUnique({ where: { id: visitorId } }) : null),
    conversation: ({ conversationId }, _, { db }) =>
      conversationId ? db.conversation.findUnique({ where: { id: conversationId } }) : null,
  },
  ChatForm: {
    form: ({ form }) => publicForm(form),
    state: ({ submission }) => submission.state,
    answers: (row) => ownAnswers(row),
    files: ({ submission }, _, { db }) => filesOf(db, submission),
    leftAt: ({ submission }) => submission.leftAt,
    closedMessage: (row, _, ctx) => closedMessage(ctx, row),
    version: ({ submission }) => submission.version,
  },
  Message: {
    formSubmission: (message, _, ctx) => (ctx.viewer?.kind === 'staff' ? submissionOf(ctx, message) : null),
    chatForm: (message, _, ctx) => chatFormOf(ctx, message),
  },
};
