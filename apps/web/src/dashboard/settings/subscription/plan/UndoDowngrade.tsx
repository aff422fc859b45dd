import { graphql } from 'react-relay/hooks';
import { billingChanged } from '#billing/billingChanges.ts';
import { billingToast } from '#billing/billingToast.ts';
import { messages } from '#billing/messages.ts';
import { type PlanType } from '#billing/plans.ts';
import { type UndoDowngradeMutation } from '#generated/UndoDowngradeMutation';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { Button } from '#ui/Button.tsx';
import { messageOf } from '#ui/messageOf.ts';

type UndoDowngradeProps = {
  type: PlanType;
  isUndoing: boolean;
  onUndoing: (isUndoing: boolean) => void;
  onDone: () => void;
};

/** Gives up the smaller plan that waits for the end of the month. */
export function UndoDowngrade({ type, isUndoing, onUndoing, onDone }: UndoDowngradeProps) {
  const [send] = useAsyncMutation<UndoDowngradeMutation>(graphql`
    mutation UndoDowngradeMutation {
      undoDowngrade {
        ...PlanSection_client
      }
    }
  `);

  async function undo() {
    onUndoing(true);
    try {
      await send({});
      onDone();
      billingChanged();
      billingToast('success', `You stay on ${type}`);
    } catch (error) {
      billingToast('error', messages.planUpdateFailed, messageOf(error));
    } finally {
      onUndoing(false);
    }
  }

  return (
    <Button className="max-md:!h-10" isBusy={isUndoing} onClick={() => void undo()}>
      Stay on {type}
    </Button>
  );
}
