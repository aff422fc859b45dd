import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import { type EditMessage as EditMessageMutation } from '#generated/EditMessage';
import { loadColleagues, mentionedIn } from '#dashboard/inbox/composer/colleagues.ts';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { MESSAGE_LIMIT, messageLength } from '@parley/message-text/messageLimit';
import { Button } from '#ui/Button.tsx';
import { messageOf } from '#ui/messageOf.ts';
import { ConfirmDialog } from '#ui/overlays.ts';
import { notify } from '#ui/toast.ts';
import { useKeptEdit } from './useKeptEdit.ts';

type EditMessageProps = {
  message: { id: string; conversationId: string; body: string; isNote: boolean; hasFiles: boolean };
  /** As it appears: somebody has just asked to write here. */
  takesFocus: boolean;
  onClose: () => void;
};

/** One's own message, to be said differently, where it stands. Default export: loaded when it is wanted. */
export default function EditMessage({ message, takesFocus, onClose }: EditMessageProps) {
  const { text, write, forget } = useKeptEdit(message);
  const [isAsked, setIsAsked] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
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
  const isSayable = (length > 0 || message.hasFiles) && length <= MESSAGE_LIMIT;

  function end() {
    forget();
    onClose();
  }

  function cancel() {
    if (isChanged) setIsAsked(true);
    else end();
  }

  async function save() {
    if (!isSayable || isSaving) return;
    if (!isChanged) {
      end();
      return;
    }
    const mentions = message.isNote ? { mentionedUserIds: mentionedIn(text, await loadColleagues(environment)) } : {};
    try {
      await send({ input: { id: message.id, body: text, ...mentions } });
      end();
    } catch (error) {
      setProblem(messageOf(error));
      // Whoever has gone on finds it as they left it when they come back.
      if (!field.current) notify({ kind: 'error', title: 'Your change was not saved.', detail: messageOf(error) });
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
        ref={field}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- `takesFocus` says why
        autoFocus={takesFocus}
        aria-label="Edit the message"
        aria-describedby={hint}
        aria-invalid={length > MESSAGE_LIMIT}
        dir="auto"
        rows={Math.min(8, text.split('\n').length + 1)}
        value={text}
        onChange={(event) => write(event.target.value)}
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
      <ConfirmDialog
        isOpen={isAsked}
        title="Leave without saving?"
        message="What you have written here will be lost."
        confirmLabel="Leave"
        cancelLabel="Keep writing"
        isDanger
        onConfirm={end}
        onClose={() => setIsAsked(false)}
      />
    </div>
  );
}
