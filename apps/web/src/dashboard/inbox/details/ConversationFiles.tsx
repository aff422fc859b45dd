import { graphql, useFragment } from 'react-relay/hooks';
import { type ConversationFiles_conversation$key } from '#generated/ConversationFiles_conversation';
import { FileRow } from '../thread/FileRow.tsx';
import { Panel } from './Panel.tsx';

/** The files that either side has sent, newest first; nothing while there are none. */
export function ConversationFiles(props: { conversation: ConversationFiles_conversation$key }) {
  const { attachments } = useFragment(
    graphql`
      fragment ConversationFiles_conversation on Conversation {
        attachments(first: 20) {
          id
          name
          size
          url
        }
      }
    `,
    props.conversation,
  );
  if (attachments.length === 0) return null;
  return (
    <Panel title="Files" count={attachments.length}>
      <ul className="grid grid-cols-1 gap-1.5">
        {attachments.map((file) => (
          <li key={file.id}>
            <FileRow file={file} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
