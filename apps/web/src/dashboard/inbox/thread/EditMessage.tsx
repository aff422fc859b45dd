import { useId, useState, type KeyboardEvent } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import { type EditMessage as EditMessageMutation } from '#generated/EditMessage';
import { loadColleagues, mentionedIn } from '#dashboard/inbox/composer/colleagues.ts';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { MESSAGE_LIMIT, messageLength } from '@parley/message-text/messageLimit';
import { Button } from '#ui/Button.tsx';
import { useLeaveQuestion } from '#ui/dialogs/useLeaveQuestion.tsx';
import { messageOf } from '#ui/messageOf.ts';

type EditMessageProps = {
  message: { id: string; body: string; isNote: boolean; hasFiles: boolean };
  onClose: () => void;
};

/** One's own message, to be said differently, where it stands. Default export: loaded when it is wanted. */
export default function EditMessage({ message, onClose }: EditMessageProps) {
  const [text, setText] = useState(message.body);
  const [problem, setProblem] = useState<string | null>(null);
  const hint = useId();
  const environment = useRelayEnvironment();
  const [send, isSaving] = useAsyncMutation<EditMessageMutation>(graphql`
    mutation EditMessage($input: EditMessageInput!) {
      editMessage(input: $input) {
        message {
          id
          ...ThreadMessage_message @relay(mask: false)
          ...MessageBubble_message
        }
        conversation {
          id
          ...ConversationRow_conversation
        }
      }
    }
  `);
  const length = messageLength(text);
  const isChanged = text.trim() !== message.body;
  const { unlessDirty, question } = useLeaveQuestion(isChanged && !isSaving);
  const cancel = unlessDirty(onClose);
  const isSayable = (length > 0 || message.hasFiles) && length <= MESSAGE_LIMIT;

  async function save() {
    if (!isSayable || isSaving) return;
    if (!isChanged) {
      onClose();
      return;
    }
    const mentions = message.isNote ? { mentionedUserIds: mentionedIn(text, await loadColleagues(environment)) } : {};
    try {
      await send({ input: { id: message.id, body: text, ...mentions } });
      onClose();
    } catch (error) {
      setProblem(messageOf(error));
    }
  }

  function byKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      cancel();
    }
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      void save();
    }
  }

  return (
    <div className="grid w-[480px] max-w-full gap-1.5">
      <textarea
        // Somebody has just asked to write here.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        aria-label="Edit the message"
        aria-describedby={hint}
        aria-invalid={length > MESSAGE_LIMIT}
        dir="auto"
        rows={Math.min(8, text.split('\n').length + 1)}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={byKey}
        className="field-sizing-content max-h-52 w-full resize-none rounded-control bg-surface px-2 py-1.5 text-sm text-ink outline-focus inset-ring inset-ring-line-strong focus:outline-2 max-md:text-base"
      />
      <p
        id={hint}
        role={problem ? 'alert' : undefined}
        className={`text-xs ${problem ? 'text-critical' : 'text-ink-muted'}`}
      >
        {problem ??
          (length > MESSAGE_LIMIT ? `${length - MESSAGE_LIMIT} over the limit` : 'Enter saves, Escape cancels')}
      </p>
      <div className="flex justify-end gap-1.5">
        <Button size="sm" onClick={cancel}>
          Cancel
        </Button>
        <Button size="sm" variant="primary" isBusy={isSaving} disabled={!isSayable} onClick={() => void save()}>
          Save
        </Button>
      </div>
      {question}
    </div>
  );
}
