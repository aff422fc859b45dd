import { graphql, useMutation } from 'react-relay';
import { type MarkAllNotificationsRead } from '#generated/MarkAllNotificationsRead';
import { type MarkNotificationsRead } from '#generated/MarkNotificationsRead';
import { notify } from '#ui/toast.ts';

/** The viewer has looked at some of their notifications, or at all. */
export function useMarkNotificationsRead() {
  const [commit] = useMutation<MarkNotificationsRead>(graphql`
    mutation MarkNotificationsRead($ids: [ID!]!) {
      markNotificationsRead(ids: $ids) {
        feed {
          id
          unreadCount
        }
        read {
          id
          readAt
        }
      }
    }
  `);
  const [commitAll] = useMutation<MarkAllNotificationsRead>(graphql`
    mutation MarkAllNotificationsRead {
      markAllNotificationsRead {
        feed {
          id
          unreadCount
        }
        read {
          id
          readAt
        }
      }
    }
  `);

  return {
    // Opening the conversation says so too.
    markRead: (ids: readonly string[]) => void commit({ variables: { ids }, onError: () => {} }),
    markAllRead: () =>
      void commitAll({
        variables: {},
        onError: ({ message }) =>
          notify({ kind: 'error', title: 'The notifications could not be marked as read.', detail: message }),
      }),
  };
}
