import { type ReactNode } from 'react';
import { Bot, CheckCheck, Workflow } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { type MessageBubble_message$key } from '#generated/MessageBubble_message';
import { Avatar } from '#ui/Avatar.tsx';
import { clockTime, exactTime } from '#ui/exactTime.ts';
import { Bubble } from './Bubble.tsx';
import { MessageText } from './MessageText.tsx';
import { isRead } from './threadItems.ts';

type MessageBubbleProps = {
  message: MessageBubble_message$key;
  /** The last message of its author's turn shows who and when. */
  endsRun: boolean;
  visitorColour: string | undefined;
  /** Up to which instant the visitor has seen the conversation. */
  visitorReadAt: string | null | undefined;
};

/** One message: the visitor's left on grey, the assistant's right with a line around, an agent's right and tinted. */
export function MessageBubble({ message, endsRun, visitorColour, visitorReadAt }: MessageBubbleProps) {
  const { author, authorName, body, createdAt } = useFragment(
    graphql`
      fragment MessageBubble_message on Message {
        author
        authorName
        body
        createdAt
      }
    `,
    message,
  );
  const time = (
    <time dateTime={createdAt} title={exactTime(createdAt)}>
      {clockTime(createdAt)}
    </time>
  );

  if (author === 'System') {
    return (
      <p className="mt-1.5 mb-3.5 text-center text-xs text-pretty text-ink-faint tabular-nums">
        {body} · {time}
      </p>
    );
  }
  if (author === 'Visitor') {
    const avatar = endsRun && <Avatar name={authorName} size={24} colour={visitorColour} />;
    return (
      <Bubble side="visitor" author={authorName} avatar={avatar} meta={endsRun && time}>
        <MessageText body={body} />
      </Bubble>
    );
  }
  const isAgent = author === 'Agent';
  return (
    <Bubble
      side={isAgent ? 'agent' : 'assistant'}
      author={authorName}
      avatar={endsRun && <Sender author={author} name={authorName} />}
      meta={
        endsRun && (
          <>
            <span>
              {authorName} · {time}
            </span>
            {isAgent && isRead({ createdAt }, visitorReadAt) && <Read />}
          </>
        )
      }
    >
      <MessageText body={body} />
    </Bubble>
  );
}

function Sender({ author, name }: { author: string; name: string }): ReactNode {
  if (author === 'Agent') return <Avatar name={name} size={24} look="me" />;
  const Icon = author === 'Flow' ? Workflow : Bot;
  return <Avatar name={name} size={24} look="assistant" icon={<Icon className="size-3.5" strokeWidth={1.75} />} />;
}

function Read() {
  return (
    <span className="inline-flex items-center gap-1">
      <CheckCheck aria-hidden className="size-3.5" strokeWidth={1.75} />
      Read
    </span>
  );
}
