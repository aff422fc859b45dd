import { useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { commitLocalUpdate } from 'relay-runtime';
import { setPaymentMethodEntered } from '#session/currentUser.ts';
import { messageOf } from '#ui/messageOf.ts';
import { billingChanged } from './billingChanges.ts';
import { billingToast } from './billingToast.ts';
import { messages } from './messages.ts';
import { planChange, settlement } from './planPicking.ts';
import { type PlanType } from './plans.ts';
import { fetchPresentSubscription } from './presentSubscription.ts';
import { useReactivateAccount } from './useReactivateAccount.ts';
import { useResumeSubscription } from './useResumeSubscription.ts';
import { unfinishedSentence } from './unfinishedSentence.ts';
import { usePayOwed } from './usePayOwed.ts';
import { useWithCard } from './useWithCard.ts';
import { useUpdateSubscription } from './useUpdateSubscription.ts';

/**
 * Makes the chosen plan the client's, now that there is a card (spec §4). Goes by what the subscription is now, not by what
 * was shown. `finish` answers whether that succeeded; if not, `problem` says what is so now, and why.
 */
export function useFinishPlanPicking() {
  const environment = useRelayEnvironment();
  const { reactivateAccount } = useReactivateAccount();
  const { updateSubscription } = useUpdateSubscription();
  const withCard = useWithCard();
  const { payOwed } = usePayOwed();
  const { resumeSubscription } = useResumeSubscription();
  const [isFinishing, setIsFinishing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // State arrives too late for two presses in one frame.
  const isUnderWay = useRef(false);

  async function apply(chosen: PlanType) {
    const present = await fetchPresentSubscription(environment);
    if (!present) throw new Error('Finish setting up your company first.');
    const before = settlement(present, chosen);
    if (before === 'payOwed') await payOwed();
    if (before === 'resume') await resumeSubscription();
    const change = planChange(present, chosen);
    if (change.kind === 'reactivate') await reactivateAccount(change.newSubscriptionType);
    if (change.kind === 'update') await updateSubscription(change.subscriptionType);
    commitLocalUpdate(environment, (store) => setPaymentMethodEntered(store, true));
  }

  async function finish(chosen: PlanType, cardId: string): Promise<boolean> {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    setIsFinishing(true);
    setProblem(null);
    try {
      // The card that was just entered is the one that is meant to pay.
      await withCard(cardId, () => apply(chosen));
      billingToast('success', messages.billingSetUp);
      return true;
    } catch (error) {
      const message = messageOf(error, '');
      setProblem(unfinishedSentence(error));
      billingToast('error', messages.planUpdateFailed, message);
      return false;
    } finally {
      isUnderWay.current = false;
      setIsFinishing(false);
      billingChanged();
    }
  }

  return { finish, isFinishing, problem, forgetProblem: () => setProblem(null) };
}
