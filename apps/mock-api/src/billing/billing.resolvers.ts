import type { Resolvers } from '#__generated__/resolvers.ts';
import { requireStaff, requireUser } from '#auth/permissions.ts';
import type { Context } from '#context.ts';
import {
  clientFreeTrialInfo,
  countUnreadConversations,
  ownClient,
  scheduledDowngrade,
  subscriptionOf,
} from './billing.service.ts';
import { billingDetails, updateBillingDetails } from './billingDetails.service.ts';
import { subscriptionChangePreview } from './changePreview.ts';
import { invoices, payInvoice } from './invoices.service.ts';
import {
  createSetupIntent,
  paymentMethods,
  removePaymentMethod,
  setDefaultPaymentMethod,
} from './paymentMethods.service.ts';
import { stripePrices } from './prices.ts';
import { applyPromotionCode, currentPromotion, removePromotionCode } from './promotions.service.ts';
import { cancelSubscription, reactivateAccount, undoDowngrade, updateSubscription } from './subscription.service.ts';
import { upcomingInvoice } from './upcomingInvoice.ts';

const payer = (ctx: Context) => requireStaff(ctx, 'MANAGE_CLIENT').clientId;

export const billingResolvers: Resolvers = {
  Query: {
    clientFreeTrialInfo: (_, __, ctx) => clientFreeTrialInfo(ctx, requireStaff(ctx).clientId),
    stripePrices: (_, __, ctx) => {
      requireUser(ctx);
      return stripePrices(ctx);
    },
    stripePromotion: (_, __, ctx) => currentPromotion(ctx, payer(ctx)),
    paymentMethods: (_, __, ctx) => paymentMethods(ctx, payer(ctx)),
    invoices: (_, { first, after }, ctx) => invoices(ctx, payer(ctx), { first, after: after ?? null }),
    upcomingInvoice: (_, __, ctx) => upcomingInvoice(ctx, payer(ctx)),
    billingDetails: (_, __, ctx) => billingDetails(ctx, payer(ctx)),
    subscriptionChangePreview: (_, { subscriptionType }, ctx) =>
      subscriptionChangePreview(ctx, payer(ctx), subscriptionType),
  },
  Mutation: {
    updateSubscription: async (_, { subscriptionType }, ctx) => {
      const { user, clientId } = requireStaff(ctx, 'MANAGE_CLIENT');
      await updateSubscription(ctx, clientId, subscriptionType);
      return user;
    },
    reactivateAccount: (_, { newSubscriptionType }, ctx) =>
      reactivateAccount(ctx, payer(ctx), newSubscriptionType ?? null),
    cancelSubscription: async (_, __, ctx) => {
      await cancelSubscription(ctx, payer(ctx));
      return ownClient(ctx, payer(ctx));
    },
    undoDowngrade: async (_, __, ctx) => {
      await undoDowngrade(ctx, payer(ctx));
      return ownClient(ctx, payer(ctx));
    },
    createStripeSetupIntent: (_, __, ctx) => createSetupIntent(ctx, payer(ctx)),
    setDefaultPaymentMethod: (_, { id }, ctx) => setDefaultPaymentMethod(ctx, payer(ctx), id),
    removePaymentMethod: (_, { id }, ctx) => removePaymentMethod(ctx, payer(ctx), id),
    applyStripePromotionCode: (_, { couponCode }, ctx) => applyPromotionCode(ctx, payer(ctx), couponCode),
    removeStripePromotionCode: (_, __, ctx) => removePromotionCode(ctx, payer(ctx)),
    payInvoice: async (_, { id }, ctx) => {
      const clientId = payer(ctx);
      return { invoice: await payInvoice(ctx, clientId, id), client: await ownClient(ctx, clientId) };
    },
    updateBillingDetails: (_, { input }, ctx) => updateBillingDetails(ctx, payer(ctx), input),
  },
  Client: {
    // Pending people too: where they are led first depends on it.
    subscription: (_, __, ctx) => subscriptionOf(ctx, requireUser(ctx).user.clientId),
    unreadConversationsCount: (_, __, ctx) => countUnreadConversations(ctx, requireStaff(ctx).clientId),
  },
  ClientSubscription: {
    scheduleToDowngrade: (subscription) => scheduledDowngrade(subscription),
  },
};
