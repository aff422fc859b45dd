import { CircleAlert } from 'lucide-react';
import { OwnAvatar } from '#dashboard/frame/OwnAvatar.tsx';
import { useCurrentUser } from '#session/currentUser.ts';
import { TextButton } from '#ui/TextButton.tsx';
import { Bubble } from './Bubble.tsx';
import { FileList } from './MessageAttachments.tsx';
import { MessageText } from './MessageText.tsx';
import { PrivateNote } from './PrivateNote.tsx';
import { Quote } from './QuotedMessage.tsx';
import { type OutgoingMessage } from '#dashboard/inbox/composer/outbox.ts';

type OutgoingBubbleProps = { message: OutgoingMessage; onRetry: () => void; onDiscard: () => void };

/** A reply or note that the server has not stored yet, and what can be done when it could not be sent. */
export function OutgoingBubble({ message, onRetry, onDiscard }: OutgoingBubbleProps) {
  const sender = useCurrentUser()?.name ?? 'You';
  const isNote = message.kind === 'Note';
  const meta =
    message.failure === null ? (
      isNote ? (
        'Adding'
      ) : (
        'Sending'
      )
    ) : (
      <Failure
        what={isNote ? 'Not added.' : 'Not sent.'}
        reason={message.failure}
        onRetry={onRetry}
        onDiscard={onDiscard}
      />
    );
  if (isNote) {
    return (
      <PrivateNote author={sender} avatar={<OwnAvatar name={sender} look="line" />} meta={meta}>
        <MessageText body={message.body} />
        <FileList files={message.files} />
      </PrivateNote>
    );
  }
  return (
    <Bubble side="agent" author={sender} avatar={<OwnAvatar name={sender} />} meta={meta}>
      {message.replyTo && <Quote authorName={message.replyTo.authorName} text={message.replyTo.body} />}
      <MessageText body={message.body} />
      <FileList files={message.files} />
    </Bubble>
  );
}

type FailureProps = { what: string; reason: string; onRetry: () => void; onDiscard: () => void };

function Failure({ what, reason, onRetry, onDiscard }: FailureProps) {
  return (
    <>
      <span className="inline-flex items-center gap-1 text-critical">
        <CircleAlert aria-hidden className="size-3.5 flex-none" strokeWidth={1.75} />
        {what} {reason}
      </span>
      <TextButton onClick={onRetry}>Retry</TextButton>
      <TextButton isQuiet onClick={onDiscard}>
        Discard
      </TextButton>
    </>
  );
}
