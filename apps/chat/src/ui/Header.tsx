import type { ComponentChildren } from 'preact';
import type { ChatAssistant } from '#api/ChatApi.ts';
import type { Person } from '#conversation/personAnswering.ts';
import { t } from '#language/t.ts';
import { Avatar } from './Avatar.tsx';
import { BandButton } from './BandButton.tsx';
import { CloseButton } from './CloseButton.tsx';
import { ChevronLeftIcon } from './icons.tsx';
import type { Words } from './words.ts';

type HeaderProps = {
  assistant: ChatAssistant;
  words: Words;
  /** Who answers; null: the assistant does. */
  person: Person | null;
  /** Leads to the home page; null on it. */
  onBack: (() => void) | null;
  /** Closes the window that the chat is in; null where it is a page of its own. */
  onClose: (() => void) | null;
  /** What else can be done. */
  children: ComponentChildren;
};

/** Who one talks to, and the ways elsewhere. */
export function Header({ assistant, words, person, onBack, onClose, children }: HeaderProps) {
  const subtitle = person ? '' : words.of(assistant.config.appearance.subtitle);
  return (
    <header className="chat-header relative flex min-h-16 items-center gap-3 bg-band gutter py-3 text-band-ink">
      {onBack && (
        <span className="-mr-2 -ml-2">
          <BandButton label={t('Back to the start')} onClick={onBack}>
            <ChevronLeftIcon className="size-5" />
          </BandButton>
        </span>
      )}
      {person === null ? (
        <Avatar name={assistant.title} image={assistant.avatar} className="size-9 rounded-card text-sm" />
      ) : (
        <Avatar name={person.name} image={person.avatar} isPerson className="size-9 rounded-full text-sm" />
      )}
      <div className="min-w-0 flex-1">
        <h1 className="truncate leading-5 font-semibold">
          <bdi>{person?.name ?? assistant.title}</bdi>
        </h1>
        <p className="truncate text-dense text-band-ink-muted">
          <bdi lang={subtitle ? words.lang : undefined}>{subtitle || assistant.clientName}</bdi>
        </p>
      </div>
      {children}
      <CloseButton onClose={onClose} />
    </header>
  );
}
