import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Lock } from 'lucide-react';
import { useSession } from '#session/sessionStore.ts';
import { Button } from '#ui/Button.tsx';
import { EmojiButton } from '#ui/emoji-picker/EmojiButton.tsx';
import { type PickedEmoji } from '#ui/emoji-picker/pickedEmoji.ts';
import { CharactersLeft } from './CharactersLeft.tsx';
import { keepDraft, readDraft } from './drafts.ts';
import { MESSAGE_LIMIT, messageLength } from './messageLimit.ts';
import { useReplyCommands } from '#dashboard/inbox/useConversationCommands.ts';
import { useEmojiCategory } from './useEmojiCategory.ts';
import { useReplyTyping } from './useReplyTyping.ts';

type ComposerProps = {
  conversationId: string;
  visitorName: string;
  mayReply: boolean;
  onSend: (body: string) => void;
};

/** The reply to a visitor: grows with its text, is kept until it is sent. Mount it anew for each conversation. */
export function Composer({ conversationId, visitorName, mayReply, onSend }: ComposerProps) {
  if (!mayReply) return <NoReply />;
  return <Reply conversationId={conversationId} visitorName={visitorName} onSend={onSend} />;
}

function Reply({ conversationId, visitorName, onSend }: Omit<ComposerProps, 'mayReply'>) {
  const userId = useSession(({ auth }) => auth.userId);
  const [text, setText] = useState(() => readDraft({ userId, conversationId }));
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { typed, stopped } = useReplyTyping(conversationId);
  const loadCustom = useEmojiCategory();
  useReplyCommands(() => field.current?.focus());
  const body = text.trim();
  const length = messageLength(text);
  const isSendable = length > 0 && length <= MESSAGE_LIMIT;

  useEffect(() => keepDraft({ userId, conversationId }, text), [userId, conversationId, text]);

  function change(value: string) {
    setText(value);
    if (value.trim() === '') stopped();
    else typed();
  }

  function send() {
    field.current?.focus();
    if (!isSendable) return;
    stopped();
    setText('');
    onSend(body);
  }

  /** At the caret, or in place of what is selected; the focus goes back to the text. */
  function insert(emoji: PickedEmoji) {
    const area = field.current;
    if (!area) return;
    const sign = emoji.kind === 'native' ? emoji.native : emoji.shortcodes;
    area.setRangeText(sign, area.selectionStart, area.selectionEnd, 'end');
    area.focus();
    change(area.value);
  }

  function sendByKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <form
      ref={form}
      className="mx-auto mb-3 w-[calc(100%-24px)] max-w-[784px] flex-none rounded-card border border-line-strong bg-surface focus-within:border-focus focus-within:inset-ring focus-within:inset-ring-focus max-md:mb-2 max-md:w-[calc(100%-16px)]"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {/* The copy behind the field has its text's height, and the field fills it. */}
      <div
        data-copy={`${text}\u200b`}
        className="grid max-h-48 overflow-y-auto text-sm leading-[21px] after:invisible after:col-start-1 after:row-start-1 after:px-3 after:pt-2.5 after:pb-1 after:wrap-anywhere after:whitespace-pre-wrap after:content-[attr(data-copy)] max-md:text-base"
      >
        <textarea
          ref={field}
          rows={1}
          value={text}
          aria-label={`Reply to ${visitorName}`}
          aria-describedby={`characters of ${conversationId}`}
          aria-invalid={length > MESSAGE_LIMIT}
          placeholder={`Reply to ${visitorName}`}
          onChange={(event) => change(event.target.value)}
          onKeyDown={sendByKey}
          onBlur={stopped}
          className="col-start-1 row-start-1 min-h-11 resize-none overflow-hidden bg-transparent px-3 pt-2.5 pb-1 wrap-anywhere outline-none"
        />
      </div>
      <div className="flex items-center gap-2 p-1.5">
        <EmojiButton onPick={insert} loadCustom={loadCustom} anchorRef={form} />
        <p className="min-w-0 truncate text-xs text-ink-faint max-md:sr-only">
          Enter sends, Shift + Enter makes a new line
        </p>
        <CharactersLeft id={`characters of ${conversationId}`} length={length} />
        <Button type="submit" variant="primary" size="sm" disabled={!isSendable} className="max-md:h-9 max-md:px-3.5">
          Send
        </Button>
      </div>
    </form>
  );
}

function NoReply() {
  return (
    <p className="mx-auto mb-3 flex w-[calc(100%-24px)] max-w-[784px] flex-none gap-2 rounded-card bg-well px-3 py-2.5 text-dense text-ink-muted inset-ring inset-ring-line max-md:mb-2 max-md:w-[calc(100%-16px)]">
      <Lock aria-hidden className="mt-0.5 size-4 flex-none" strokeWidth={1.75} />
      You can read this conversation. To reply you need the permission to manage conversations: an Admin can give it to
      you.
    </p>
  );
}
