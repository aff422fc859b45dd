import { useRef, useState } from 'preact/hooks';
import { t } from '#language/t.ts';
import { BandButton } from './BandButton.tsx';
import { MoreIcon } from './icons.tsx';
import { latePart } from './latePart.tsx';
import type { MorePanelProps } from './MorePanel.tsx';
import { useDismiss } from './useDismiss.ts';

const MorePanel = latePart(async () => (await import('./MorePanel.tsx')).MorePanel);

/** A button to what else can be done with a conversation. */
export function MoreMenu(given: Omit<MorePanelProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useDismiss(isOpen, area, close);

  function close(returnsFocus = true) {
    setOpen(false);
    if (returnsFocus) button.current?.focus();
  }

  return (
    <div ref={area} className="relative">
      <BandButton
        buttonRef={button}
        label={t('More')}
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : setOpen(true))}
      >
        <MoreIcon className="size-5" />
      </BandButton>
      {isOpen && (
        <section
          aria-label={t('More')}
          className="absolute top-full right-0 z-10 mt-2 w-[min(20rem,calc(100vw-2rem))] rounded-card bg-raised p-1.5 text-ink shadow-overlay"
        >
          <MorePanel {...given} onClose={close} />
        </section>
      )}
    </div>
  );
}
