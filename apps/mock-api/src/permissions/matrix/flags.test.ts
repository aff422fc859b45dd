import { PermissionFlag } from '@parley/db';
import { beforeAll, describe, expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { operation, outcomeOf } from './calls.ts';
import { NODE_ROWS } from './fieldRows.ts';
import { ROWS } from './rows.ts';
import { buildWorld, type World } from './world.ts';

const api = await apiForTests();
let world: World;
beforeAll(async () => {
  await api.listen();
  world = await buildWorld(api);
});

/** What Staff cannot do who lack this one flag and hold all others. Flags that are not here guard nothing yet. */
const GUARDED: Partial<Record<PermissionFlag, readonly string[]>> = {
  MANAGE_CONVERSATIONS: [
    'Mutation.addNote',
    'Mutation.askForRating',
    'Mutation.cancelScheduledMessage',
    'Mutation.createCannedReply',
    'Mutation.createLabel',
    'Mutation.createMacro',
    'Mutation.createSavedView',
    'Mutation.createTeam',
    'Mutation.deleteCannedReply',
    'Mutation.deleteLabel',
    'Mutation.deleteMacro',
    'Mutation.deleteSavedView',
    'Mutation.deleteTeam',
    'Mutation.editMessage',
    'Mutation.markConversationUnread',
    'Mutation.mergeVisitors',
    'Mutation.readConversation',
    'Mutation.runMacro',
    'Mutation.scheduleMessage',
    'Mutation.sendMessage',
    'Mutation.sendTranscript',
    'Mutation.setTyping',
    'Mutation.setVisitorBlocked',
    'Mutation.takeBackMessage',
    'Mutation.undoMacroRun',
    'Mutation.updateCannedReply',
    'Mutation.updateConversations',
    'Mutation.updateLabel',
    'Mutation.updateMacro',
    'Mutation.updateSavedView',
    'Mutation.updateScheduledMessage',
    'Mutation.updateTeam',
    'Mutation.updateVisitor',
    'Mutation.useCannedReply',
  ],
  MANAGE_CLIENT: [
    'Mutation.applyStripePromotionCode',
    'Mutation.cancelSubscription',
    'Mutation.chooseOnboardingPlan',
    'Mutation.createDataExportLink',
    'Mutation.createStripeSetupIntent',
    'Mutation.deleteCompany',
    'Mutation.deleteDataExport',
    'Mutation.exportAuditLog',
    'Mutation.finishOnboarding',
    'Mutation.payInvoice',
    'Mutation.payOnboardingLater',
    'Mutation.reactivateAccount',
    'Mutation.removePaymentMethod',
    'Mutation.removeStripePromotionCode',
    'Mutation.saveOnboardingChat',
    'Mutation.saveOnboardingDetails',
    'Mutation.sendInstallInstructions',
    'Mutation.setDefaultPaymentMethod',
    'Mutation.setLimitPolicy',
    'Mutation.startDataExport',
    'Mutation.undoDowngrade',
    'Mutation.updateBillingDetails',
    'Mutation.updateCompany',
    'Mutation.updateRetention',
    'Mutation.updateSubscription',
    'Query.auditActors',
    'Query.auditLog',
    'Query.billingDetails',
    'Query.dataExport',
    'Query.invoices',
    'Query.onboarding',
    'Query.paymentMethods',
    'Query.retentionPreview',
    'Query.stripePromotion',
    'Query.subscriptionChangePreview',
    'Query.upcomingInvoice',
  ],
  VIEW_USERS: ['Node.User', 'Query.users', 'Subscription.usersChanged'],
  INVITE_USERS: [
    'Mutation.createInvitationLink',
    'Mutation.inviteUsers',
    'Mutation.resendInvitation',
    'Mutation.revokeInvitation',
  ],
  DELETE_USERS: ['Mutation.deleteUser'],
  VIEW_PERMISSIONS: ['Query.permissionAnswer', 'Query.rolePermissions', 'Subscription.rolePermissionsChanged'],
  UPDATE_USER_PROFILE: ['Mutation.changePassword', 'Mutation.updateProfile'],
};

/** What no flag lets Staff do. */
const ADMINS_ONLY: readonly string[] = [
  'Mutation.changeUserRole',
  'Mutation.resetTwoFactor',
  'Mutation.setStaffPermission',
];

describe.each(Object.values(PermissionFlag))('without %s', (flag) => {
  it('Staff may do all but what it guards', async () => {
    const roots = Object.entries(ROWS).map(([name, row]) => [name, operation(name, row, world.ids)] as const);
    const nodes = Object.entries(NODE_ROWS).map(
      ([type, { path }]) => [`Node.${type}`, { document: `query { ${path(world.ids)} }`, variables: {} }] as const,
    );

    const forbidden: string[] = [];
    for (const [name, sent] of [...roots, ...nodes]) {
      const { outcome } = await world.asStaffWithout(flag, (token) => outcomeOf(api, { ...sent, token }));
      if (outcome === 'FORBIDDEN') forbidden.push(name);
    }

    expect(forbidden.toSorted()).toEqual([...(GUARDED[flag] ?? []), ...ADMINS_ONLY].toSorted());
  });
});
