import type { ComponentChildren } from 'preact';
import type { ChatAssistant, ConversationSummary } from '#api/ChatApi.ts';
import type { Person } from '#conversation/personAnswering.ts';
import { Avatar } from './Avatar.tsx';
import { ConversationMenu } from './ConversationMenu.tsx';

type HeaderProps = {
  assistant: ChatAssistant;
  /** Who answers; null: the assistant does. */
  person: Person | null;
  /** What else can be done. */
  more: ComponentChildren;
  conversations: readonly ConversationSummary[];
  current: string;
  onSwitch: (id: string) => void;
  onStartNew: () => void;
};

/** Who one talks to, and the way to one's other conversations. */
export function Header({ assistant, person, more, ...menu }: HeaderProps) {
  return (
    <header className="relative flex min-h-16 items-center gap-3 bg-band px-4 py-3 text-band-ink wide:px-6">
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
          <bdi>{assistant.clientName}</bdi>
        </p>
      </div>
      {menu.conversations.length > 0 && <ConversationMenu {...menu} />}
      {more}
    </header>
  );
}
