import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { type RetentionInput, type RetentionPreviewQuery } from '#generated/RetentionPreviewQuery';
import { counted } from '#ui/format.ts';
import { FormNotice } from '#ui/form/FormNotice.tsx';

/** What would be deleted if this were saved now: a RetentionInput as JSON. `fetchKey` asks anew. */
export function RetentionPreview({ asked, fetchKey }: { asked: string; fetchKey: number }) {
  const input: RetentionInput = JSON.parse(asked);
  const { retentionPreview } = useLazyLoadQuery<RetentionPreviewQuery>(
    graphql`
      query RetentionPreviewQuery($input: RetentionInput!) {
        retentionPreview(input: $input) {
          conversations
          visitors
        }
      }
    `,
    { input },
    { fetchPolicy: 'network-only', fetchKey },
  );
  const { conversations, visitors } = retentionPreview;
  if (conversations + visitors === 0) {
    return <FormNotice tone="neutral">Nothing is that old now. Saving this deletes nothing yet.</FormNotice>;
  }
  const gone = [
    ...(conversations > 0 ? [`${counted(conversations, 'conversation')} with all messages and files`] : []),
    ...(visitors > 0 ? [counted(visitors, 'visitor')] : []),
  ];
  return (
    <FormNotice tone="neutral">
      Within the hour after you save, <b className="font-semibold">{gone.join(' and ')}</b> will be deleted for good,
      and from then on whatever becomes that old.
    </FormNotice>
  );
}
