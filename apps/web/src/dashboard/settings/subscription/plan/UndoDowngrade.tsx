import { graphql, useMutation } from 'react-relay';
import { billingChanged } from '#billing/billingChanges.ts';
import { billingToast } from '#billing/billingToast.ts';
import { messages } from '#billing/messages.ts';
import { type PlanType } from '#billing/plans.ts';
import { type UndoDowngradeMutation } from '#generated/UndoDowngradeMutation';
import { Button } from '#ui/Button.tsx';

type UndoDowngradeProps = {
  type: PlanType;
  isUndoing: boolean;
  onUndoing: (isUndoing: boolean) => void;
  onDone: () => void;
};

/** Gives up the smaller plan that waits for the end of the month. */
export function UndoDowngrade({ type, isUndoing, onUndoing, onDone }: UndoDowngradeProps) {
  const [commit] = useMutation<UndoDowngradeMutation>(graphql`
    mutation UndoDowngradeMutation {
      undoDowngrade {
        ...PlanSection_client
      }
    }
  `);

  function undo() {
    onUndoing(true);
    commit({
      variables: {},
      onCompleted: () => {
        onUndoing(false);
        onDone();
        billingChanged();
        billingToast('success', `You stay on ${type}`);
      },
      onError: ({ message }) => {
        onUndoing(false);
        billingToast('error', messages.planUpdateFailed, message);
      },
    });
  }

  return (
    <Button className="max-md:!h-10" isBusy={isUndoing} onClick={undo}>
      Stay on {type}
    </Button>
  );
}
