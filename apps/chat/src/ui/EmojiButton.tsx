import type { ComponentType } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { CustomEmoji } from '#api/ChatApi.ts';
import { t } from '#language/t.ts';
import { IconButton } from './IconButton.tsx';
import { SmileIcon } from './icons.tsx';
import { useDismiss } from './useDismiss.ts';

type PickerProps = { customEmojis: readonly CustomEmoji[]; onPick: (text: string) => void };

/** Opens the picker, whose code comes when it is first asked for. */
export function EmojiButton({ customEmojis, onPick }: PickerProps) {
  const [isOpen, setOpen] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [Picker, setPicker] = useState<ComponentType<PickerProps> | null>(null);
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useDismiss(isOpen, area, (isByKey) => {
    setOpen(false);
    if (isByKey) button.current?.focus();
  });

  async function open() {
    setOpen(true);
    setMissing(false);
    try {
      const { EmojiPicker } = await import('#emoji/EmojiPicker.tsx');
      setPicker(() => EmojiPicker);
    } catch {
      setMissing(true);
    }
  }

  return (
    <div ref={area}>
      <IconButton
        buttonRef={button}
        label={t('Emojis')}
        aria-expanded={isOpen}
        onClick={() => (isOpen ? setOpen(false) : void open())}
      >
        <SmileIcon className="size-5" />
      </IconButton>
      {isOpen && (
        <section
          aria-label={t('Emojis')}
          className="absolute inset-x-0 bottom-full z-10 mb-2 max-w-96 overflow-hidden rounded-card bg-raised shadow-overlay"
        >
          {Picker && !isMissing ? (
            <Picker
              customEmojis={customEmojis}
              onPick={(text) => {
                setOpen(false);
                onPick(text);
              }}
            />
          ) : (
            <output className="block p-3 text-dense text-ink-muted">
              {isMissing ? t('The emojis could not be loaded. Close this and open it again.') : t('Loading emojis')}
            </output>
          )}
        </section>
      )}
    </div>
  );
}
