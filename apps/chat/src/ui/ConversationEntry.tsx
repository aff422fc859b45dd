import { isUndone, type ConversationSummary, type Message } from '#api/ChatApi.ts';
import { plainBody } from '#conversation/plainBody.ts';
import { t } from '#language/t.ts';
import { dayLabel } from './when.ts';

type ConversationEntryProps = { conversation: ConversationSummary; isCurrent?: boolean; onChoose: () => void };

/** One of the visitor's conversations: what was said last, when, and what is new. */
export function ConversationEntry({ conversation, isCurrent = false, onChoose }: ConversationEntryProps) {
  const { lastMessage, lastActivityAt, status, unreadCount } = conversation;
  const isUnread = unreadCount > 0 && !isCurrent;
  return (
    <button
      type="button"
      aria-current={isCurrent ? 'true' : undefined}
      onClick={onChoose}
      className={`flex w-full flex-col gap-0.5 rounded-control px-2.5 py-2 text-left ${isCurrent ? 'bg-brand-soft' : 'hover:bg-hover'}`}
    >
      <span dir="auto" className={`line-clamp-2 text-dense wrap-anywhere ${isUnread ? 'font-semibold' : ''}`}>
        {lastMessage
          ? `${lastMessage.author === 'Visitor' ? `${t('You')}: ` : ''}${gistOf(lastMessage)}`
          : t('No messages yet')}
      </span>
      <span className="text-xs text-ink-muted">
        {dayLabel(lastActivityAt)}
        {status === 'Resolved' && ` · ${t('Resolved')}`}
        {isUnread && <span className="font-medium text-brand"> · {t('{count} new', { count: unreadCount })}</span>}
      </span>
    </button>
  );
}

/** What a message says, or the files that it is. */
function gistOf(message: Message): string {
  const { attachments, takenBackAt } = message;
  const body = plainBody(message);
  if (isUndone(message)) return t('Your conversation');
  if (takenBackAt) return t('A message that was taken back');
  if (body || attachments.length === 0) return body;
  return attachments.length === 1 ? (attachments[0]?.name ?? '') : t('{count} files', { count: attachments.length });
}
