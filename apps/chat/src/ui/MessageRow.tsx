import type { ChatAssistant } from '#api/ChatApi.ts';
import type { BookingActions } from '#chat/bookingActions.ts';
import type { FormActions } from '#chat/formActions.ts';
import type { Row } from '#conversation/threadRows.ts';
import { t } from '#language/t.ts';
import { AnswerFoot, type AnswerActions } from './AnswerFoot.tsx';
import type { OpenSource } from './AnswerSources.tsx';
import { Avatar } from './Avatar.tsx';
import { BookingMessage } from './BookingMessage.tsx';
import { Bubble } from './Bubble.tsx';
import { eventText } from './eventText.ts';
import { Delivery, type DeliveryProps } from './Delivery.tsx';
import { FormMessage } from './FormMessage.tsx';
import { FlowStepView, type FlowStepViewProps } from './FlowStepView.tsx';
import { LazyShelf } from './LazyShelf.tsx';
import { latePart } from './latePart.tsx';
import { MessageText } from './MessageText.tsx';
import { exactTimeOf, timeOf } from './when.ts';

const MessageFiles = latePart(async () => (await import('./MessageFiles.tsx')).MessageFiles);

type MessageRowProps = {
  row: Row;
  assistant: ChatAssistant;
  /** What was asked before it. */
  question: string;
  isNewest: boolean;
  /** Null where sources are not shown. */
  onSource: OpenSource | null;
  answers: AnswerActions;
  forms: FormActions;
  bookings: BookingActions;
  flow: Omit<FlowStepViewProps, 'step'>;
} & Omit<DeliveryProps, 'row'>;

/** One message: the visitor's at the right, everybody else's at the left, the system's small in the middle. */
export function MessageRow({
  row,
  assistant,
  question,
  isNewest,
  onSource,
  answers,
  forms,
  bookings,
  flow,
  ...delivery
}: MessageRowProps) {
  if (row.author === 'System') return <SystemLine row={row} />;
  const isOwn = row.author === 'Visitor';
  // Own messages are not read out: who wrote them knows them.
  return (
    <li
      id={row.id}
      aria-live={isOwn ? 'off' : undefined}
      className={`flex animate-rise gap-2 ${isOwn ? 'flex-row-reverse' : ''} ${row.isFirst ? 'mt-4' : 'mt-1'}`}
    >
      {!isOwn && <Face row={row} image={assistant.avatar} />}
      <div
        className={`flex min-w-0 flex-col ${row.products ? 'max-w-[calc(100%-36px)]' : 'max-w-[84%]'} ${isOwn ? 'items-end' : 'items-start'} ${row.kind === 'Form' ? 'w-full' : ''}`}
      >
        {row.isFirst && <Author row={row} isOwn={isOwn} />}
        {!row.isFirst && <span className="sr-only">{isOwn ? t('You') : row.authorName}: </span>}
        {row.kind === 'Form' && row.id && !row.takenBackAt ? (
          <FormMessage messageId={row.id} title={row.body} chatForm={row.chatForm} forms={forms} />
        ) : row.kind === 'Booking' && row.id && !row.takenBackAt ? (
          <BookingMessage messageId={row.id} title={row.body} booking={row.booking} bookings={bookings} />
        ) : asksEmail(row) ? null : (
          <Bubble
            row={row}
            emojis={assistant.customEmojis}
            onSource={onSource}
            hasMarks={assistant.config.gpt.sourceStyle === 'Numbers'}
          />
        )}
        {row.products && row.id && (
          <LazyShelf
            shelf={row.products}
            isNewest={isNewest}
            onAsk={answers.onAsk}
            onAct={(productId, action) => row.id && answers.onProduct(row.id, productId, action)}
          />
        )}
        {row.kind !== 'Form' && row.files.length > 0 && <MessageFiles files={row.files} />}
        {row.flowStep && !isBooked(row) && <FlowStepView step={row.flowStep} {...flow} />}
        {row.delivery ? (
          <Delivery row={row} {...delivery} />
        ) : (
          (row.isLast || row.editedAt) && <Time at={row.createdAt} editedAt={row.editedAt} />
        )}
        {row.answer && row.id && (
          <AnswerFoot messageId={row.id} answer={row.answer} question={question} isNewest={isNewest} {...answers} />
        )}
      </div>
    </li>
  );
}

/** What a step asks by itself is said with the field, in the visitor's language. */
const asksEmail = ({ flowStep }: Row) => flowStep?.choices[0]?.kind === 'Email';

/** What was booked is not left any more. */
const isBooked = ({ booking }: Row) => booking !== null && booking.status !== 'Offered';

function Author({ row, isOwn }: { row: Row; isOwn: boolean }) {
  if (isOwn) return <span className="sr-only">{t('You')}: </span>;
  return (
    <span className="mb-1 flex max-w-full items-center gap-1.5 text-xs text-ink-muted">
      <bdi className="truncate font-medium">{row.authorName}</bdi>{' '}
      {row.author === 'AI' && <span className="rounded-sm bg-press px-1 text-ink-muted">{t('AI')}</span>}
      <span className="sr-only">: </span>
    </span>
  );
}

function Face({ row, image }: { row: Row; image: string | null }) {
  if (!row.isFirst) return <span className="w-7 shrink-0" />;
  const isAssistant = row.author !== 'Agent';
  const shape = isAssistant ? 'rounded-lg' : 'rounded-full';
  return (
    <Avatar
      name={row.authorName}
      image={isAssistant ? image : row.authorAvatar}
      isPerson={!isAssistant}
      className={`mt-5 size-7 text-2xs ${shape}`}
    />
  );
}

function Time({ at, editedAt }: { at: string; editedAt: string | null }) {
  return (
    <p className="mt-1 px-0.5 text-xs text-ink-faint">
      <time dateTime={at} title={exactTimeOf(at)} className="tabular-nums">
        {timeOf(at)}
      </time>
      {editedAt && <span title={exactTimeOf(editedAt)}> · {t('Edited')}</span>}
    </p>
  );
}

function SystemLine({ row }: { row: Row }) {
  return (
    <li className="mx-auto mt-4 max-w-[84%] animate-rise text-center text-xs text-ink-faint">
      <MessageText text={eventText(row)} />
    </li>
  );
}
