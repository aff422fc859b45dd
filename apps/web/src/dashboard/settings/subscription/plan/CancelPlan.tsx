import { graphql } from 'react-relay/hooks';
import { billingChanged } from '#billing/billingChanges.ts';
import { billingToast } from '#billing/billingToast.ts';
import { messages } from '#billing/messages.ts';
import { type PlanType } from '#billing/plans.ts';
import { type CancelPlanMutation } from '#generated/CancelPlanMutation';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { useUrlFlag } from '#router/useUrlFlag.ts';
import { Button } from '#ui/Button.tsx';
import { companyDay } from '#ui/companyDay.ts';
import { ConfirmDialog } from '#ui/overlays.ts';
import { messageOf } from '#ui/messageOf.ts';

type CancelPlanProps = {
  type: PlanType;
  periodEnd: string | null;
  /** Another change of the plan is under way. */
  isDisabled: boolean;
  onDone: () => void;
};

/** Ends the plan with the month that is paid for, after a question. */
export function CancelPlan({ type, periodEnd, isDisabled, onDone }: CancelPlanProps) {
  const [isAsking, setIsAsking] = useUrlFlag('cancel');
  const [send, isCancelling] = useAsyncMutation<CancelPlanMutation>(graphql`
    mutation CancelPlanMutation {
      cancelSubscription {
        ...PlanSection_client
      }
    }
  `);
  const until = periodEnd ? `until ${companyDay(periodEnd)}` : 'until the end of the month';

  async function cancel() {
    try {
      await send({});
      setIsAsking(false);
      onDone();
      billingChanged();
      billingToast('success', 'Plan cancelled', `${type} stays yours ${until}.`);
    } catch (error) {
      setIsAsking(false);
      billingToast('error', messages.planUpdateFailed, messageOf(error));
    }
  }

  return (
    <>
      <Button variant="dangerQuiet" className="max-md:!h-10" disabled={isDisabled} onClick={() => setIsAsking(true)}>
        Cancel plan
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Cancel the ${type} plan?`}
        message={`It stays yours ${until}, and nothing is charged after that. You can reactivate the account at any time.`}
        confirmLabel="Cancel plan"
        cancelLabel="Keep plan"
        isDanger
        isBusy={isCancelling}
        onConfirm={() => void cancel()}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
