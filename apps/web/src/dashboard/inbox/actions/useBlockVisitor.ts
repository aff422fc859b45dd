import { commitMutation, graphql, useRelayEnvironment } from 'react-relay';
import { type SetVisitorBlocked } from '#generated/SetVisitorBlocked';
import { notify } from '#ui/toast.ts';

type Visitor = { id: string; name: string };

/** Keeps a visitor from writing, or lets them write again, and offers to take it back. */
export function useBlockVisitor() {
  const environment = useRelayEnvironment();

  function setBlocked({ id, name }: Visitor, isBlocked: boolean) {
    commitMutation<SetVisitorBlocked>(environment, {
      mutation: graphql`
        mutation SetVisitorBlocked($visitorId: ID!, $isBlocked: Boolean!) {
          setVisitorBlocked(visitorId: $visitorId, isBlocked: $isBlocked) {
            id
            isBlocked
          }
        }
      `,
      variables: { visitorId: id, isBlocked },
      onCompleted: () =>
        notify({
          kind: 'success',
          id: `blocked-${id}`,
          title: isBlocked ? `${name} is blocked.` : `${name} may write again.`,
          action: { label: 'Undo', onAction: () => setBlocked({ id, name }, !isBlocked) },
        }),
      onError: ({ message }) =>
        notify({
          kind: 'error',
          title: isBlocked ? `${name} was not blocked.` : `${name} is still blocked.`,
          detail: message,
        }),
    });
  }

  return { setBlocked };
}
