import type { ComponentChildren } from 'preact';
import type { ChatAssistant, VisitorConversation } from '#api/ChatApi.ts';
import { t } from '#language/t.ts';
import { Button } from './Button.tsx';
import { backSentence } from './teamSentences.ts';

type PersonBarProps = {
  assistant: ChatAssistant;
  conversation: VisitorConversation;
  /** Whether it was the visitor who asked for a person. */
  isAsked: boolean;
  onRequest: () => void;
};

/** Who answers, as long as that is not a person who is known by name; and the way to a person. */
export function PersonBar({ assistant, conversation, isAsked, onRequest }: PersonBarProps) {
  const { handledBy, handoffRequestedAt } = conversation;
  if (handoffRequestedAt) {
    const back = backSentence(assistant.availability);
    return (
      <Bar>
        {[
          isAsked && t('You asked for a person.'),
          t('Somebody at {company} will answer here.', { company: assistant.clientName }),
          back && `${back}.`,
        ]
          .filter(Boolean)
          .join(' ')}
      </Bar>
    );
  }
  if (handledBy === 'Agent') return null;
  return (
    <Bar>
      <span className="flex-1">{t('{name} is an AI assistant.', { name: assistant.title })}</span>
      {assistant.config.gpt.offersPerson && (
        <Button look="link" onClick={onRequest}>
          {t('Ask for a person')}
        </Button>
      )}
    </Bar>
  );
}

function Bar({ children }: { children: ComponentChildren }) {
  return (
    <output className="flex min-h-9 flex-wrap items-center gap-x-2 border-t border-line bg-well gutter py-1.5 text-dense text-ink-muted">
      {children}
    </output>
  );
}
