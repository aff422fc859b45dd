import { lazy, useRef, useState, type RefObject } from 'react';
import { Smile } from 'lucide-react';
import { flushSync } from 'react-dom';
import { Button } from '../Button.tsx';
import { IconButton } from '../IconButton.tsx';
import { LazyPart } from '../LazyPart.tsx';
import { EmojiSkeleton } from './EmojiSkeleton.tsx';
import { type CustomEmojis, type PickedEmoji } from './pickedEmoji.ts';

type EmojiButtonProps = {
  label?: string;
  /** Stands on the button in place of its sign; the focus comes back to it then. Must be in the label. */
  text?: string;
  /** Called when the picker has closed, so that the focus may go where the emoji went. */
  onPick: (emoji: PickedEmoji) => void;
  /** Loads the category of the company's own, from when the button is pointed at or focused. Must not fail. */
  loadCustom?: () => Promise<CustomEmojis>;
  locale?: 'en' | 'zh';
  /** What the picker opens beside; the button unless given. */
  anchorRef?: RefObject<HTMLElement | null>;
  isDisabled?: boolean;
  className?: string;
};

type Opened = { custom: Promise<CustomEmojis> | undefined; anchorBox: DOMRect | undefined };

const load = () => import('./EmojiPopover.tsx');
const EmojiPopover = lazy(load);

/** A button that opens the emoji picker, whose code and 1,900 emojis come when it is pointed at or focused. */
export function EmojiButton({
  label = 'Insert emoji',
  text,
  onPick,
  loadCustom,
  locale,
  anchorRef,
  isDisabled = false,
  className,
}: EmojiButtonProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);

  function preload() {
    load().catch(() => {});
    void loadCustom?.();
  }

  function open() {
    const anchor = (anchorRef ?? trigger).current;
    setOpened({ custom: loadCustom?.(), anchorBox: anchor?.getBoundingClientRect() });
  }

  function pick(emoji: PickedEmoji) {
    flushSync(() => setOpened(null));
    onPick(emoji);
    if (text !== undefined) setTimeout(() => trigger.current?.focus());
  }

  /** The picker may have dropped the focus: it goes back in any case, once the page is no longer inert. */
  function close() {
    setOpened(null);
    setTimeout(() => trigger.current?.focus());
  }

  const button = {
    ref: trigger,
    disabled: isDisabled,
    'aria-haspopup': 'dialog',
    'aria-expanded': opened !== null,
    onClick: open,
    onPointerEnter: preload,
    onFocus: preload,
    className,
  } as const;

  return (
    <>
      {text === undefined ? (
        <IconButton {...button} icon={Smile} label={label} />
      ) : (
        <Button {...button} aria-label={label}>
          {text}
        </Button>
      )}
      {opened && (
        <LazyPart
          onBroken={() => setOpened(null)}
          fallback={<EmojiSkeleton anchorBox={opened.anchorBox} onClose={close} />}
        >
          <EmojiPopover
            label={label}
            anchorRef={anchorRef ?? trigger}
            custom={opened.custom}
            locale={locale}
            onPick={pick}
            onClose={close}
          />
        </LazyPart>
      )}
    </>
  );
}
