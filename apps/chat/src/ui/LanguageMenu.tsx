import { useRef, useState } from 'preact/hooks';
import { t } from '#language/t.ts';
import { BandButton } from './BandButton.tsx';
import { GlobeIcon } from './icons.tsx';
import { LanguageChoices, nameOf } from './LanguageChoices.tsx';
import { useDismiss } from './useDismiss.ts';
import type { Words } from './words.ts';

type LanguageMenuProps = { words: Words; onChoose: (language: string) => void };

/** The language in which the assistant speaks, for the visitor to choose; nothing where it speaks one only. */
export function LanguageMenu({ words, onChoose }: LanguageMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useDismiss(isOpen, area, (isByKey) => close(isByKey));
  if (words.languages.length < 2) return null;

  function close(returnsFocus = true) {
    setOpen(false);
    if (returnsFocus) button.current?.focus();
  }

  return (
    <div ref={area}>
      <BandButton
        buttonRef={button}
        label={t('Language: {name}', { name: nameOf(words.lang) })}
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : setOpen(true))}
      >
        <GlobeIcon className="size-5" />
      </BandButton>
      {isOpen && (
        <div className="absolute top-full right-(--gutter) z-10 -mt-1.5 w-[min(14rem,calc(100vw-2rem))] rounded-card bg-raised p-1.5 text-ink shadow-overlay">
          <LanguageChoices
            languages={words.languages}
            current={words.lang}
            onChoose={(language) => {
              close();
              onChoose(language);
            }}
          />
        </div>
      )}
    </div>
  );
}
