import { useState } from 'preact/hooks';
import type { ConversationSummary } from '#api/ChatApi.ts';
import { t } from '#language/t.ts';
import { Button } from '#ui/Button.tsx';
import { ConversationEntry } from '#ui/ConversationEntry.tsx';
import { ChatsIcon } from '#ui/icons.tsx';
import { Card, cardRow, CardRowText } from './Card.tsx';

const FIRST = 3;

type ConversationsBlockProps = {
  title: string;
  lang: string;
  /** Last activity first. */
  conversations: readonly ConversationSummary[];
  onChoose: (id: string) => void;
  /** Null for whoever may not write. */
  onStartNew: (() => void) | null;
};

/** The visitor's latest conversations, and the way to another. */
export function ConversationsBlock({ title, lang, conversations, onChoose, onStartNew }: ConversationsBlockProps) {
  const [showsAll, setShowsAll] = useState(false);
  const hasAny = conversations.length > 0;
  const left = showsAll ? 0 : conversations.length - FIRST;
  if (!hasAny && !onStartNew) return null;
  return (
    <Card
      title={hasAny ? title || t('Your conversations') : ''}
      lang={title ? lang : undefined}
      label={t('Your conversations')}
    >
      {hasAny && (
        <ul className="px-1.5 pb-1.5">
          {conversations.slice(0, showsAll ? undefined : FIRST).map((conversation) => (
            <li key={conversation.id}>
              <ConversationEntry conversation={conversation} onChoose={() => onChoose(conversation.id)} />
            </li>
          ))}
          {left > 0 && (
            <li className="px-1.5">
              <Button look="link" onClick={() => setShowsAll(true)}>
                {t('Show {count} more', { count: left })}
              </Button>
            </li>
          )}
        </ul>
      )}
      {onStartNew && (
        <button type="button" onClick={onStartNew} className={`${cardRow} ${hasAny ? 'border-t border-line' : ''}`}>
          <CardRowText icon={<ChatsIcon />} text={hasAny ? t('Start a new conversation') : t('Send us a message')} />
        </button>
      )}
    </Card>
  );
}
