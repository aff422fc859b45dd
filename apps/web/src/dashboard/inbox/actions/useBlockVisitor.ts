import { graphql } from 'react-relay/hooks';
import { type SetVisitorBlocked } from '#generated/SetVisitorBlocked';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { messageOf } from '#ui/messageOf.ts';
import { notify } from '#ui/toast.ts';

type Visitor = { id: string; name: string };

/** Keeps a visitor from writing, or lets them write again, and offers to take it back. */
export function useBlockVisitor() {
  const [send] = useAsyncMutation<SetVisitorBlocked>(graphql`
    mutation SetVisitorBlocked($visitorId: ID!, $isBlocked: Boolean!) {
      setVisitorBlocked(visitorId: $visitorId, isBlocked: $isBlocked) {
        id
        isBlocked
      }
    }
  `);

  async function setBlocked({ id, name }: Visitor, isBlocked: boolean) {
    try {
      await send({ visitorId: id, isBlocked });
      notify({
        kind: 'success',
        id: `blocked-${id}`,
        title: isBlocked ? `${name} is blocked.` : `${name} may write again.`,
        action: { label: 'Undo', onAction: () => void setBlocked({ id, name }, !isBlocked) },
      });
    } catch (error) {
      notify({
        kind: 'error',
        title: isBlocked ? `${name} was not blocked.` : `${name} is still blocked.`,
        detail: messageOf(error),
      });
    }
  }

  return { setBlocked };
}
