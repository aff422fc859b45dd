import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { MESSAGE_LIMIT, messageLength } from '@parley/message-text/messageLimit';
import type { CustomEmoji } from '#api/ChatApi.ts';
import { t } from '#language/t.ts';
import { manner } from '#manner.ts';
import { AttachButton } from './AttachButton.tsx';
import { EmojiButton } from './EmojiButton.tsx';
import { hasFinePointer } from './hasFinePointer.ts';
import { ArrowUpIcon } from './icons.tsx';
import { latePart } from './latePart.tsx';
import type { UploadListProps } from './UploadList.tsx';
import { BOX } from './useFocusKept.ts';

const UploadList = latePart(async () => (await import('./UploadList.tsx')).UploadList);

type ComposerProps = {
  /** The name of whom one writes to. */
  to: string;
  customEmojis: readonly CustomEmoji[];
  draft: string;
  /** The box takes the draft and the focus whenever this changes, and at first where that opens no keyboard. */
  source: string;
  /** Whether it takes the focus at first wherever it is. */
  takesFocus: boolean;
  onTyped: (text: string) => void;
  onWrite: (text: string) => void;
  onAttach: (files: readonly File[]) => void;
} & UploadListProps;

/** With fewer characters left than this, they are counted. */
const NEAR_LIMIT = 500;

function growWithText(box: HTMLTextAreaElement) {
  box.style.height = 'auto';
  box.style.height = `${box.scrollHeight}px`;
}

/** The box one writes in. Enter sends, Shift and Enter begin a new line; it grows with its text. */
export function Composer({
  to,
  customEmojis,
  draft,
  source,
  takesFocus,
  uploads,
  onTyped,
  onWrite,
  onAttach,
  ...onUpload
}: ComposerProps) {
  const [text, setText] = useState(draft);
  const [isDue, setDue] = useState(false);
  const [shown, setShown] = useState(source);
  if (shown !== source) {
    setShown(source);
    setText(draft);
    setDue(false);
  }
  const box = useRef<HTMLTextAreaElement>(null);
  const length = messageLength(text);
  const left = MESSAGE_LIMIT - length;
  const isUploading = uploads.some(({ state }) => state === 'uploading');
  const isWhole = left >= 0 && (length > 0 || uploads.some(({ state }) => state !== 'failed'));
  const hasFailed = uploads.some(({ state }) => state === 'failed');

  useLayoutEffect(() => {
    if (box.current) growWithText(box.current);
    // An empty box is as high as its placeholder, which names who answers.
  }, [text, to]);

  const first = useRef({ source, takesFocus });
  useLayoutEffect(() => {
    if (source !== first.current.source || first.current.takesFocus || hasFinePointer()) box.current?.focus();
  }, [source]);

  useEffect(() => {
    if (!isDue || isUploading) return;
    setDue(false);
    // Whoever sent a file that did not get through decides about it first.
    if (hasFailed) return;
    onWrite(text);
    setText('');
    onTyped('');
  }, [isDue, isUploading, hasFailed, text, onWrite, onTyped]);

  function change(typed: string) {
    setText(typed);
    onTyped(typed);
    setDue(false);
  }

  function send() {
    if (!isWhole) return;
    box.current?.focus();
    if (isUploading) {
      setDue(true);
      return;
    }
    onWrite(text);
    change('');
  }

  function onKeyDown(event: KeyboardEvent) {
    // An Enter that ends the choice of a character in an input method is not meant for us.
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    send();
  }

  /** Puts something where the caret is, in place of what is selected. */
  function insert(what: string) {
    if (!box.current) return;
    box.current.setRangeText(what, box.current.selectionStart, box.current.selectionEnd, 'end');
    change(box.current.value);
    box.current.focus();
  }

  function onPaste(event: ClipboardEvent) {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    onAttach(files);
  }

  return (
    <form
      className="gutter-box pb-2"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div
        className={`chat-box relative rounded-card border bg-surface p-1.5 has-[textarea:focus]:outline-2 has-[textarea:focus]:-outline-offset-1 has-[textarea:focus]:outline-focus ${left < 0 ? 'border-critical' : 'border-line-strong'}`}
      >
        {uploads.length > 0 && <UploadList uploads={uploads} {...onUpload} />}
        <textarea
          ref={box}
          id={BOX}
          rows={1}
          dir="auto"
          value={text}
          aria-label={t('Your message')}
          aria-describedby={left < NEAR_LIMIT ? 'characters-left' : undefined}
          aria-invalid={left < 0}
          placeholder={t('Write to {name}', { name: to })}
          enterkeyhint="send"
          onInput={({ currentTarget }) => change(currentTarget.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          className="block max-h-40 min-h-9 w-full resize-none bg-transparent px-2 py-1.5 text-base outline-none placeholder:text-ink-faint"
        />
        <div className="flex items-center gap-1">
          <AttachButton onAttach={onAttach} />
          <EmojiButton customEmojis={customEmojis} onPick={insert} />
          <span className="flex-1" />
          <button
            type="submit"
            aria-label={t('Send message')}
            title={t('Send message')}
            disabled={!isWhole || isDue}
            className="grid size-9 shrink-0 place-items-center rounded-control bg-main text-main-ink hover:bg-main-hover disabled:bg-press disabled:text-ink-faint"
          >
            <ArrowUpIcon className="size-5" />
          </button>
        </div>
      </div>
      <output
        id="characters-left"
        className={`block px-1 text-right text-xs ${left < 0 ? 'text-critical' : 'text-ink-muted'}`}
      >
        {isDue ? t('Sent as soon as the files are uploaded') : left < NEAR_LIMIT && charactersLeft(left)}
      </output>
    </form>
  );
}

function charactersLeft(left: number): string {
  const count = Math.abs(left).toLocaleString(manner().locale);
  if (left >= 0) return left === 1 ? t('{count} character left', { count }) : t('{count} characters left', { count });
  return left === -1
    ? t('{count} character too many. Shorten the message, or send it in two.', { count })
    : t('{count} characters too many. Shorten the message, or send it in two.', { count });
}
