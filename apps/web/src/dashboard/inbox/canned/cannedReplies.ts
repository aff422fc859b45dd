import { fetchQuery, graphql } from 'react-relay/hooks';
import { type Environment } from 'relay-runtime';
import { type CannedRepliesQuery, type CannedRepliesQuery$data } from '#generated/CannedRepliesQuery';

export type CannedReply = CannedRepliesQuery$data['cannedReplies'][number];

/** All of a canned reply: what lists it and what saves it select the same. */
// oxlint-disable-next-line no-unused-expressions -- for the compiler
graphql`
  fragment cannedReplies_reply on CannedReply {
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
`;

/** What this person can use, by shortcut. */
export const cannedRepliesQuery = graphql`
  query CannedRepliesQuery {
    cannedReplies {
      ...cannedReplies_reply @relay(mask: false)
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

export function byUse(replies: readonly CannedReply[]): CannedReply[] {
  return replies.toSorted((a, b) => b.usageCount - a.usageCount);
}

const hasShortcut = ({ shortcut }: CannedReply, query: string) => shortcut.startsWith(query.toLowerCase());

/** Whether its shortcut begins like `query`, or its title holds it. */
export function matches(reply: CannedReply, query: string): boolean {
  return hasShortcut(reply, query) || reply.title.toLowerCase().includes(query.toLowerCase());
}

/** Those that match: first by their shortcut, then by their title; the most used first. */
export function matching(replies: readonly CannedReply[], query: string): readonly CannedReply[] {
  const found = byUse(replies).filter((reply) => matches(reply, query));
  return found.toSorted((a, b) => Number(hasShortcut(b, query)) - Number(hasShortcut(a, query)));
}
