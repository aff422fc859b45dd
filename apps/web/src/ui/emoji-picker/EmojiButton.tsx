import { lazy, useRef, useState, type RefObject } from 'react';
import { Smile } from 'lucide-react';
import { flushSync } from 'react-dom';
import { IconButton } from '../IconButton.tsx';
import { LazyPart } from '../LazyPart.tsx';
import { type CustomEmojis, type PickedEmoji } from './pickedEmoji.ts';

type EmojiButtonProps = {
  label?: string;
  /** Called when the picker has closed, so that the focus may go where the emoji went. */
  onPick: (emoji: PickedEmoji) => void;
  custom?: CustomEmojis;
  locale?: 'en' | 'zh';
  /** What the picker opens beside; the button unless given. */
  anchorRef?: RefObject<HTMLElement | null>;
  isDisabled?: boolean;
  className?: string;
};

const load = () => import('./EmojiPopover.tsx');
const EmojiPopover = lazy(load);

/** A button that opens the emoji picker, whose code and 1,900 emojis come when it is pointed at or focused. */
export function EmojiButton({
  label = 'Insert emoji',
  onPick,
  custom,
  locale,
  anchorRef,
  isDisabled = false,
  className,
}: EmojiButtonProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const preload = () => void load().catch(() => {});

  function pick(emoji: PickedEmoji) {
    flushSync(() => setIsOpen(false));
    onPick(emoji);
  }

  /** The picker may have dropped the focus: it goes back in any case, once the page is no longer inert. */
  function close() {
    setIsOpen(false);
    setTimeout(() => trigger.current?.focus());
  }

  return (
    <>
      <IconButton
        ref={trigger}
        icon={Smile}
        label={label}
        disabled={isDisabled}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        onPointerEnter={preload}
        onFocus={preload}
        className={className}
      />
      {isOpen && (
        <LazyPart onBroken={() => setIsOpen(false)}>
          <EmojiPopover
            label={label}
            anchorRef={anchorRef ?? trigger}
            custom={custom}
            locale={locale}
            onPick={pick}
            onClose={close}
          />
        </LazyPart>
      )}
    </>
  );
}
