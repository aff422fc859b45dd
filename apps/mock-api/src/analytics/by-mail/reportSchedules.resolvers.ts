import type { Resolvers } from '#__generated__/resolvers.ts';
import { requireStaff } from '#auth/permissions.ts';
import { timezoneOf } from '#company/timezoneOf.ts';
import { byName } from '#inbox/labels-and-teams/byName.ts';
import {
  createReportSchedule,
  deleteReportSchedule,
  leaveReport,
  listReportSchedules,
  sendReport,
  updateReportSchedule,
} from './reportSchedules.service.ts';

export const reportSchedulesResolvers: Resolvers = {
  Query: {
    reportSchedules: (_, __, ctx) => listReportSchedules(ctx, requireStaff(ctx)),
  },
  Mutation: {
    createReportSchedule: (_, { input }, ctx) =>
      createReportSchedule(ctx, requireStaff(ctx, 'MANAGE_CONVERSATIONS'), input),
    updateReportSchedule: (_, change, ctx) =>
      updateReportSchedule(ctx, requireStaff(ctx, 'MANAGE_CONVERSATIONS'), change),
    deleteReportSchedule: (_, { id }, ctx) => deleteReportSchedule(ctx, requireStaff(ctx, 'MANAGE_CONVERSATIONS'), id),
    sendReport: (_, { id }, ctx) => sendReport(ctx, requireStaff(ctx, 'MANAGE_CONVERSATIONS'), id),
    leaveReport: (_, { id }, ctx) => leaveReport(ctx, requireStaff(ctx), id),
  },
  ReportSchedule: {
    timezone: (_, __, ctx) => timezoneOf(ctx.db, requireStaff(ctx).clientId),
    isNarrowed: ({ filter }) => filter !== '{}',
    recipients: ({ recipients }, _, ctx) => {
      const viewer = requireStaff(ctx).user.id;
      return byName(
        recipients.map(({ userId, user, sentAt, failedAt, isSending }) => ({
          userId,
          name: user.name,
          isViewer: userId === viewer,
          sentAt,
          failedAt,
          isSending,
        })),
      );
    },
  },
};
