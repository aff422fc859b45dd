import { graphql, useMutation } from 'react-relay';
import { billingChanged } from '#billing/billingChanges.ts';
import { billingToast } from '#billing/billingToast.ts';
import { messages } from '#billing/messages.ts';
import { type PlanType } from '#billing/plans.ts';
import { type UndoDowngradeMutation } from '#generated/UndoDowngradeMutation';
import { Button } from '#ui/Button.tsx';

/** Gives up the smaller plan that waits for the end of the month. */
export function UndoDowngrade({ type, onDone }: { type: PlanType; onDone: () => void }) {
  const [commit, isUndoing] = useMutation<UndoDowngradeMutation>(graphql`
    mutation UndoDowngradeMutation {
      undoDowngrade {
        ...PlanSection_client
      }
    }
  `);

  function undo() {
    commit({
      variables: {},
      onCompleted: () => {
        onDone();
        billingChanged();
        billingToast('success', `You stay on ${type}`);
      },
      onError: ({ message }) => billingToast('error', messages.planUpdateFailed, message),
    });
  }

  return (
    <Button className="max-md:!h-10" isBusy={isUndoing} onClick={undo}>
      Stay on {type}
    </Button>
  );
}
