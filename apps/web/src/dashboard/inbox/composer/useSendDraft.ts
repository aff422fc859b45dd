import { notify } from '#ui/toast.ts';
import { MESSAGE_LIMIT, messageLength } from '@parley/message-text/messageLimit';
import { useScheduleMessage } from '#dashboard/inbox/scheduled/useSchedule.ts';
import { FILES, type Draft } from './drafts.ts';
import { messageKey } from './messageKey.ts';
import { type DraftChange } from './openDrafts.ts';
import { type Written } from './outbox.ts';
import { type Later } from './SendButton.tsx';
import { useReplyLimit } from './useReplyLimit.ts';
import { useSendOnceHere } from './useSendOnceHere.ts';

type SendDraft = {
  conversationId: string;
  visitorName: string;
  draft: Draft;
  change: (next: DraftChange) => void;
  /** How many of its files are still on their way. */
  coming: number;
  /** So is the conversation. */
  isLoading: boolean;
  onSend: (written: Written) => void;
};

/** Sends what is written, now or later: as far as it may go, and once all of it is here. */
export function useSendDraft({ conversationId, visitorName, draft, change, coming, isLoading, onSend }: SendDraft) {
  const { mode, replyTo } = draft;
  const isNote = mode === 'Note';
  const files = draft[FILES[mode]];
  const body = draft[mode].trim();
  const length = messageLength(draft[mode]);
  const isComing = coming > 0 || isLoading;

  const limit = useReplyLimit();
  const replyLimit = isNote ? null : limit;
  const hasSomething = length > 0 || files.length > 0 || coming > 0;
  const isAllowed = replyLimit === null && hasSomething && length <= MESSAGE_LIMIT;
  const { scheduleMessage } = useScheduleMessage();
  const onceHere = useSendOnceHere({
    isComing,
    onHere(expected) {
      onceHere.forget();
      // Without a file that did not come, the person decides.
      if (files.length >= expected) send();
    },
    onLeft: () =>
      notify({
        kind: 'error',
        title: isNote ? `Your note about ${visitorName} was not added.` : `Your reply to ${visitorName} was not sent.`,
        detail: 'Something of it was still on its way. What you wrote is kept there.',
      }),
  });

  function send() {
    onceHere.forget();
    if (!isAllowed) return;
    if (isComing) return onceHere.ask(files.length + coming);
    onSend({ kind: mode, body, files, replyTo: isNote ? null : replyTo });
    change(() => ({ [mode]: '', [FILES[mode]]: [], ...(isNote ? {} : { replyTo: null }) }));
  }

  async function sendLater({ sendAt, cancelIfReply }: Later) {
    const attachmentIds = draft.files.map(({ id }) => id);
    const input = { conversationId, body, key: messageKey(), attachmentIds, replyToId: replyTo?.id, cancelIfReply };
    await scheduleMessage({ ...input, sendAt: sendAt.toISOString() });
    change(() => ({ Text: '', files: [], replyTo: null }));
  }

  return {
    length,
    isComing,
    isAllowed,
    replyLimit,
    send,
    sendLater,
    /** It goes as soon as everything is here. */
    isWaiting: onceHere.isAsked,
    /** Not any more: the person goes on with it. */
    hold: onceHere.forget,
  };
}
