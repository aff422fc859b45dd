import { Star } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { type Rating_conversation$key } from '#generated/Rating_conversation';
import { Panel } from './Panel.tsx';

/** What the visitor thinks of the conversation, once they were asked. */
export function Rating({ conversation }: { conversation: Rating_conversation$key }) {
  const { csatAskedAt, csatRating, csatComment } = useFragment(
    graphql`
      fragment Rating_conversation on Conversation {
        version
        csatAskedAt
        csatRating
        csatComment
      }
    `,
    conversation,
  );
  if (csatRating == null && csatAskedAt == null) return null;
  return (
    <Panel title="Rating">
      {csatRating == null ? (
        <p className="text-ink-muted">Asked, not answered yet.</p>
      ) : (
        <>
          <p className="flex gap-0.5 text-caution">
            <span className="sr-only">{csatRating} of 5 stars</span>
            {[1, 2, 3, 4, 5].map((star) => (
              <Star
                aria-hidden
                key={star}
                className="size-4"
                strokeWidth={1.75}
                fill={star <= csatRating ? 'currentColor' : 'none'}
              />
            ))}
          </p>
          {csatComment && <p className="mt-1.5 whitespace-pre-wrap text-pretty wrap-break-word">{csatComment}</p>}
        </>
      )}
    </Panel>
  );
}
