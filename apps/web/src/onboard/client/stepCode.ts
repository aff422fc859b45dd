import { type FunctionComponent } from 'react';
import { type StepId } from '../steps.ts';

/** How the code of each step is asked for. */
export const stepCode = {
  Details: () => import('./DetailsStep.tsx'),
  Chat: () => import('./ChatStep.tsx'),
  Subscription: () => import('./SubscriptionStep.tsx'),
  Payment: () => import('./PaymentStep.tsx'),
  Install: () => import('./InstallStep.tsx'),
} satisfies Record<StepId, () => Promise<{ default: FunctionComponent }>>;
