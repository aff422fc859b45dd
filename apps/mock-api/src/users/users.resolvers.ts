import type { User } from '@parley/db';
import type { Resolvers } from '#__generated__/resolvers.ts';
import { asOnlyAuthField } from '#auth/onlyAuthField.ts';
import { requireAdmin, requireStaff, requireUser } from '#auth/permissions.ts';
import { knownTo } from '#auth/users.ts';
import type { Context } from '#context.ts';
import { flowsNaming } from '#guided-flows/flowsNaming.ts';
import { acceptInvitation } from './acceptInvitation.ts';
import { changeUserRole } from './changeUserRole.ts';
import { deleteUser } from './deleteUser.ts';
import { lastSeenOfUser, openConversationsOfUser, teamsOfUser, twoFactorOfUser } from './factsOfUsers.ts';
import { isExpired } from './invitation.ts';
import { inviteUsers } from './inviteUsers.ts';
import { listUsers } from './listUsers.ts';
import { createInvitationLink, resendInvitation, revokeInvitation } from './manageInvitations.ts';
import { readInvitation } from './readInvitation.ts';
import { resetTwoFactor } from './resetTwoFactor.ts';
import { watchUsers } from './usersChanged.ts';

export const usersResolvers: Resolvers = {
  Query: {
    users: (_, list, context) => listUsers(context, requireStaff(context, 'VIEW_USERS').clientId, list),
    invitation: (_, { token }, context) => readInvitation(context, token),
  },
  Mutation: {
    inviteUsers: (_, asked, context) => inviteUsers(context, requireStaff(context, 'INVITE_USERS'), asked),
    resendInvitation: (_, { id }, context) => resendInvitation(context, requireStaff(context, 'INVITE_USERS'), id),
    createInvitationLink: (_, { id }, context) =>
      createInvitationLink(context, requireStaff(context, 'INVITE_USERS'), id),
    revokeInvitation: (_, { id }, context) => revokeInvitation(context, requireStaff(context, 'INVITE_USERS'), id),
    changeUserRole: (_, change, context) => changeUserRole(context, requireAdmin(context), change),
    resetTwoFactor: (_, reset, context) => resetTwoFactor(asOnlyAuthField(context), requireAdmin(context), reset),
    deleteUser: (_, removal, context) => deleteUser(context, requireStaff(context, 'DELETE_USERS'), removal),
    acceptInvitation: (_, { input }, context) => acceptInvitation(asOnlyAuthField(context), input),
  },
  Subscription: {
    usersChanged: {
      subscribe: (_, __, context) => watchUsers(context, requireStaff(context, 'VIEW_USERS').clientId),
      resolve: () => true,
    },
  },
  User: {
    lastSeenAt: async (user, _, context) => (await lastSeenOfUser(context, knownTo(context, user).id)) ?? null,
    teams: async (user, _, context) => (await teamsOfUser(context, knownTo(context, user).id)) ?? [],
    openConversationsCount: async (user, _, context) =>
      (await openConversationsOfUser(context, knownTo(context, user).id)) ?? 0,
    shownInFlows: (user, _, context) => flowsNaming(context, requireStaff(context).clientId, knownTo(context, user).id),
    hasTwoFactor: (user, _, context) => hasTwoFactor(context, knownTo(context, user)),
    invitation: (user, _, context) => invitationOf(context, knownTo(context, user)),
  },
};

/** How well an account is kept is not for everybody to know. */
async function hasTwoFactor(context: Context, { id }: User): Promise<boolean | null> {
  if (requireUser(context).user.role !== 'Admin') return null;
  return (await twoFactorOfUser(context, id)) ?? false;
}

function invitationOf({ clock }: Context, user: User) {
  if (user.status === 'Active') return null;
  const { invitedAt, createdAt, inviteExpiresAt: expiresAt, inviterName } = user;
  return { invitedAt: invitedAt ?? createdAt, expiresAt, inviterName, isExpired: isExpired(user, clock.now()) };
}
