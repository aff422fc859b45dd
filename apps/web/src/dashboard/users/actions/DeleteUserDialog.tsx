import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { type DeleteUser } from '#generated/DeleteUser';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/overlays.ts';
import { FormNotice } from '#ui/form/FormNotice.tsx';
import { messageOf } from '#ui/messageOf.ts';
import { TextSkeleton } from '#ui/skeletons/TextSkeleton.tsx';
import { notify } from '#ui/toast.ts';
import { ReassignField } from './ReassignField.tsx';
import { reassignTo } from './reassign.ts';

type DeleteUserDialogProps = {
  user: { id: string; name: string };
  onClose: () => void;
  onGone: () => void;
};

/** Asks before somebody is removed, and who takes over what they had open. */
export function DeleteUserDialog({ user, onClose, onGone }: DeleteUserDialogProps) {
  const { id, name } = user;
  const [open, setOpen] = useState<number | null>(null);
  const [heir, setHeir] = useState<string | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [send, isBusy] = useAsyncMutation<DeleteUser>(graphql`
    mutation DeleteUser($id: ID!, $assigneeId: ID, $teamId: ID) {
      deleteUser(id: $id, assigneeId: $assigneeId, teamId: $teamId)
    }
  `);

  async function remove() {
    setIsMissing(open !== 0 && heir === null);
    if (open !== 0 && heir === null) return;
    try {
      await send({ id, ...reassignTo(heir) });
      onGone();
      notify({ kind: 'success', title: `${name} was removed` });
    } catch (error) {
      setProblem(messageOf(error));
    }
  }

  return (
    <Dialog
      isOpen
      size="sm"
      title={`Remove ${name}?`}
      description="They are signed out everywhere at once. What they wrote stays, and what they shared (replies, macros, views) becomes yours."
      isBusy={isBusy}
      onClose={onClose}
      footer={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="danger"
            disabled={open === null}
            isBusy={isBusy}
            busyLabel="Removing"
            onClick={() => void remove()}
          >
            <span className="max-w-56 truncate">Remove {name}</span>
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {problem && <FormNotice tone="critical">{problem}</FormNotice>}
        <QueryBoundary what="colleagues" isInCard fallback={<TextSkeleton />}>
          {(attempt) => (
            <ReassignField
              userId={id}
              attempt={attempt}
              onCount={setOpen}
              value={heir}
              error={isMissing && heir === null ? 'Choose who takes them over, or nobody.' : null}
              onChange={setHeir}
            />
          )}
        </QueryBoundary>
      </div>
    </Dialog>
  );
}
