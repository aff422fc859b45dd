import { MESSAGE_LIMIT } from '@parley/message-text/messageLimit';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { t } from '#language/t.ts';
import type { Disclosure } from '#ui/disclosure.ts';
import { hasFinePointer } from '#ui/hasFinePointer.ts';
import { ArrowUpIcon, SearchIcon } from '#ui/icons.tsx';
import { BOX } from '#ui/useFocusKept.ts';
import { Card } from './Card.tsx';

type AskBlockProps = {
  placeholder: string;
  lang: string;
  /** Who answers. */
  disclosure: Disclosure;
  draft: string;
  onTyped: (text: string) => void;
  /** With an empty text too: then there is nothing to send yet. */
  onAsk: (text: string) => void;
};

/** A question, sent from the home page. */
export function AskBlock({ placeholder, lang, disclosure, draft, onTyped, onAsk }: AskBlockProps) {
  const [text, setText] = useState(draft);
  const box = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    if (hasFinePointer()) box.current?.focus({ preventScroll: true });
  }, []);

  return (
    <Card>
      <form
        className="flex items-start gap-2 py-1.5 pr-1.5 pl-4 has-[textarea:focus]:rounded-card has-[textarea:focus]:outline-2 has-[textarea:focus]:-outline-offset-1 has-[textarea:focus]:outline-focus"
        onSubmit={(event) => {
          event.preventDefault();
          onAsk(text);
        }}
      >
        <SearchIcon className="mt-2.5 size-4 text-brand" />
        <textarea
          ref={box}
          id={BOX}
          rows={1}
          dir="auto"
          value={text}
          maxLength={MESSAGE_LIMIT}
          aria-label={t('Your message')}
          placeholder={placeholder || t('Ask a question')}
          lang={placeholder ? lang : undefined}
          enterkeyhint="send"
          onInput={({ currentTarget }) => {
            setText(currentTarget.value);
            onTyped(currentTarget.value);
          }}
          onKeyDown={(event) => {
            // An Enter that ends the choice of a character in an input method is not meant for us.
            if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
            event.preventDefault();
            onAsk(text);
          }}
          className="max-h-32 min-h-9 min-w-0 flex-1 resize-none bg-transparent py-1.5 text-base outline-none field-sizing-content placeholder:text-ink-muted"
        />
        <button
          type="submit"
          aria-label={text.trim() ? t('Send message') : t('Write a message')}
          title={text.trim() ? t('Send message') : t('Write a message')}
          className="grid size-9 shrink-0 place-items-center rounded-control bg-main text-main-ink hover:bg-main-hover"
        >
          <ArrowUpIcon className="size-5" />
        </button>
      </form>
      <p
        dir={disclosure.dir}
        className="border-t border-line px-4 py-2 text-xs text-pretty text-ink-muted wrap-anywhere"
      >
        {disclosure.text}
      </p>
    </Card>
  );
}
