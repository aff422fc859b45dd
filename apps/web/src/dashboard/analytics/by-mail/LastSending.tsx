import { graphql, useFragment } from 'react-relay/hooks';
import type { LastSending_recipient$key } from '#generated/LastSending_recipient';
import { Time } from '#ui/Time.tsx';

/** Somebody who gets a report, and what became of their last one. */
export function LastSending(props: { recipient: LastSending_recipient$key }) {
  const { name, isViewer, isSending, sentAt, failedAt } = useFragment(
    graphql`
      fragment LastSending_recipient on ReportRecipient {
        name
        isViewer
        isSending
        sentAt
        failedAt
      }
    `,
    props.recipient,
  );
  return (
    <li>
      {isViewer ? 'You' : name}
      {isSending && ': on its way'}
      {!isSending && failedAt && (
        <span className="text-critical">
          : not sent <Time instant={failedAt} />. Their mail server did not take it; send it again.
        </span>
      )}
      {!isSending && !failedAt && sentAt && (
        <>
          : sent <Time instant={sentAt} />
        </>
      )}
    </li>
  );
}
