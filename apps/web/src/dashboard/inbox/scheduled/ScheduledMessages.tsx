import { useState } from 'react';
import { Clock, Pencil, X } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { excerpt } from '@parley/message-text/excerpt';
import {
  type ScheduledMessages_conversation$data,
  type ScheduledMessages_conversation$key,
} from '#generated/ScheduledMessages_conversation';
import { snoozeTime } from '#dashboard/inbox/actions/snoozeTimes.ts';
import { type Quoted } from '#dashboard/inbox/composer/drafts.ts';
import { toStoredFile } from '#dashboard/inbox/composer/storedFile.ts';
import { useGiveBack } from '#dashboard/inbox/composer/useGiveBack.ts';
import { useSession } from '#session/sessionStore.ts';
import { usePermission } from '#session/usePermission.ts';
import { ConfirmDialog } from '#ui/overlays.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { lazyOverlay } from '#ui/lazyOverlay.tsx';
import { messageOf } from '#ui/messageOf.ts';
import { notify } from '#ui/toast.ts';
import { useNow } from '#ui/useNow.ts';
import { useCancelScheduledMessage, useScheduleChanged, useUpdateScheduledMessage } from './useSchedule.ts';

const ScheduleDialog = lazyOverlay(() => import('./ScheduleDialog.tsx'));

type Scheduled = ScheduledMessages_conversation$data['scheduledMessages'][number];

/** What is going to be sent later in a conversation, above its composer. */
export function ScheduledMessages(props: { conversation: ScheduledMessages_conversation$key }) {
  const { id, scheduledMessages } = useFragment(
    graphql`
      fragment ScheduledMessages_conversation on Conversation {
        id
        scheduledMessages {
          id
          authorId
          authorName
          body
          sendAt
          cancelIfReply
          replyTo {
            id
            authorName
            body
            takenBackAt
            attachments {
              name
            }
          }
          attachments {
            ...storedFile_attachment @relay(mask: false)
          }
        }
      }
    `,
    props.conversation,
  );
  useScheduleChanged(id);
  if (scheduledMessages.length === 0) return null;
  return (
    <ul
      aria-label="Scheduled messages"
      className="mx-auto mb-1.5 max-h-32 w-[calc(100%-24px)] max-w-[784px] flex-none divide-y divide-line overflow-y-auto rounded-card border border-line bg-well text-dense"
    >
      {scheduledMessages.map((message) => (
        <ScheduledRow key={message.id} conversationId={id} message={message} />
      ))}
    </ul>
  );
}

function ScheduledRow({ conversationId, message }: { conversationId: string; message: Scheduled }) {
  const { id, authorId, authorName, body, sendAt, cancelIfReply, attachments, replyTo } = message;
  const [isEditing, setIsEditing] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const userId = useSession(({ auth }) => auth.userId);
  const mayWrite = usePermission('MANAGE_CONVERSATIONS');
  const giveBack = useGiveBack(conversationId);
  const { updateScheduledMessage } = useUpdateScheduledMessage();
  const { cancelScheduledMessage, isCancelling } = useCancelScheduledMessage();
  const isOwn = authorId === userId;
  const answered = replyTo && !replyTo.takenBackAt ? quotedOf(replyTo) : null;
  const now = new Date(useNow());

  async function cancel() {
    try {
      await cancelScheduledMessage(id);
      if (isOwn) giveBack({ mode: 'Text', body, files: attachments.map(toStoredFile), replyTo: answered });
    } catch (error) {
      setIsAsked(false);
      notify({ kind: 'error', title: 'The message was not cancelled.', detail: messageOf(error) });
    }
  }

  return (
    <li className="flex items-center gap-2 py-1 pr-1.5 pl-3">
      <Clock aria-hidden className="size-4 flex-none text-ink-muted" strokeWidth={1.75} />
      <p className="grid min-w-0 flex-1">
        <span className="truncate">{excerpt({ body, attachments })}</span>
        <span className="truncate text-xs text-ink-muted">
          {isOwn ? '' : `${authorName}, `}
          {snoozeTime(new Date(sendAt), now)}
          {replyTo && `, answers “${excerpt(replyTo)}”`}
          {cancelIfReply && ', unless they write first'}
        </span>
      </p>
      {mayWrite && isOwn && (
        <IconButton icon={Pencil} label="Change the scheduled message" onClick={() => setIsEditing(true)} />
      )}
      {mayWrite && (
        <IconButton
          icon={X}
          label="Cancel the scheduled message"
          disabled={isCancelling}
          onClick={() => (isOwn ? void cancel() : setIsAsked(true))}
        />
      )}
      <ConfirmDialog
        isOpen={isAsked}
        title={`Cancel what ${authorName} has scheduled?`}
        message={`“${excerpt({ body, attachments })}” is not sent then. ${authorName} is told, and it stays here for staff to read.`}
        confirmLabel="Cancel the message"
        cancelLabel="Keep it"
        isDanger
        isBusy={isCancelling}
        onConfirm={() => void cancel()}
        onClose={() => setIsAsked(false)}
      />
      {isEditing && (
        <ScheduleDialog
          title="Scheduled message"
          confirmLabel="Save"
          scheduled={{ body, sendAt: new Date(sendAt), cancelIfReply }}
          onSave={(schedule) => updateScheduledMessage({ ...schedule, id, sendAt: schedule.sendAt.toISOString() })}
          onClose={() => setIsEditing(false)}
        />
      )}
    </li>
  );
}

const quotedOf = ({ id, authorName, ...message }: NonNullable<Scheduled['replyTo']>): Quoted => ({
  id,
  authorName,
  body: excerpt(message),
});
