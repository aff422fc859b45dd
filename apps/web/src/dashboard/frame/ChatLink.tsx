import { MessageCircle } from 'lucide-react';
import { chatAddress } from './openChatPopup.ts';

export type Chat = { clientId: string; assistant: { id: string; title: string } };

/** Leads to the chat as visitors have it, to write the first message oneself. */
export function ChatLink({ clientId, assistant }: Chat) {
  return (
    <a
      href={chatAddress(clientId, assistant.id)}
      target="_blank"
      rel="noopener"
      className="edge-button inline-flex h-8 items-center gap-1.5 rounded-control bg-surface px-3 text-dense font-medium transition-colors hover:bg-well max-md:h-10 dark:bg-raised"
    >
      <MessageCircle aria-hidden className="size-4 text-ink-muted" strokeWidth={1.75} />
      Write to {assistant.title}
    </a>
  );
}
