import { useLazyLoadQuery, graphql } from 'react-relay/hooks';
import { type useReplyLimitQuery, type useReplyLimitQuery$data } from '#generated/useReplyLimitQuery';

/**
 * What the plan allowed, once it lets no more replies through, and until when; null while it does. The banner of the frame asks
 * for it and follows it: this reads what it has.
 */
export function useReplyLimit(): { limit: number | null; endsAt: string | null } | null {
  const { usage }: Partial<useReplyLimitQuery$data> = useLazyLoadQuery<useReplyLimitQuery>(
    graphql`
      query useReplyLimitQuery {
        usage {
          endsAt
          meters {
            metric
            limit
            isStopped
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-only' },
  );
  const messages = usage?.meters?.find(({ metric }) => metric === 'Messages');
  return messages?.isStopped ? { limit: messages.limit ?? null, endsAt: usage?.endsAt ?? null } : null;
}
