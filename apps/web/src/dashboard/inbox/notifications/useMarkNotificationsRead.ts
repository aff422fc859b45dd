import { graphql } from 'react-relay/hooks';
import { type MarkAllNotificationsRead } from '#generated/MarkAllNotificationsRead';
import { type MarkNotificationsRead } from '#generated/MarkNotificationsRead';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { notify } from '#ui/toast.ts';

/** The viewer has looked at some of their notifications, or at all. */
export function useMarkNotificationsRead() {
  const [send] = useAsyncMutation<MarkNotificationsRead>(graphql`
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
  const [sendAll] = useAsyncMutation<MarkAllNotificationsRead>(graphql`
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
    markRead: (ids: readonly string[]) => void send({ ids }).catch(() => {}),
    markAllRead: () =>
      void sendAll({}).catch(({ message }: Error) =>
        notify({ kind: 'error', title: 'The notifications could not be marked as read.', detail: message }),
      ),
  };
}
