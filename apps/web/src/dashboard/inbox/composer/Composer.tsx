import { useImperativeHandle, useRef, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { EmojiButton } from '#ui/emoji-picker/EmojiButton.tsx';
import { type PickedEmoji } from '#ui/emoji-picker/pickedEmoji.ts';
import { type EmojisOfClient } from '#dashboard/inbox/ClientEmojis.tsx';
import { useReplyCommands } from '#dashboard/inbox/useConversationCommands.ts';
import { ArticlesButton } from '#dashboard/inbox/articles/ArticlesButton.tsx';
import { FormsButton } from '#dashboard/inbox/forms/FormsButton.tsx';
import { CannedRepliesButton } from '#dashboard/inbox/canned/CannedRepliesButton.tsx';
import { OpenVariables } from '#dashboard/inbox/canned/OpenVariables.tsx';
import { AnsweredMessage } from './AnsweredMessage.tsx';
import { AttachButton } from './AttachButton.tsx';
import { AttachmentTray } from './AttachmentTray.tsx';
import { CharactersLeft } from './CharactersLeft.tsx';
import { useComposerHandle } from './composerHandle.ts';
import { type Mode } from './drafts.ts';
import { MESSAGE_LIMIT } from '@parley/message-text/messageLimit';
import { ModeTabs } from './ModeTabs.tsx';
import { NoReply } from './NoReply.tsx';
import { type Written } from './outbox.ts';
import { ReplyLimit } from './ReplyLimit.tsx';
import { SendButton } from './SendButton.tsx';
import { isSending, useSendKey } from './sendKey.ts';
import { SuggestionList } from './SuggestionList.tsx';
import { useDraftFiles } from './useDraftFiles.ts';
import { useDraft } from './useDraft.ts';
import { useEmojiCategory } from './useEmojiCategory.ts';
import { useFileDrag } from './useFileDrag.ts';
import { useInsertions } from './useInsertions.ts';
import { useReplyTyping } from './useReplyTyping.ts';
import { useSendDraft } from './useSendDraft.ts';
import { WritingField } from './WritingField.tsx';

type ComposerProps = {
  conversationId: string;
  visitorName: string;
  emojis: EmojisOfClient | null;
  mayReply: boolean;
  /** The conversation is still on its way: one can write, and send once it is there. */
  isLoading: boolean;
  onSend: (written: Written) => void;
};

const SEND_HINTS = {
  Enter: 'Enter sends, Shift + Enter makes a new line',
  CtrlEnter: 'Ctrl or ⌘ + Enter sends, Enter makes a new line',
} as const;

/** The reply to a visitor, or a note to colleagues: kept until it is sent. Mount it anew for each conversation. */
export function Composer({ mayReply, ...composer }: ComposerProps) {
  return mayReply ? <Writing {...composer} /> : <NoReply />;
}

function Writing({ conversationId, visitorName, emojis, isLoading, onSend }: Omit<ComposerProps, 'mayReply'>) {
  const { draft, change } = useDraft(conversationId);
  const { mode } = draft;
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { typed, stopped } = useReplyTyping(conversationId, mode);
  const loadCustom = useEmojiCategory(emojis);
  const { files, items, add, remove, coming } = useDraftFiles(draft, change);
  const { isOver, handlers } = useFileDrag(add);
  const sendKey = useSendKey();
  const { length, isComing, isAllowed, replyLimit, send, sendLater, isWaiting, hold } = useSendDraft({
    conversationId,
    visitorName,
    draft,
    change,
    coming,
    isLoading,
    onSend(written) {
      stopped();
      onSend(written);
    },
  });

  const text = draft[mode];
  const isNote = mode === 'Note';

  function write(next: Mode) {
    stopped();
    hold();
    flushSync(() => change(() => ({ mode: next })));
    field.current?.focus();
  }
  useReplyCommands({ onReply: () => write('Text'), onNote: () => write('Note') });

  useImperativeHandle(useComposerHandle(), () => ({
    answer(replyTo) {
      change(() => ({ replyTo }));
      write('Text');
    },
    write(added) {
      change((before) => ({ Text: [before.Text.trimEnd(), added].filter(Boolean).join('\n\n') }));
      write('Text');
    },
    goOn: write,
  }));

  const { suggestions, caret, setCaret, putIn, fillIn } = useInsertions({
    conversationId,
    field,
    text,
    isNote,
    onType: type,
    onFiles: (added) => change((before) => ({ files: [...before.files, ...added] })),
  });

  function type(value: string) {
    hold();
    change(() => ({ [mode]: value }));
    if (value.trim() === '') stopped();
    else typed();
  }

  /** At the caret, or in place of what is selected; the focus goes back to the text. */
  function insert(emoji: PickedEmoji) {
    const { selectionStart = text.length, selectionEnd = text.length } = field.current ?? {};
    putIn(emoji.kind === 'native' ? emoji.native : emoji.shortcodes, selectionStart, selectionEnd);
  }

  function sendByKey(event: KeyboardEvent) {
    if (suggestions.takeKey(event)) return;
    const { isComposing } = event.nativeEvent;
    const { key, shiftKey, ctrlKey, metaKey } = event;
    if (!isSending({ key, shiftKey, ctrlKey, metaKey, isComposing }, sendKey)) return;
    event.preventDefault();
    send();
  }

  const look = isNote ? 'border-caution bg-caution-soft' : 'border-line-strong bg-surface';
  return (
    <form
      ref={form}
      {...handlers}
      className={`relative mx-auto mb-3 w-[calc(100%-24px)] max-w-[784px] flex-none rounded-card border focus-within:border-focus focus-within:inset-ring focus-within:inset-ring-focus max-md:mb-2 max-md:w-[calc(100%-16px)] ${look}`}
      onSubmit={(event) => {
        // Dialogs opened from here have forms of their own, which React lets bubble up to this one.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        field.current?.focus();
        send();
      }}
    >
      <SuggestionList label={isNote ? 'Colleagues' : 'Canned replies'} suggestions={suggestions} />
      <ModeTabs mode={mode} visitorName={visitorName} onMode={write} />
      {!isNote && draft.replyTo && (
        <AnsweredMessage message={draft.replyTo} onRemove={() => change(() => ({ replyTo: null }))} />
      )}
      {replyLimit && <ReplyLimit id={`limit-${conversationId}`} {...replyLimit} />}
      <WritingField
        ref={field}
        text={text}
        label={isNote ? 'Note to colleagues' : `Reply to ${visitorName}`}
        isTooLong={length > MESSAGE_LIMIT}
        describedBy={`${replyLimit ? `limit-${conversationId} ` : ''}characters-${conversationId}`}
        suggesting={suggestions.field}
        onChange={(value, place) => {
          type(value);
          setCaret(place);
        }}
        onCaret={setCaret}
        onKeyDown={sendByKey}
        onBlur={stopped}
      />
      {!isNote && <OpenVariables text={text} />}
      <AttachmentTray files={files} items={items} onRemove={remove} />
      <output className="block px-3 text-xs text-ink-muted empty:hidden">
        {isWaiting && 'Sends as soon as everything is here'}
      </output>
      <div className="flex items-center gap-0.5 p-1.5">
        <AttachButton onFiles={add} />
        <EmojiButton onPick={insert} loadCustom={loadCustom} anchorRef={form} />
        {!isNote && <CannedRepliesButton onUse={(id) => fillIn(id, caret, caret)} />}
        <ArticlesButton onPick={(picked) => putIn(picked, caret, caret)} />
        {!isNote && <FormsButton conversationId={conversationId} />}
        <p className="min-w-0 truncate pl-1.5 text-xs text-ink-muted max-md:sr-only">{SEND_HINTS[sendKey]}</p>
        <CharactersLeft id={`characters-${conversationId}`} length={length} />
        <SendButton isNote={isNote} isAllowed={isAllowed} isComing={isComing} onLater={sendLater} />
      </div>
      {isOver && (
        <p className="pointer-events-none absolute inset-0 grid place-items-center rounded-card bg-brand-soft text-dense font-medium text-ink inset-ring-2 inset-ring-brand">
          Drop to add the files
        </p>
      )}
    </form>
  );
}
