import { excerpt } from '@parley/message-text/excerpt';
import type { CustomEmoji, Quoted } from '#api/ChatApi.ts';
import { plainBody } from '#conversation/plainBody.ts';
import type { Row } from '#conversation/threadRows.ts';
import { mark, t } from '#language/t.ts';
import { AnswerSources, type OpenSource } from './AnswerSources.tsx';
import { MessageText } from './MessageText.tsx';

type BubbleProps = {
  row: Row;
  emojis: readonly CustomEmoji[];
  /** Null where sources are not shown. */
  onSource: OpenSource | null;
  /** Whether their numbers stand in the text too. */
  hasMarks: boolean;
};

const TAKEN_BACK = mark('This message was taken back.');

/** The words of a message, with the one that it answers. */
export function Bubble({ row, emojis, onSource, hasMarks }: BubbleProps) {
  const { author, body, files, replyTo, takenBackAt, citations } = row;
  if (takenBackAt) {
    return (
      <p className="max-w-full rounded-bubble border border-dashed border-line-strong px-3 py-2 text-ink-muted italic">
        {t(TAKEN_BACK)}
      </p>
    );
  }
  if (body === '' && !replyTo) return null;
  const isOwn = author === 'Visitor';
  // The company may choose the colour of the visitor's: all that stands on it has the ink that goes with it.
  const look = isOwn
    ? 'is-visitor rounded-br-sm border border-bubble-line bg-bubble text-bubble-ink [&_a]:text-inherit [&_a]:hover:text-inherit'
    : 'rounded-bl-sm border border-line reply';
  return (
    <div className={`chat-bubble max-w-full rounded-bubble px-3 py-2 ${look} ${files.length > 0 ? 'mb-1' : ''}`}>
      {replyTo && <Quote quoted={replyTo} isOwn={isOwn} />}
      <MessageText
        text={body}
        emojis={emojis}
        sources={citations}
        onSource={hasMarks ? onSource : null}
        isMarkdown={author === 'AI' || author === 'Flow'}
      />
      {onSource && citations.length > 0 && <AnswerSources sources={citations} onOpen={onSource} />}
    </div>
  );
}

/** Leads to the message where it is loaded. */
function Quote({ quoted, isOwn }: { quoted: Quoted; isOwn: boolean }) {
  const { id, author, authorName } = quoted;
  const name = author === 'Visitor' ? t('You') : authorName;
  const words = excerpt({ ...quoted, body: plainBody(quoted), attachments: [{ name: t('A file') }] }, t(TAKEN_BACK));
  return (
    <button
      type="button"
      aria-label={t('Answers {name}: {words}', { name, words })}
      onClick={() => document.getElementById(id)?.scrollIntoView({ block: 'center', behavior: 'smooth' })}
      className={`mb-1.5 block w-full rounded-sm border-l-2 px-2 py-1 text-left text-dense ${isOwn ? 'border-current' : 'border-brand bg-hover text-ink-muted'}`}
    >
      <bdi className="block truncate font-medium">{name}</bdi>
      <span dir="auto" className="line-clamp-2 wrap-anywhere">
        {words}
      </span>
    </button>
  );
}
