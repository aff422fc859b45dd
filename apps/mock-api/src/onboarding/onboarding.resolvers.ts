import type { Resolvers } from '#__generated__/resolvers.ts';
import { assetAddress } from '#assets/assetAddress.ts';
import { requireStaff } from '#auth/permissions.ts';
import type { Context } from '#context.ts';
import { finishOnboarding } from './finishOnboarding.ts';
import { firstChatUrl, firstSnippet } from './firstAssistant.ts';
import { onboardingOf } from './onboarding.service.ts';
import { choosePlan, payLater, saveChat, saveDetails } from './saveOnboarding.ts';
import { sendInstallInstructions } from './sendInstallInstructions.ts';

const founder = (ctx: Context) => requireStaff(ctx, 'MANAGE_CLIENT');

export const onboardingResolvers: Resolvers = {
  Query: {
    onboarding: (_, __, ctx) => onboardingOf(ctx, founder(ctx).clientId),
  },
  Mutation: {
    saveOnboardingDetails: (_, { input }, ctx) => saveDetails(ctx, founder(ctx).clientId, input),
    saveOnboardingChat: (_, { input }, ctx) => {
      const { user, clientId } = founder(ctx);
      return saveChat(ctx, { clientId, userId: user.id }, input);
    },
    chooseOnboardingPlan: (_, { subscriptionType }, ctx) => choosePlan(ctx, founder(ctx).clientId, subscriptionType),
    payOnboardingLater: (_, __, ctx) => payLater(ctx, founder(ctx).clientId),
    sendInstallInstructions: async (_, { email }, ctx) => {
      const { user: sender, clientId } = founder(ctx);
      await sendInstallInstructions(ctx, { sender, clientId, to: email });
      return true;
    },
    finishOnboarding: async (_, __, ctx) => {
      const { user, clientId } = founder(ctx);
      await finishOnboarding(ctx, clientId);
      return user;
    },
  },
  Subscription: {
    onboardingPinged: {
      subscribe: (_, __, ctx) => ctx.events.subscribe('onboarding:pinged', founder(ctx).clientId),
      resolve: ({ clientId }: { clientId: string }, _: unknown, ctx: Context) => onboardingOf(ctx, clientId),
    },
  },
  Onboarding: {
    id: ({ clientId }) => `onboarding_${clientId}`,
    assistantAvatar: ({ assistantAvatar }, _, { config }) => assetAddress(config, assistantAvatar),
    chatUrl: ({ clientId }, _, { config }) => firstChatUrl(config, clientId),
    snippet: ({ clientId }, _, { config }) => firstSnippet(config, clientId),
  },
};
