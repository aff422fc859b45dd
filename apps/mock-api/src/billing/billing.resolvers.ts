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
import { acting, changingSubscription } from './events/acts.ts';
import { invoices, payInvoice } from './invoices.service.ts';
import {
  createSetupIntent,
  paymentMethods,
  removePaymentMethod,
  setDefaultPaymentMethod,
} from './paymentMethods.service.ts';
import { stripePrices } from './prices.ts';
import { applyPromotionCode, currentPromotion, removePromotionCode } from './promotions.service.ts';
import {
  cancelSubscription,
  reactivateAccount,
  resumeSubscription,
  undoDowngrade,
  updateSubscription,
} from './subscription.service.ts';
import { upcomingInvoice } from './upcomingInvoice.ts';
import { describeCard } from './texts.ts';

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
      await changingSubscription(ctx, (clientId) => updateSubscription(ctx, clientId, subscriptionType));
      return requireUser(ctx).user;
    },
    reactivateAccount: (_, { newSubscriptionType }, ctx) =>
      changingSubscription(ctx, (clientId) => reactivateAccount(ctx, clientId, newSubscriptionType ?? null)),
    cancelSubscription: async (_, __, ctx) => {
      await changingSubscription(ctx, (clientId) => cancelSubscription(ctx, clientId));
      return ownClient(ctx, payer(ctx));
    },
    undoDowngrade: async (_, __, ctx) => {
      await changingSubscription(ctx, (clientId) => undoDowngrade(ctx, clientId));
      return ownClient(ctx, payer(ctx));
    },
    resumeSubscription: async (_, __, ctx) => {
      await changingSubscription(ctx, (clientId) => resumeSubscription(ctx, clientId));
      return ownClient(ctx, payer(ctx));
    },
    createStripeSetupIntent: (_, __, ctx) => createSetupIntent(ctx, payer(ctx)),
    setDefaultPaymentMethod: (_, { id }, ctx) =>
      acting(
        ctx,
        'DefaultCardChanged',
        (clientId) => setDefaultPaymentMethod(ctx, clientId, id),
        ([card]) => card && describeCard(card),
      ),
    removePaymentMethod: (_, { id }, ctx) =>
      acting(ctx, 'CardRemoved', (clientId) => removePaymentMethod(ctx, clientId, id)),
    applyStripePromotionCode: (_, { couponCode }, ctx) =>
      acting(
        ctx,
        'PromotionApplied',
        (clientId) => applyPromotionCode(ctx, clientId, couponCode),
        ({ code }) => code,
      ),
    removeStripePromotionCode: (_, __, ctx) =>
      acting(
        ctx,
        'PromotionRemoved',
        (clientId) => removePromotionCode(ctx, clientId),
        (promotion) => promotion?.code,
      ),
    payInvoice: async (_, { id }, ctx) => {
      const invoice = await acting(
        ctx,
        'InvoicePaid',
        (clientId) => payInvoice(ctx, clientId, id),
        ({ number }) => number,
      );
      return { invoice, client: await ownClient(ctx, payer(ctx)) };
    },
    updateBillingDetails: (_, { input }, ctx) =>
      acting(ctx, 'BillingDetailsChanged', (clientId) => updateBillingDetails(ctx, clientId, input)),
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
