import type { ComponentChildren } from 'preact';
import type { ChatAssistant, ConversationSummary } from '#api/ChatApi.ts';
import { Avatar } from './Avatar.tsx';
import { ConversationMenu } from './ConversationMenu.tsx';

type HeaderProps = {
  assistant: ChatAssistant;
  /** Who has the conversation, when that is known. */
  agentName: string | null;
  /** What else can be done. */
  more: ComponentChildren;
  conversations: readonly ConversationSummary[];
  current: string;
  onSwitch: (id: string) => void;
  onStartNew: () => void;
};

/** Who one talks to, and the way to one's other conversations. */
export function Header({ assistant, agentName, more, ...menu }: HeaderProps) {
  return (
    <header className="flex min-h-16 items-center gap-3 bg-band px-4 py-3 text-band-ink wide:px-6">
      <Avatar name={assistant.title} image={assistant.avatar} className="size-9 rounded-card text-sm" />
      <div className="min-w-0 flex-1">
        <h1 className="truncate leading-5 font-semibold">
          <bdi>{assistant.title}</bdi>
        </h1>
        <p className="truncate text-dense text-band-ink-muted">
          {agentName ? (
            <>
              <bdi>{agentName}</bdi> at <bdi>{assistant.clientName}</bdi>
            </>
          ) : (
            <bdi>{assistant.clientName}</bdi>
          )}
        </p>
      </div>
      {menu.conversations.length > 0 && <ConversationMenu {...menu} />}
      {more}
    </header>
  );
}
