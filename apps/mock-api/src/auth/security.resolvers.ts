import type { Resolvers } from '#__generated__/resolvers.ts';
import { deviceOf } from '#chat/deviceOf.ts';
import { activeSessions, revokeOtherSessions, revokeSession } from './activeSessions.ts';
import { changePassword } from './changePassword.ts';
import { asOnlyAuthField } from './onlyAuthField.ts';
import { requireStaff, requireUser } from './permissions.ts';
import { lastUseOf } from './sessionUse.ts';
import { backupCodesLeft } from './twoFactor/backupCodes.ts';
import { loginWithSecondFactor } from './twoFactor/loginWithSecondFactor.ts';
import { twoFactorSince } from './twoFactor/secondFactor.ts';
import { beginTwoFactor, confirmTwoFactor, disableTwoFactor, renewBackupCodes } from './twoFactor/twoFactor.ts';

export const securityResolvers: Resolvers = {
  Query: {
    accountSecurity: (_, __, context) => requireUser(context).user,
  },
  Mutation: {
    loginWithSecondFactor: (_, { input }, context) => loginWithSecondFactor(asOnlyAuthField(context), input),
    async changePassword(_, { input }, context) {
      const member = requireStaff(context, 'UPDATE_USER_PROFILE');
      await changePassword(asOnlyAuthField(context), member, input);
      return member.user;
    },
    async revokeSession(_, { id }, context) {
      const { user } = requireUser(context);
      await revokeSession(context, { userId: user.id, sessionId: id });
      return user;
    },
    async revokeOtherSessions(_, __, context) {
      const { user, sessionId } = requireUser(context);
      await revokeOtherSessions(context, { userId: user.id, sessionId });
      return user;
    },
    beginTwoFactor: (_, { password }, context) =>
      beginTwoFactor(asOnlyAuthField(context), requireUser(context).user, password ?? ''),
    async confirmTwoFactor(_, { code }, context) {
      const { user } = requireUser(context);
      return { backupCodes: await confirmTwoFactor(asOnlyAuthField(context), user, code), security: user };
    },
    async renewBackupCodes(_, { input }, context) {
      const { user } = requireUser(context);
      return { backupCodes: await renewBackupCodes(asOnlyAuthField(context), user, input), security: user };
    },
    async disableTwoFactor(_, { input }, context) {
      const { user } = requireUser(context);
      await disableTwoFactor(asOnlyAuthField(context), user, input);
      return user;
    },
  },
  AccountSecurity: {
    id: ({ id }) => `security:${id}`,
    hasPassword: ({ passwordHash }) => passwordHash !== null,
    sessions: ({ id }, _, context) =>
      activeSessions(context, { userId: id, sessionId: requireUser(context).sessionId }),
    twoFactorSince: ({ id }, _, context) => twoFactorSince(context, id),
    backupCodesLeft: ({ id }, _, { db }) => backupCodesLeft(db, id),
  },
  Session: {
    browser: ({ userAgent }) => deviceOf(userAgent).browser,
    os: ({ userAgent }) => deviceOf(userAgent).os,
    device: ({ userAgent }) => deviceOf(userAgent).device,
    lastUsedAt: lastUseOf,
    isCurrent: ({ id }, _, context) => requireUser(context).sessionId === id,
  },
};
