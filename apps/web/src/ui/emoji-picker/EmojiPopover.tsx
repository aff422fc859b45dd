import {
  use,
  useEffect,
  useEffectEvent,
  useRef,
  type KeyboardEvent as ReactKeyboardEvent,
  type RefObject,
} from 'react';
import { Modal, ModalOverlay, Popover } from 'react-aria-components';
import { useIsPhone } from '../useIsPhone.ts';
import { EmojiPicker, type EmojiPickerProps } from './EmojiPicker.tsx';
import { type CustomEmojis } from './pickedEmoji.ts';

type EmojiPopoverProps = Pick<EmojiPickerProps, 'locale' | 'onPick'> & {
  label: string;
  anchorRef: RefObject<HTMLElement | null>;
  /** The picker stands once these are here. */
  custom: Promise<CustomEmojis> | undefined;
  onClose: () => void;
};

/** The picker beside its button, or on phones as a sheet from below. Default export: `EmojiButton.tsx` loads it lazily. */
export default function EmojiPopover({ label, anchorRef, onClose, custom: asked, ...rest }: EmojiPopoverProps) {
  const picker = { ...rest, custom: asked && use(asked) };
  const isPhone = useIsPhone();
  const close = (isOpen: boolean) => !isOpen && onClose();
  useKeysOfShadow(onClose);

  if (isPhone) {
    return (
      <ModalOverlay
        isOpen
        isDismissable
        onOpenChange={close}
        className="fixed inset-0 z-40 flex items-end bg-scrim motion-safe:data-entering:animate-fade"
      >
        <Modal className="w-full rounded-t-dialog bg-raised pb-[env(safe-area-inset-bottom)] text-ink shadow-overlay">
          <Content label={label} {...picker} className="h-[min(435px,80dvh)]" />
        </Modal>
      </ModalOverlay>
    );
  }
  return (
    <Popover
      ref={makeRegion}
      isOpen
      aria-label={label}
      triggerRef={anchorRef}
      placement="top start"
      offset={6}
      onOpenChange={close}
      className="flex flex-col overflow-hidden rounded-card bg-raised text-ink shadow-overlay motion-safe:data-entering:animate-fade"
    >
      <Content label={label} {...picker} hasAutoFocus className="h-[435px] min-h-[230px]" />
    </Popover>
  );
}

/** The library adds a button to close with a screen reader, outside of the dialog: it too belongs to something. */
function makeRegion(popover: HTMLElement | null) {
  popover?.setAttribute('role', 'region');
}

type ContentProps = EmojiPickerProps & { label: string; className: string };

/**
 * A dialog of our own making: the library's would look for the next thing to focus outside of the picker's shadow root,
 * and Tab would lead nowhere. What is outside of it is inert, so focus stays inside by itself.
 */
function Content({ label, className, ...picker }: ContentProps) {
  const dialog = useRef<HTMLDivElement>(null);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only keeps what bubbles
    <div
      ref={dialog}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the popover around it is what opens and closes
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={keepToItself}
      className={`flex min-h-0 flex-col outline-none ${className}`}
    >
      <EmojiPicker {...picker} onEscape={() => dialog.current?.focus()} />
    </div>
  );
}

/** Letters typed in here are no shortcuts of the screen behind. */
function keepToItself(event: ReactKeyboardEvent) {
  if (event.key !== 'Escape') event.stopPropagation();
}

/**
 * The library keeps Tab inside by looking for what is next, sees nothing in the picker's shadow root and drops the focus:
 * here Tab is left to the browser, as all else is inert. And the picker itself drops the focus when a skin tone is chosen:
 * Escape closes from there too.
 */
function useKeysOfShadow(onClose: () => void) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key === 'Tab') event.stopPropagation();
      if (event.key === 'Escape' && document.activeElement === document.body) close();
    }
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, []);
}
