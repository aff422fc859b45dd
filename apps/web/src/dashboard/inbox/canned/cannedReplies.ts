import { fetchQuery, graphql } from 'react-relay';
import { type Environment } from 'relay-runtime';
import { type CannedRepliesQuery, type CannedRepliesQuery$data } from '#generated/CannedRepliesQuery';

export type CannedReply = CannedRepliesQuery$data['cannedReplies'][number];

/** What this person can use, by shortcut. Also while it is there already, it is asked for anew. */
export const cannedRepliesQuery = graphql`
  query CannedRepliesQuery {
    cannedReplies {
      id
      shortcut
      title
      body
      folder
      scope
      usageCount
      attachments {
        ...storedFile_attachment @relay(mask: false)
      }
    }
  }
`;

export async function loadCannedReplies(environment: Environment): Promise<readonly CannedReply[]> {
  const answer = await fetchQuery<CannedRepliesQuery>(
    environment,
    cannedRepliesQuery,
    {},
    { fetchPolicy: 'store-or-network' },
  ).toPromise();
  return answer?.cannedReplies ?? [];
}

/** Those whose shortcut begins like `query`, then those whose title holds it; the most used first. */
export function matching(replies: readonly CannedReply[], query: string): readonly CannedReply[] {
  const typed = query.toLowerCase();
  const byUse = replies.toSorted((a, b) => b.usageCount - a.usageCount);
  const begins = byUse.filter(({ shortcut }) => shortcut.startsWith(typed));
  return [...begins, ...byUse.filter((reply) => !begins.includes(reply) && reply.title.toLowerCase().includes(typed))];
}
