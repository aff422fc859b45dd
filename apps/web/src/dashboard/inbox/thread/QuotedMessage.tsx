import { graphql, useFragment } from 'react-relay/hooks';
import { type QuotedMessage_message$key } from '#generated/QuotedMessage_message';
import { excerpt } from '@parley/message-text/excerpt';

/** The message that this one answers, above it. */
export function QuotedMessage({ visitorName, ...props }: { message: QuotedMessage_message$key; visitorName: string }) {
  const { replyTo } = useFragment(
    graphql`
      fragment QuotedMessage_message on Message {
        replyTo {
          id
          author
          authorName
          body
          takenBackAt
          attachments {
            name
          }
        }
      }
    `,
    props.message,
  );
  if (!replyTo) return null;
  const authorName = replyTo.author === 'Visitor' ? visitorName : replyTo.authorName;
  return <Quote authorName={authorName} text={excerpt(replyTo)} />;
}

/** Two lines of a message at most. */
export function Quote({ authorName, text }: { authorName: string; text: string }) {
  return (
    <blockquote className="mb-1 border-l-2 border-line-strong pl-2 text-dense leading-[18px] text-ink-muted">
      <span className="block text-xs font-medium">{authorName}</span>
      <span className="line-clamp-2">{text}</span>
    </blockquote>
  );
}
